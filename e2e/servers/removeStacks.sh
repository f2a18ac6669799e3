#!/usr/bin/env bash
# Removes test stacks: containers, networks, volumes, images and temporary folders that are named after them, such as those of a
# second stack that a test has started.
#   removeStacks.sh PROJECT | removeStacks.sh abandoned (all whose process has been killed: its id is part of the name)
set -uo pipefail

remove() {
  local named="name=^/?$1[-_]" network
  docker ps --all --quiet --filter "$named" | xargs -r docker rm --force --volumes
  for network in $(docker network ls --quiet --filter "$named"); do
    docker ps --all --quiet --filter "network=$network" | xargs -r docker rm --force --volumes
    docker network rm "$network"
  done
  docker volume ls --quiet --filter "$named" | xargs -r docker volume rm
  docker images --format '{{.Repository}}:{{.Tag}}' | grep -E "(^|/)$1[-/]" | xargs -r docker rmi --force
  rm -rf "${TMPDIR:-/tmp}/$1-"*
} >/dev/null

if [ "$1" != abandoned ]; then remove "$1"; exit; fi
for project in $( (docker ps --all --format '{{.Names}}'; docker images --format '{{.Repository}}') | grep -oE '^ridgeline-test-[0-9]+' | sort -u); do
  kill -0 "${project##*-}" 2>/dev/null || remove "$project"
done
