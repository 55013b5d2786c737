#!/bin/sh
# Makes a backup in a folder of today's date and keeps the 14 newest: deploy/back-up.sh FOLDER
# With PGDATABASE: that database by pg_dump, and the files of DATA_DIR if it is set (docs/how-to/back-up.md).
# Without: the embedded database and the files of DATA_DIR, as root, which takes the backup from the server's user.
set -eu
umask 077
folder=$1
today=$folder/$(date +%F)
# What is not complete has another name, and is removed by the next backup.
unfinished=$folder/unfinished
rm -rf "$unfinished"

if [ -n "${PGDATABASE:-}" ]; then
  mkdir "$unfinished"
  pg_dump --format=custom --file="$unfinished/database.dump"
  if [ -n "${DATA_DIR:-}" ]; then
    # Files never change, so those that the backup before has are hard links.
    before=$(ls -d "$folder"/20??-??-??/files 2>/dev/null | tail -n 1)
    rsync --archive --exclude='unfinished-*' ${before:+--link-dest="$before"} "$DATA_DIR/files/" "$unfinished/files/"
  fi
else
  # The server's user goes through the folder to its own, and lists nothing in it.
  chmod 711 "$folder"
  install -d -m 700 -o strokebook "$unfinished"
  product=$(cd "$(dirname "$0")/.." && pwd)
  (cd "$product" && setpriv --reuid=strokebook --regid=strokebook --init-groups \
    dist/node --env-file=/etc/strokebook.env packages/server/cli/backup.ts "$unfinished")
  chown -R root:root "$unfinished"
fi

rm -rf "$today"
mv "$unfinished" "$today"
ls -d "$folder"/20??-??-?? | head -n -14 | xargs -r rm -r
echo "The backup is in $today."
