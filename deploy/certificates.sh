#!/usr/bin/env bash
# Gets the certificate for DOMAIN and renews it, with certbot; nginx answers the authority and sees by itself when a
# certificate has come. An authority that is away is asked again, later each time; meanwhile the site is up.
set -euo pipefail

home=/var/lib/ridgeline
directory=$home/certificates
check=${CERTIFICATE_RENEW_SECONDS:-43200}
wait=${CERTIFICATE_RETRY_SECONDS:-60}

if [ -z "${DOMAIN:-}" ]; then
  echo 'DOMAIN is not set: there is no certificate to get.'
  exec sleep infinity
fi
[ -n "${ACME_EMAIL:-}" ] || { echo 'ACME_EMAIL: Required, where DOMAIN is set' >&2; exit 1; }

certbot_with() {
  local command=$1; shift
  timeout 300 certbot "$command" --non-interactive --config-dir $directory --work-dir /tmp/work --logs-dir /tmp/logs "$@"
}

get() {
  mkdir -p $home/challenges
  certbot_with certonly --webroot --webroot-path $home/challenges --cert-name ridgeline \
    --agree-tos --email "$ACME_EMAIL" --domains "$DOMAIN" --expand --keep-until-expiring \
    ${ACME_SERVER:+--server "$ACME_SERVER"}
}

while true; do
  if get; then
    sleep "$check"
    wait=${CERTIFICATE_RETRY_SECONDS:-60}
  else
    echo "No certificate this time: asking again in $wait s." >&2
    sleep "$wait"
    wait=$((wait * 2 > 3600 ? 3600 : wait * 2))
  fi
done
