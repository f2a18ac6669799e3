#!/usr/bin/env bash
# Starts the production stack, or brings the running one to this checkout and these settings: builds or pulls the images,
# checks all settings, backs up before a new version migrates the database, replaces the API's replicas one after the other,
# and nginx last. A new container that does not become healthy is removed again, and the old one keeps running.
#   up.sh | up.sh upgrade (with the newest base images and Debian packages) | up.sh images (only builds or pulls)
. "$(dirname "$0")/common.sh"
mode=${1:-up}

run() { compose run --rm --no-deps --no-TTY "$@" </dev/null; }
id_of() { docker image inspect --format '{{.Id}}' "$1"; }

# Pulls them if their name contains a registry (RIDGELINE_IMAGES). An upgrade also tries to pull newer images of Debian, Node
# and Postgres; a build would leave the database's own image as it is.
get_images() {
  local name
  [ "$mode" != upgrade ] || plain pull --quiet database || echo 'No newer image of Postgres: going on with the one here.'
  if [[ $image == */* ]]; then
    for name in api web certificates backup; do docker pull --quiet "${image/-api:/-$name:}"; done
  elif [ "$mode" != upgrade ] || [ -z "$WEEK" ] || ! plain --profile backup build --pull; then
    plain --profile backup build
  fi
}

# The API's program checks every setting of .env.example, as Compose reads it from .env or the environment.
check_settings() {
  {
    printf 'services:\n  settings:\n    image: %s\n    network_mode: none\n    environment:\n' "$image"
    sed -n 's/^#\([A-Z][A-Z0-9_]*\)=.*/      \1: ${\1-}/p' .env.example | sort -u
    printf '      OVERRIDE: "%s"\n' "$(compgen -G '*compose.override.y*ml' | sed -n 1p)"
    printf "      DOTENV_NAMES: '%s'\n" "$(sed -nE 's/^[[:space:]]*(export[[:space:]]+)?([A-Za-z_][A-Za-z0-9_]*)[[:space:]]*=.*/\2/p' .env 2>/dev/null | paste -sd ' ')"
  } | COMPOSE_IGNORE_ORPHANS=1 docker compose --progress quiet --project-directory . --file - \
    run --rm --no-TTY --interactive=false settings node services/api/dist/cli.js settings
}

# .env holds passwords. The backup reads it as BACKUP_USER, without root's rights, so it stays readable for any other user.
protect_env() {
  [ -O .env ] && [ -n "$(find .env -perm /077)" ] && [ "$(run --entrypoint id backup -u)" = "$(id -u)" ] || return 0
  chmod 600 .env
  echo 'Made .env readable only by you, since it holds passwords.'
}

is_current() { # SERVICE CONTAINER: runs, with today's image and settings
  local expected now name=${image/-api:/-$1:}
  expected="true $(id_of "$name") $(compose config --hash "$1" | sed 's/.* //')"
  now=$(docker inspect --format '{{.State.Running}} {{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' "$2")
  [ "$now" = "$expected" ]
}

# Goes on from what an interrupted command or `docker stop` has left: what was stopped runs again, and what has a successor
# or never ran is removed.
resume() {
  local service stopped
  for service in api web certificates; do
    stopped=$(containers $service --filter status=exited | tail -n 1) # the oldest
    [ -z "$stopped" ] || [ -n "$(containers $service --filter status=running --filter status=restarting)" ] ||
      docker start "$stopped" >/dev/null || true
  done
  docker container prune --force "$ours" >/dev/null
}

run_once() { # [OPTIONS] SERVICE
  local output
  output=$(run "$@" 2>&1 | tee >(grep --line-buffered '^Waiting' >&2)) ||
    fail "$output"$'\n'"${*: -1} failed: the old version keeps running."
}

# Starts a new container beside the old one, and stops the old one once the new one is healthy; nginx's is stopped first, since
# only one can have the ports, so its configuration is tested before.
replace() { # SERVICE
  local new
  service=$1
  for old in $(containers "$1"); do
    ! is_current "$1" "$old" || continue
    [ "$1" != web ] || run web bash /etc/nginx/ridgeline/start.sh test || return 1
    before=$(containers "$1")
    trap undo EXIT
    compose create --no-build --no-recreate --scale "$1=$(($(wc -l <<<"$before") + 1))" "$1"
    new=$(containers "$1" | grep -vxF "$before") || return 1
    [ "$1" != web ] || docker stop "$old" >/dev/null
    if docker start "$new" >/dev/null && is_healthy "$new"; then
      trap - EXIT
      docker stop "$old" >/dev/null
      docker rm "$old" >/dev/null
      continue
    fi
    docker logs --tail 20 "$new" >&2
    return 1
  done
}

undo() { # an interrupted or failed replacement: the new container goes, and the old one runs
  trap '' HUP INT TERM
  containers "$service" | grep -vxF "$before" | xargs -r docker rm --force
  [ "$service" != web ] || docker stop "$old" # it may be stopping
  docker start "$old"
} >/dev/null 2>&1

start_database() { # OPTIONS
  ! grep -qx database <<<"$services" || compose up --detach --wait --no-build --no-deps "$@" database ||
    fail 'The database does not start: docker compose logs database'
}

# Removes the containers that ran once: if Compose had to replace them, it would stop everything that depends on them.
start_rest() {
  compose rm --force secrets prepare >/dev/null 2>&1
  compose up --no-build --detach --wait
}

# Stops what these settings leave out, such as the database of a site that has moved to an external one. Services of the operator's
# stay, since they may be in a file that is not read today.
remove_unused() {
  local service gone
  for service in $(docker ps --all --format '{{.Label "com.docker.compose.service"}}' "$ours" | sort -u | grep -vxF "$services"); do
    case $service in
      database | backup | roles | migrate | site)
        gone=$(containers "$service")
        xargs -r docker stop <<<"$gone" >/dev/null
        xargs -r docker rm <<<"$gone" >/dev/null
        [ "$service" != database ] || echo "The site has another database now: the former one is stopped. To delete its data: docker volume rm ${project}_database"
        [ "$service" != roles ] || echo "Once you will not go back to the version before: docker volume rm ${project}_secrets ${project}_database-secrets"
        ;;
      *) echo "Left running: $service, which no file of these settings names. To remove it: docker compose up --detach --remove-orphans" ;;
    esac
  done
}

