#!/usr/bin/env bash
# Prints the owner's admin token. With the argument 1 it first generates a new one, and restarts the API's replicas one at a
# time, so that they refuse the old one.
. "$(dirname "$0")/common.sh"
secrets() { compose run --rm --no-deps --no-TTY secrets node services/api/dist/cli.js secrets "$1" </dev/null; }

if [ "${1:-}" = 1 ]; then
  lock
  secrets renew
  for replica in $(containers api --filter status=running); do
    docker restart "$replica" >/dev/null
    is_healthy "$replica" || fail 'A replica of the API did not start again: make up'
  done
fi
secrets token
