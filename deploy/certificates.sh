#!/usr/bin/env bash
# Gets the certificate for DOMAIN and renews it, with certbot. nginx serves the authority's challenge and picks up a new
# certificate automatically. If the authority is unavailable, retries with growing delays; the site stays up meanwhile.
set -euo pipefail

home=/var/lib/ridgeline
directory=$home/certificates
# shellcheck source=settings.sh
. "$(dirname "$0")/settings.sh"
check=$(number CERTIFICATE_RENEW_SECONDS 43200 1 2592000)
retry=$(number CERTIFICATE_RETRY_SECONDS 60 1 3600)
wait=$retry
unneeded=
if [ -z "${DOMAIN:-}" ]; then
  unneeded='DOMAIN is not set: no certificate needed.'
elif [ -z "${ACME_EMAIL:-}" ]; then
  [ -n "${TRUSTED_PROXY:-}" ] || fail 'ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is'
  unneeded='ACME_EMAIL is not set: the proxy in front has the certificate.'
fi
[ -z "${ACME_EMAIL:-}" ] || [[ $ACME_EMAIL =~ ^[^[:space:]@]+@[^[:space:]@]+$ ]] ||
  fail "ACME_EMAIL: '$ACME_EMAIL' is not an e-mail address"
[ -z "${ACME_SERVER:-}" ] || [[ $ACME_SERVER =~ ^https?://[^[:space:]/]+[^[:space:]]*$ ]] ||
  fail "ACME_SERVER: expected an address such as https://acme.example.com/directory, received '$ACME_SERVER'"
# certbot reads ACME_CA_FILE under this name, and retries if the file appears later.
[ -z "${CHECK_SETTINGS:-}" ] || [ -r "${REQUESTS_CA_BUNDLE:-/}" ] || fail "ACME_CA_FILE: the container certificates has no file '$REQUESTS_CA_BUNDLE'"
end_check
if [ -n "$unneeded" ]; then
  echo "$unneeded"
  exec sleep infinity
fi

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
    wait=$retry
  else
    echo "Could not get a certificate; retrying in $wait s." >&2
    sleep "$wait"
    wait=$((wait * 2 > 3600 ? 3600 : wait * 2))
  fi
done