address() {
  local domain
  domain=$(compose exec -T web printenv DOMAIN || true)
  if [ -n "$domain" ]; then echo "https://${domain%%,*}"; else echo "http://localhost:$(compose port web 8080 | sed 's/.*://')"; fi
}

trap 'exit 1' HUP INT TERM
lock
bash deploy/project.sh check
image=$(plain config --images | grep -- '-api:' | sed -n 1p) # head would end before its writer, which then fails
[ "$mode" != upgrade ] || WEEK=${WEEK-$(date +%G-%V)}
# A build takes Debian's packages of the week WEEK, which only `make upgrade` changes: a changed setting needs no network.
export WEEK=${WEEK-$(docker image inspect --format '{{index .Config.Labels "week"}}' "$image" 2>/dev/null || date +%G-%V)}
VERSION=${VERSION-$(checkout_version || true)}
export VERSION
get_images >&2
[ "$mode" != images ] || exit 0
check_settings || fail 'Nothing was changed.'
bash deploy/project.sh claim
protect_env
services=$(compose config --services)
used=$(docker ps --all --quiet "$ours" | xargs -r docker inspect --format '{{.Image}}')
resume
running=$(containers api | sed -n 1p)
if [ -n "$running" ]; then
  if [ "$(docker inspect --format '{{.Image}}' "$running")" != "$(id_of "$image")" ]; then
    start_database --no-recreate
    # A prune may have taken the backup's copy of an external database's address.
    run backup dump || { run_once secrets && run backup dump; } || fail 'The backup failed, so nothing was changed.'
  fi
  start_database
  run_once secrets
  run_once --env STILL_USED="$(docker exec "$running" ls services/web/dist/site/assets)" prepare
  for name in api web certificates; do
    replace $name || fail "The new container of $name is not healthy (its log is above): the old one keeps running."
  done
fi
start_rest || fail 'The site is not healthy: make status, make logs'
remove_unused
# The images that the new ones have replaced: ours, and Postgres'.
docker image prune --force "$ours" >/dev/null
# Of pulled ones the version before stays, as the way back.
if [[ $image == */* ]]; then
  for name in api web certificates backup; do
    docker images --format '{{.Repository}}:{{.Tag}}' "${image/-api:*/-$name}" | grep -vxF "${image/-api:/-$name:}" | sed 1d |
      xargs -r docker rmi >/dev/null 2>&1 || true
  done
fi
docker images --quiet --no-trunc --filter dangling=true | grep -xF "$used" | xargs -r docker rmi >/dev/null 2>&1 || true
! grep -qx backup <<<"$services" || compose exec -T backup test -w /backups ||
  fail "The site runs, but the backup container cannot write to BACKUP_DIR: set BACKUP_USER to this folder's owner."
echo "$(address) is running${VERSION:+, version $VERSION}. The owner logs in at /admin with the token that make token prints."
