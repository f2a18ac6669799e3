#!/usr/bin/env bash
# Upgrades the running stack to this checkout, or to RIDGELINE_TAG in RIDGELINE_IMAGES: images, backup, migrations, then the
# site's files, the API's replicas one at a time, and nginx if its image or settings have changed. If the new version is
# unhealthy, rolls back to the previous images. `upgrade.sh back` does so later. The database is not rolled back: every
# migration keeps the previous version working.
set -euo pipefail
here=$(dirname "$0")

bash "$here/checkSettings.sh"
# shellcheck source=settings.sh
. "$here/settings.sh"
# shellcheck source=images.sh
. "$here/images.sh"
say() { echo "== $1"; }
containers() { docker compose ps --all --quiet "$1"; }
running() { docker inspect --format '{{.Image}}' "$(docker compose ps --quiet "$1" | first)"; } # SERVICE: its image
run() { docker compose run --rm --no-deps --no-TTY "$@" </dev/null; }

is_current() { # SERVICE CONTAINER: runs the tag's image with the current settings
  local format='{{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' image hash
  image=$(id_of "$1" "$tag")
  hash=$(docker compose config --hash "$1")
  [ "$(docker inspect --format "$format" "$2")" = "$image ${hash#* }" ]
}

is_healthy() { # CONTAINER: within 90 s
  local format='{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}} {{.RestartCount}}'
  for _ in {1..450}; do
    case $(docker inspect --format "$format" "$1") in
      'healthy '* | 'running '*) return 0 ;;
      'unhealthy '* | *' '[3-9]) return 1 ;;
    esac
    sleep 0.2
  done
  return 1
}

# The old container stops once the new one is healthy; but nginx before, since only one can have the ports. A former
# version's container `door` may have them: compose removes it as an orphan.
replace() { # SERVICE CONTAINER
  local before new create=(create --no-build --no-recreate)
  before=$(containers "$1")
  [ "$1" != web ] || create+=(--remove-orphans)
  docker compose --progress quiet "${create[@]}" --scale "$1=$(($(wc -l <<<"$before") + 1))" "$1"
  new=$(containers "$1" | grep -vxF "$before") || return 1
  [ "$1" != web ] || docker stop --time 1 "$2" >/dev/null
  if docker start "$new" >/dev/null && is_healthy "$new"; then
    docker stop "$2" >/dev/null
    docker rm "$2" >/dev/null
    return
  fi
  docker logs --tail 20 "$new" >&2
  docker rm --force "$new" >/dev/null
  docker start "$2" >/dev/null
  return 1
}

# Up to version 1.0 nginx's image held the site, so older images lack these scripts (127).
publish_site() { run site || [ $? = 127 ]; }

# While nginx is replaced its ports are closed, so the new one is tested before anything stops.
test_nginx() {
  run web bash /etc/nginx/ridgeline/configure.sh || [ $? = 127 ] ||
    fail 'nginx would not start with these settings: the previous version keeps running.'
}

roll() {
  local service old
  for service in api web certificates; do
    [ $service != api ] || publish_site || return 1
    for old in $(containers $service); do
      is_current $service "$old" || replace $service "$old" || return 1
    done
  done
  docker compose exec -T web bash /etc/nginx/ridgeline/isHealthy.sh /api/health/ready
}

# Returns to what ran before the last upgrade.
if [ "${1:-}" = back ]; then
  id_of api "$tag-before" >/dev/null 2>&1 || fail "There is no previous version on this machine: nothing was changed."
  retag "$tag-before" "$tag"
  test_nginx
  roll || fail 'The rollback failed: make status, make logs'
  echo 'The version before the last upgrade runs again; all containers are healthy. The database was left as it is.'
  exit 0
fi

open_site_json
for name in "${names[@]}"; do
  [ -n "$(docker compose ps --quiet "$name")" ] || fail "$name is not running: make up"
done

say 'Images'
get_images "${names[@]}"
# Holds nothing of ours, so it is no part of a rollback.
[ -z "$(containers offsite)" ] || get_images offsite
is_new=
for name in "${names[@]}"; do
  [ "$(running "$name")" = "$(id_of "$name" "$tag")" ] || is_new=1
done
if [ $is_new ]; then
  for name in "${names[@]}"; do docker tag "$(running "$name")" "$(image "$name" "$tag-before")"; done
fi
# Whatever fails from here on, the tag returns to the images that run.
keep_images() { [ ! $is_new ] || retag "$tag-before" "$tag"; }
trap keep_images EXIT

# An external database has no service `roles`.
mapfile -t once < <(docker compose config --services | grep -xE 'secrets|roles|migrate|site')
run_once() {
  [[ " ${once[*]} " != *" $1 "* ]] || run "$1" || fail "The service $1 failed: the previous version keeps running."
}
say 'Settings, secrets and database roles'
test_nginx
run_once secrets
run_once roles
say 'Backup'
run backup once
say 'Migrations'
run_once migrate
say 'Containers'
if roll; then
  trap - EXIT
  # They mount scripts that the new version may have replaced.
  for name in backup offsite; do
    [ -z "$(containers $name)" ] || docker compose up --detach --no-deps --no-build --force-recreate $name
  done
  # What ran once would keep the image that it ran.
  docker compose rm --force "${once[@]}" >/dev/null
  remove_untagged
  echo "Upgraded to $(version); all containers are healthy."
  exit 0
fi

say 'The new version is unhealthy: rolling back'
keep_images
roll || fail 'The rollback failed too: make status, make logs'
fail 'Rolled back; the previous version is healthy. The log above shows why the new one failed.'
