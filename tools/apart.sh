#!/bin/sh
# tools/apart.sh COMMAND...: runs it with no network but this machine's own. Each network of Docker's that comes or goes cuts
# what Chromium is just loading, wherever from (ERR_NETWORK_CHANGED). Where the system refuses, the command runs as it is.
for way in --net "--net --map-current-user --keep-caps"; do
  # shellcheck disable=SC2086 # several words
  if unshare $way ip link set lo up 2>/dev/null; then
    # shellcheck disable=SC2016,SC2086 # "$@" is for the inner shell
    exec unshare $way sh -c 'ip link set lo up && exec "$@"' sh "$@"
  fi
done
exec "$@"
