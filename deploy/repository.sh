# BACKUP_REPOSITORY and how restic reaches it, for offsite.sh. A wrong setting stops the container with one sentence.

# shellcheck source=settings.sh
. "$(dirname "$0")/settings.sh"
home=/var/lib/ridgeline
key=$home/key
known=$home/known # the addresses that have had a repository

needs() { # BACK-END VARIABLE...
  local backend=$1 name; shift
  for name; do
    [ -n "${!name:-}" ] || fail "$name: Required when BACKUP_REPOSITORY begins with $backend:"
  done
}

# restic would print an address that it cannot parse.
check_rest() {
  local sign="([A-Za-z0-9._~!\$&'()*+,;=-]|%[0-9A-Fa-f]{2})" host='([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?'
  [[ $BACKUP_REPOSITORY =~ ^rest:https?://($sign+(:($sign|:)*)?@)?$host(/($sign|[:@/])*)?$ ]] ||
    fail 'BACKUP_REPOSITORY: expected an address such as rest:https://host:8000/name; RESTIC_REST_USERNAME and RESTIC_REST_PASSWORD hold the login'
}

check_folder() {
  [ -n "${BACKUP_MOUNT:-}" ] || fail 'BACKUP_MOUNT: Required when BACKUP_REPOSITORY is a folder; set it to the same path'
  [[ $BACKUP_REPOSITORY/ == "${BACKUP_MOUNT%/}"/* ]] || fail 'BACKUP_REPOSITORY: expected a folder in BACKUP_MOUNT, or the same'
  [ -w "$BACKUP_MOUNT" ] || fail 'BACKUP_MOUNT: the backup container cannot write to this folder; set BACKUP_USER to its owner'
}

# The address may hold a password, so it is never printed.
case ${BACKUP_REPOSITORY:-} in
  '') ;;
  s3:?*) needs s3 AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY ;;
  b2:?*) needs b2 B2_ACCOUNT_ID B2_ACCOUNT_KEY ;;
  azure:?*) needs azure AZURE_ACCOUNT_NAME AZURE_ACCOUNT_KEY ;;
  sftp:?*) needs sftp BACKUP_SSH_KEY ;;
  rest:http://?* | rest:https://?*) check_rest ;;
  /?*) check_folder ;;
  *) fail 'BACKUP_REPOSITORY: expected a folder, or an address that begins with s3:, sftp:, rest:https://, rest:http://, b2: or azure:' ;;
esac

export RESTIC_REPOSITORY=${BACKUP_REPOSITORY:-} RESTIC_PASSWORD_FILE=$key RESTIC_CACHE_DIR=$home/cache
ssh="-F none -i /tmp/ssh-key -o IdentitiesOnly=yes -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=30"
ssh+=" -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=$home/known_hosts"

# Twelve hours, since the first backup of many photos over a slow connection takes long.
repository() { timeout "${limit:-43200}" restic --quiet --retry-lock=5m --option "sftp.args=$ssh" "$@"; }

copy_ssh_key() { # ssh requires a file that only its user can read
  [[ ${BACKUP_REPOSITORY:-} != sftp:* ]] || install -m 600 /run/backup-ssh-key /tmp/ssh-key ||
    fail 'BACKUP_SSH_KEY: the backup container cannot read this file; set BACKUP_USER to its owner'
}

# Runs restic with a short limit. Prints why the repository cannot be used; returns 10 if there is none.
reach() {
  local result=0
  limit=120 repository "$@" 2>/tmp/said || result=$?
  case $result in
    0 | 10) return $result ;;
    12) echo 'The key does not open this repository.' >&2 ;;
    *) sed -n 1p /tmp/said >&2; echo 'The repository cannot be reached, or refuses us.' >&2 ;;
  esac
  return $result
}

# Removes locks that a killed restic left in the repository. Creates it if there is none, but only once: a disk that is not
# mounted is an empty folder.
open_repository() {
  local result=0
  reach unlock || result=$?
  if [ $result = 10 ]; then
    ! grep -qxsF "$BACKUP_REPOSITORY" $known ||
      { echo 'The repository is gone. Is the disk mounted? How to begin a new one: docs/troubleshooting.md' >&2; return 1; }
    repository init && echo 'Created the repository. Keep its key elsewhere: make backup-key' || return
  elif [ $result != 0 ]; then
    return 1
  fi
  grep -qxsF "$BACKUP_REPOSITORY" $known || echo "$BACKUP_REPOSITORY" >>$known
}
