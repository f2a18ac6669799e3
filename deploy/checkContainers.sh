#!/usr/bin/env bash
# Checks the settings that the containers read, using the containers' own programs, which then exit; one sentence per
# mistake. Needs their images.
set -uo pipefail

here=$(dirname "$0")
# shellcheck source=readEnv.sh
. "$here/readEnv.sh"
environment=(CHECK_SETTINGS=1)
for name in "${variables[@]}"; do environment+=("$name=${!name}"); done
mistakes=

check() { # COMMAND...
  local said found result=0
  said=$("$@" 2>&1 </dev/null) || result=$?
  found=$(grep -E '^[A-Z][A-Z0-9_]*: ' <<<"$said")
  [ -n "$found" ] || [ $result = 0 ] || found=$said
  mistakes+=${found:+$found$'\n'}
}
run() { docker compose --progress quiet run --rm --no-deps --no-TTY "$@"; }

# The container `secrets` passes these on in files.
export VAPID_PRIVATE_KEY DATABASE_URL DATABASE_API_URL
check run --env VAPID_PRIVATE_KEY --env DATABASE_URL --env DATABASE_API_URL api node services/api/dist/commands/settings.js
check run --env CHECK_SETTINGS=1 web bash /etc/nginx/ridgeline/configure.sh
check run --env CHECK_SETTINGS=1 certificates
# These scripts need nothing from their images yet, and without the profile one of the images does not exist.
for name in backup offsite; do check env "${environment[@]}" bash "$here/$name.sh"; done

# Two containers may complain about the same setting.
[ -z "$mistakes" ] || { awk -F ': ' '!seen[$1]++' <<<"${mistakes%$'\n'}" >&2; exit 1; }
