#!/usr/bin/env bash
# Gets a certificate for each name in DOMAIN and renews it, with certbot: a name that fails keeps none from the others. nginx
# serves the authority's challenge and picks up a new certificate automatically. Whatever fails is tried again, with growing
# delays; the site stays up meanwhile.
set -euo pipefail

home=/var/lib/ridgeline
directory=$home/certificates
server=${ACME_SERVER:-https://acme-v02.api.letsencrypt.org/directory}
retry=60
delay=$retry
if [ -z "${DOMAIN:-}" ] || [ -z "${ACME_EMAIL:-}" ]; then
  echo 'No certificate needed: DOMAIN or ACME_EMAIL is not set.'
  exec sleep infinity
fi

# Whether less than a third of its lifetime is left, or another authority has issued it.
is_due() { # NAME
  local file=$directory/live/$1/cert.pem from to
  grep -qxF "server = $server" "$directory/renewal/$1.conf" || return 0
  from=$(date -d "$(openssl x509 -in "$file" -noout -startdate | cut -d= -f2)" +%s)
  to=$(date -d "$(openssl x509 -in "$file" -noout -enddate | cut -d= -f2)" +%s)
  ! openssl x509 -in "$file" -noout -checkend $(((to - from) / 3)) >/dev/null
}

get_certificate() { # NAME
  mkdir -p $home/challenges
  timeout 300 certbot certonly --non-interactive --config-dir $directory --work-dir /tmp/work --logs-dir /tmp/logs \
    --webroot --webroot-path $home/challenges --cert-name "$1" --domains "$1" --force-renewal --break-my-certs \
    --agree-tos --email "$ACME_EMAIL" --server "$server"
}

while true; do
  failed=
  for name in ${DOMAIN//,/ }; do
    # Left by a certbot that was killed: it would store the next one under another name.
    [ -s "$directory/live/$name/cert.pem" ] && [ -s "$directory/renewal/$name.conf" ] ||
      rm -rf "$directory"/{live,archive}/"$name" "$directory/renewal/$name.conf"
    ! is_due "$name" 2>/dev/null || get_certificate "$name" || failed+=" $name"
  done
  if [ -z "$failed" ]; then
    sleep 43200 # twice a day, as Let's Encrypt asks
    delay=$retry
  else
    echo "Could not get a certificate for$failed; retrying in $delay s." >&2
    sleep $delay
    delay=$((delay < 1800 ? delay * 2 : 3600))
  fi
done
