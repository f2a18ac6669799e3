#!/usr/bin/env bash
# Stops if the project's containers or volumes belong to a checkout in another folder of this machine: two with the same name
# would replace each other's containers, and share or delete the same data. TAKE_OVER=1 says that this is meant. The empty volume
# PROJECT_checkout records the folder in a label; without it the containers say where they were started.
#   project.sh check [ENV_FILE] | claim (records this folder) | down (stops the site) | remove (deletes all but the backups)
env_file=${2:-}
. "$(dirname "$0")/common.sh"
record=${project}_checkout

folders() {
  # Removed in another way than by `make remove`: nobody's. `docker compose down --volumes` may leave the off-site backup's.
  [ -n "$(docker ps --all --quiet "$ours")$(docker volume ls --quiet "$ours" | grep -vx ".*_offsite")" ] ||
    docker volume rm --force "$record" >/dev/null 2>&1 || true
  docker volume inspect --format '{{index .Labels "folder"}}' "$record" 2>/dev/null ||
    docker ps --all --format '{{.Label "com.docker.compose.project.working_dir"}}' "$ours" | sort -u
}

while read -r folder; do
  [ -z "$folder" ] || [ "$folder" -ef . ] || [ "${TAKE_OVER:-}" = 1 ] ||
    fail "The site \"$project\" on this machine belongs to the checkout in $folder: nothing was changed. Give this one a
COMPOSE_PROJECT_NAME of its own in .env. If that folder was moved here, or this one shall replace it: make up TAKE_OVER=1"
done < <(folders)

remove() { # WORDS of docker, which get each line of standard input; prints what failed
  local name
  while read -r name; do docker "$@" "$name" >/dev/null 2>&1 || echo "  docker $* $name"; done
}

case $1 in
  check) ;;
  claim)
    docker volume rm --force "$record" >/dev/null
    docker volume create --label "folder=$PWD" "$record" >/dev/null
    ;;
  down | remove)
    lock
    [ "$1" = down ] || confirm "This deletes the site \"$project\" with all its data."
    docker compose --profile '*' down --remove-orphans || true
    # What Compose does not know: left by an interrupted command, or by another version.
    left=$(
      docker ps --all --quiet "$ours" | remove rm --force
      docker network ls --format '{{.Name}}' "$ours" | remove network rm
      [ "$1" = remove ] || exit 0
      docker volume ls --quiet "$ours" | remove volume rm
      # Only those built for it: Postgres' and pulled ones may be another site's too.
      docker images --quiet "$ours" | sort -u | remove rmi --force
    )
    [ -z "$left" ] || fail "Left, since something else uses it. Once that is gone:"$'\n'"$left"
    [ "$1" = down ] || docker volume rm --force "$record" >/dev/null
    ;;
esac
