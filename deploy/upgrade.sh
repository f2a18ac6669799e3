#!/usr/bin/env bash
# Upgrades the running stack to this checkout, or to RIDGELINE_TAG in RIDGELINE_IMAGES: backup, images, migrations, then one
# container at a time. If the new version is unhealthy, rolls back to the previous images. `upgrade.sh back` does so later.
# The database is not rolled back: every migration keeps the previous version working.
set -euo pipefail

bash "$(dirname "$0")/checkSettings.sh"
# shellcheck source=images.sh
. "$(dirname "$0")/images.sh"
say() { echo "== $1"; }
fail() { echo "$1" >&2; exit 1; }
containers() { docker compose ps --all --quiet "$1"; }
running() { docker inspect --format '{{.Image}}' "$(docker compose ps --quiet "$1" | first)"; } # SERVICE: its image

is_current() { # SERVICE CONTAINER: runs the tag's image with the current settings
  local format='{{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' image hash
  image=$(id_of "$1" "$tag")
  hash=$(docker compose config --hash "$1")
  [ "$(docker inspect --format "$format" "$2")" = "$image ${hash#* }" ]
}

# Asks nginx at once instead of waiting for Docker's next check: until the old one stops, visitors get pages of both.
answers() { # SERVICE CONTAINER
  [ "$1" = web ] && docker exec "$2" bash /etc/nginx/ridgeline/isHealthy.sh 2>/dev/null
}

is_healthy() { # SERVICE CONTAINER: within 90 s
  local format='{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}} {{.RestartCount}}'
  for _ in {1..450}; do
    ! answers "$1" "$2" || return 0
    case $(docker inspect --format "$format" "$2") in
      'healthy '* | 'running '*) return 0 ;;
      'unhealthy '* | *' '[3-9]) return 1 ;;
    esac
    sleep 0.2
  done
  return 1
}

# Lets visitors end their connections themselves (snippets/edge.conf).
take_leave() { # CONTAINER
  docker exec "$1" touch /tmp/ridgeline/leaving 2>/dev/null || return 0
  sleep 1
}

# The old container stops once the new one is healthy. The two nginx share the ports meanwhile, which the door holds.
replace() { # SERVICE CONTAINER
  local before new
  before=$(containers "$1")
  docker compose --progress quiet create --no-build --no-recreate --scale "$1=$(($(wc -l <<<"$before") + 1))" "$1"
  new=$(containers "$1" | grep -vxF "$before") || return 1
  if docker start "$new" >/dev/null && is_healthy "$1" "$new"; then
    [ "$1" != web ] || take_leave "$2"
    docker stop "$2" >/dev/null
    docker rm "$2" >/dev/null
    return
  fi
  docker logs --tail 20 "$new" >&2
  docker rm --force "$new" >/dev/null
  if [ "$(docker inspect --format '{{.State.Running}}' "$2")" = false ]; then close_door "$2"; fi
  return 1
}

# Up to version 1.0 nginx's own container published the ports, and has to let go of them once. Such an nginx knows no door,
# so a rollback leaves nginx as it is.
open_door() {
  docker run --rm --network none "$(image web "$tag")" test -e /etc/nginx/ridgeline/door.pl || return 1
  [ -z "$(docker compose ps --quiet door)" ] || return 0
  docker compose stop web
  docker compose up --detach --no-deps --no-build door
}
close_door() { # CONTAINER that had the ports
  docker compose rm --stop --force door
  docker start "$1" >/dev/null
}

roll() {
  local service old
  for service in api web certificates; do
    [ $service != web ] || open_door || continue
    for old in $(containers $service); do
      is_current $service "$old" || replace $service "$old" || return 1
    done
  done
  docker compose exec -T web bash /etc/nginx/ridgeline/isHealthy.sh /api/health/ready
}

# The new version's. An external database has no service `roles`.
run_once() {
  docker compose config --services | grep -xF "$1" >/dev/null || return 0
  RIDGELINE_TAG=$tag-next docker compose run --rm --no-deps --no-TTY "$1" ||
    fail "The service $1 failed: the previous version keeps running."
}

# Returns to what ran before the last upgrade.
if [ "${1:-}" = back ]; then
  id_of api "$tag-before" >/dev/null 2>&1 || fail "There is no previous version on this machine: nothing was changed."
  retag "$tag-before" "$tag"
  roll || fail 'The rollback failed: make status, make logs'
  echo 'The version before the last upgrade runs again; all containers are healthy. The database was left as it is.'
  exit 0
fi

for name in api web certificates; do
  [ -n "$(docker compose ps --quiet $name)" ] || fail "$name is not running: make up"
done

say 'Images'
if [ -n "$prefix" ]; then
  get_images api web certificates
  retag "$tag" "$tag-next"
else
  RIDGELINE_TAG=$tag-next get_images api web certificates
fi
# Holds nothing of ours, so it is no part of a rollback.
[ -z "$(containers offsite)" ] || get_images offsite
is_new=
for name in api web certificates; do
  [ "$(running $name)" = "$(id_of $name "$tag-next")" ] || is_new=1
done
if [ $is_new ]; then
  for name in api web certificates; do docker tag "$(running $name)" "$(image $name "$tag-before")"; done
fi
say 'Secrets and database roles'
run_once secrets
run_once roles
say 'Backup'
docker compose run --rm --no-deps --no-TTY backup once
say 'Migrations'
run_once migrate
say 'Containers'
retag "$tag-next" "$tag"
for name in api web certificates; do docker rmi "$(image $name "$tag-next")" >/dev/null; done
if roll; then
  # They mount scripts that the new version may have replaced.
  for name in backup offsite; do
    [ -z "$(containers $name)" ] || docker compose up --detach --no-deps --no-build --force-recreate $name
  done
  # What ran once would keep the image that it ran.
  mapfile -t once < <(docker compose config --services | grep -xE 'secrets|roles|migrate')
  docker compose rm --force "${once[@]}" >/dev/null
  remove_untagged
  echo "Upgraded to $(version); all containers are healthy."
  exit 0
fi

say 'The new version is unhealthy: rolling back'
if [ $is_new ]; then retag "$tag-before" "$tag"; fi
roll || fail 'The rollback failed too: make status, make logs'
fail 'Rolled back; the previous version is healthy. The log above shows why the new one failed.'
