#!/usr/bin/env bash
# Prints the owner's admin token. With the argument 1 it first generates a new one, and replaces the API's replicas one at a
# time, so that they refuse the old one.
set -euo pipefail
here=$(dirname "$0")
secrets() { docker compose run --rm --no-deps --no-TTY secrets node services/api/dist/commands/secrets.js "$1" </dev/null; }

if [ "${1:-}" = 1 ]; then
  secrets renew
  # shellcheck source=settings.sh
  . "$here/settings.sh"
  # shellcheck source=images.sh
  . "$here/images.sh"
  # shellcheck source=replace.sh
  . "$here/replace.sh"
  for old in $(containers api); do
    replace api "$old" || fail 'A replica of the API did not start again; the others still accept the old token: make up'
  done
fi
secrets token
