#!/usr/bin/env bash
# Checks the settings that Compose itself reads; one sentence per mistake. Warns about names in .env that nothing reads, and
# makes .env unreadable for other users. checkContainers.sh checks the rest.
set -euo pipefail

here=$(dirname "$0")
# shellcheck source=readEnv.sh
. "$here/readEnv.sh"
wrong=() # each with its default, so that Compose can continue

refuse() { # NAME EXPECTED [DEFAULT]
  echo "$1: expected $2, received '${!1}'" >&2
  wrong+=("$1=${3:-}")
}

check() { # NAME PATTERN EXPECTED
  [ -z "${!1}" ] || [[ ${!1} =~ ^($2)$ ]] || refuse "$1" "$3"
}

check_port() { # NAME
  local byte='(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
  local address="(($byte\\.){3}$byte:|\\[[0-9a-fA-F:.]+\\]:)?"
  [ -z "${!1}" ] || [[ ${!1} =~ ^$address(0|[1-9][0-9]{0,4})$ && ${!1##*:} -le 65535 ]] ||
    refuse "$1" 'a port from 1 to 65535, or an address and a port such as 127.0.0.1:8080'
}

check_file() { # NAME EXPECTED
  [ -z "${!1}" ] || [ -f "${!1}" ] || refuse "$1" "$2"
}

check_port HTTP_PORT
check_port HTTPS_PORT
check API_REPLICAS '[1-9][0-9]?' 'a whole number from 1 to 99'
check RIDGELINE_IMAGES '[a-z0-9.-]+(:[0-9]+)?(/[a-z0-9._-]+)+' 'a registry and a prefix, such as registry.example.com/my-site'
check RIDGELINE_TAG '[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}' 'a tag of letters, digits, dots, dashes and underscores'
check BACKUP_USER '[0-9]+(:[0-9]+)?' 'the numbers of a user and a group, such as 1000:1000'
check BACKUP_DIR '(/|\./|\.\./|~/).*' 'a path that begins with / or ./'
check IPV6_SUBNET '[0-9a-fA-F:]+/([1-9]?[0-9]|1[01][0-9]|12[0-8])' 'a subnet such as fd8e:52d1:70a4:1::/64'
check_file BACKUP_SSH_KEY 'the path of a private key'
check_file DATABASE_CA_FILE 'the path of a file with certificates'
[ -z "$BACKUP_MOUNT" ] || [ -d "$BACKUP_MOUNT" ] || refuse BACKUP_MOUNT 'a folder (is the disk mounted?)'
IFS=: read -ra files <<<"$COMPOSE_FILE"
for file in "${files[@]}"; do
  [ -f "$file" ] || { refuse COMPOSE_FILE 'existing files, separated by colons' docker-compose.yml; break; }
done
# A docker-compose.override.yml may define its own profiles.
profiles=$(env "${wrong[@]}" docker compose config --profiles) || exit 1
IFS=, read -ra chosen <<<"$COMPOSE_PROFILES"
for profile in "${chosen[@]}"; do
  grep -qxF -- "$profile" <<<"$profiles" || { refuse COMPOSE_PROFILES "${profiles//$'\n'/, }"; break; }
done

# Including those that .env.example only mentions, and those that the operator's own Compose files read.
warn_of_unknown() {
  local name
  for name in $(sed -nE 's/^[[:space:]]*(export[[:space:]]+)?([A-Za-z_][A-Za-z0-9_]*)[[:space:]]*=.*/\2/p' .env); do
    grep -qsw -- "$name" "$here/../.env.example" docker-compose.override.yml "${files[@]}" ||
      echo "Warning: .env sets $name, which is not a setting: see .env.example" >&2
  done
}

# The off-site backup reads .env as BACKUP_USER, without root's rights.
close_env() {
  local user=${BACKUP_USER:-0}
  [ -O .env ] && [ -n "$(find .env -perm /077)" ] || return 0
  if [ "${user%%:*}" = "$(id -u)" ]; then
    chmod 600 .env
    echo 'Closed .env to other users of this machine, since it holds passwords.'
  else
    echo "Warning: other users of this machine may read .env. Set BACKUP_USER=$(id -u):$(id -g), and this closes it." >&2
  fi
}

if [ -f .env ]; then
  warn_of_unknown
  close_env
fi
[ ${#wrong[@]} = 0 ]
