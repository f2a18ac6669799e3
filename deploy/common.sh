# What the operator's scripts share; they source it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() { echo "$1" >&2; exit 1; }
compose() { COMPOSE_IGNORE_ORPHANS=1 docker compose --progress quiet "$@"; }
# A wrong value of these would keep Compose from reading its files; `make up` says what is wrong.
plain() { HTTP_PORT='' HTTPS_PORT='' API_REPLICAS='' BACKUP_DIR='' BACKUP_USER='' BACKUP_MOUNT='' BACKUP_SSH_KEY='' COMPOSE_PROFILES='' compose "$@"; }

docker compose version >/dev/null 2>&1 || fail '! Docker Compose version 2 is missing: docs/install.md'
project=$(plain ${env_file:+--env-file "$env_file"} config | sed -n 's/^name: //p')
ours=--filter=label=com.docker.compose.project=$project

containers() { # SERVICE [FILTER...]
  docker ps --all --quiet "$ours" --filter "label=com.docker.compose.service=$1" --filter label=com.docker.compose.oneoff=False "${@:2}"
}

is_healthy() { # CONTAINER: within 90 s
  for _ in {1..90}; do
    case $(docker inspect --format '{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}} {{.RestartCount}}' "$1") in
      'healthy '* | 'running '*) return ;;
      'unhealthy '* | *' '[3-9]) return 1 ;;
    esac
    sleep 1
  done
  return 1
}

confirm() { # WHAT WOULD BE DONE
  local answer
  [ "${YES:-}" = 1 ] || read -r -p "$1 Type yes to continue: " answer || true
  [ "${YES:-}" = 1 ] || [ "$answer" = yes ] || fail 'Nothing was changed.'
}

# -c: the checkout may be somebody else's, as under root's cron.
checkout_version() { git -c safe.directory='*' describe --always --dirty 2>/dev/null; }

# What changes the site's containers runs alone; a script that another one starts has that one's lock.
lock() {
  [ -z "${RIDGELINE_IS_LOCKED:-}" ] || return 0
  local said result=0
  exec 9<.
  said=$(flock -n -E 75 9 2>&1) || result=$?
  [ $result != 75 ] || fail 'Another command is changing this site: nothing was done. Try again once it has finished.'
  [ $result = 0 ] || echo "Warning: run no other command meanwhile, since this folder cannot be locked (${said##*: })." >&2
  export RIDGELINE_IS_LOCKED=1
}
