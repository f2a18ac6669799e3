#!/usr/bin/env bash
# Gets the certificate for DOMAIN and renews it, with certbot. nginx serves the authority's challenge and picks up a new
# certificate automatically. If the authority is unavailable, retries with growing delays; the site stays up meanwhile.
set -euo pipefail

home=/var/lib/ridgeline
directory=$home/certificates
check=43200 # seconds: twice a day, as Let's Encrypt asks
retry=60
delay=$retry
if [ -z "${DOMAIN:-}" ] || [ -z "${ACME_EMAIL:-}" ]; then
  echo 'No certificate needed: DOMAIN or ACME_EMAIL is not set.'
  exec sleep infinity
fi

get_certificate() {
  mkdir -p $home/challenges
  timeout 300 certbot certonly --non-interactive --config-dir $directory --work-dir /tmp/work --logs-dir /tmp/logs \
    --webroot --webroot-path $home/challenges --cert-name ridgeline --agree-tos --email "$ACME_EMAIL" \
    --domains "$DOMAIN" --expand --keep-until-expiring ${ACME_SERVER:+--server "$ACME_SERVER"}
}

while true; do
  if get_certificate; then
    sleep $check
    delay=$retry
  else
    echo "Could not get a certificate; retrying in $delay s." >&2
    sleep $delay
    delay=$((delay < 1800 ? delay * 2 : 3600))
  fi
done
