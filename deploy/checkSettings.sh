#!/usr/bin/env bash
# Checks the settings that Compose reads; one sentence per mistake.
set -euo pipefail

here=$(dirname "$0")
# shellcheck source=settings.sh
. "$here/settings.sh"

# Sets each of them as Compose reads it, from the environment or .env.
while IFS=': ' read -r name value; do
  value=${value#[\"\']} value=${value%[\"\']}
  printf -v "$name" %s "$value"
done < <(
  docker compose --project-directory . --file "$here/composeSettings.yml" config | sed -n 's/^ *\([A-Z][A-Z_0-9]*: \)/\1/p'
)

check_port() { # NAME: a port, or an address and a port
  local value=${!1} byte='(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
  local address="(($byte\\.){3}$byte:|\\[[0-9a-fA-F:.]+\\]:)?"
  [ -n "$value" ] || return 0
  [[ $value =~ ^$address(0|[1-9][0-9]{0,4})$ && ${value##*:} -le 65535 ]] ||
    fail "$1: expected a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080, received '$value'"
}

check() { # NAME PATTERN EXPECTED
  [ -z "${!1}" ] || [[ ${!1} =~ ^($2)$ ]] || fail "$1: expected $3, received '${!1}'"
}

check_port HTTP_PORT
check_port HTTPS_PORT
check API_REPLICAS '[1-9][0-9]?' 'a whole number from 1 to 99'
check RIDGELINE_IMAGES '[a-z0-9.-]+(:[0-9]+)?(/[a-z0-9._-]+)+' 'a registry and a prefix, such as registry.example.com/my-site'
check RIDGELINE_TAG '[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}' 'a tag of letters, digits, dots, dashes and underscores'
check BACKUP_USER '[0-9]+(:[0-9]+)?' 'the numbers of a user and a group, such as 1000:1000'
check IPV6_SUBNET '[0-9a-fA-F:]+/([1-9]?[0-9]|1[01][0-9]|12[0-8])' 'a subnet such as fd8e:52d1:70a4:1::/64'
[ -z "$BACKUP_SSH_KEY" ] || [ -f "$BACKUP_SSH_KEY" ] ||
  fail "BACKUP_SSH_KEY: expected the path of a private key, received '$BACKUP_SSH_KEY'"
# A docker-compose.override.yml may have profiles of its own.
profiles=$(docker compose config --profiles)
IFS=, read -ra chosen <<<"$COMPOSE_PROFILES"
for profile in "${chosen[@]}"; do
  grep -qxF -- "$profile" <<<"$profiles" || fail "COMPOSE_PROFILES: expected ${profiles//$'\n'/, }, received '$profile'"
done
