#!/usr/bin/env bash
# Builds (or pulls) the images, checks all settings, and starts the production stack; waits until it is healthy. A
# running stack gets new images and settings in the same way as with `make upgrade`.
set -uo pipefail
here=$(dirname "$0")

bash "$here/checkSettings.sh" || exit 1
# shellcheck source=images.sh
. "$here/images.sh"
# shellcheck source=replace.sh
. "$here/replace.sh"

is_running() {
  local service
  [ -n "$(containers certificates)" ] || return
  for service in $(docker compose config --services | grep -xE 'database|api|web'); do
    [ -n "$(docker compose ps --quiet --status running "$service")" ] || return 1
  done
}
! is_running || exec bash "$here/upgrade.sh" settings

mapfile -t services < <(docker compose config --services | grep -xE 'api|web|certificates|offsite')
get_images "${services[@]}" && bash "$here/checkContainers.sh" || exit 1
start_all
result=$?
remove_untagged
exit $result
