#!/usr/bin/env bash
# Builds (or pulls) the images, starts the production stack, and waits until it is healthy. Prints the last words of a
# container that is not.
set -uo pipefail

bash "$(dirname "$0")/checkSettings.sh" || exit 1
# shellcheck source=images.sh
. "$(dirname "$0")/images.sh"
open_site_json
mapfile -t services < <(docker compose config --services | grep -xE 'api|web|certificates|offsite')
get_images "${services[@]}" || exit 1
docker compose up --no-build --detach --wait --remove-orphans
result=$?
remove_untagged

unhealthy() {
  docker compose ps --all --format '{{.Service}} {{.State}}{{.Health}}{{.ExitCode}}' |
    sed -E '/ (runninghealthy.*|running0|exited0|created.*)$/d; s/ .*//' | sort -u
}
for service in $(unhealthy); do
  echo "== $service:"
  docker compose logs --no-log-prefix --tail 3 "$service" | sed $'s/\e\\[[0-9;]*[A-Za-z]//g' | uniq
  result=1
done >&2
exit $result
