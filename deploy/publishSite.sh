#!/usr/bin/env bash
# Publishes this image's files of the site to nginx, before the API's pages name them. A file whose name contains a hash
# stays for a month after its version was replaced, for pages that are open in a browser. STILL_USED names those of the version
# that runs, if that is another one: this image's may not get healthy, week after week (up.sh).
set -euo pipefail

build=/app/services/web/dist/site
home=/srv/ridgeline
site=$home/site
names=$home/assets.txt # of the version that is published

# The previous version's month begins now.
if [ -e $names ]; then (cd $site/assets && xargs touch --no-create) <<<"$(<$names)"$'\n'"${STILL_USED:-}"; fi

# On a full disk what has not changed needs no room. Another version's files may all be there still, after the way back to it.
cd $build
if cmp -s <(ls assets) $names && [ -z "$(find . -type f ! -exec cmp -s {} $site/{} \; -print -quit)" ]; then
  find $site/assets -type f -mtime +30 -delete
  exit
fi

# Copied to a folder next to it, then moved file by file, so that nginx never finds a file missing or half written.
rm -rf $home/new # left by an interrupted run
cp -r $build $home/new
cd $home/new
ls assets >$names.new
find . -type d -exec mkdir -p $site/{} \;
find . -type f -exec mv {} $site/{} \;
mv $names.new $names
rm -r $home/new
find $site/assets -type f -mtime +30 -delete
echo "Published the site's files."
