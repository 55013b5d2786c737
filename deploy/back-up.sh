#!/bin/sh
# Makes a backup in a folder of today's date and keeps the 14 newest: deploy/back-up.sh FOLDER
# With PGDATABASE: that database by pg_dump, and the files of DATA_DIR if it is set (docs/how-to/back-up.md).
# Without: the embedded database and the files of DATA_DIR, as root, which takes the backup from the server's user.
# Ends with 0 when the backup is complete, with 3 when it is and an old one cannot be removed, else with another code.
set -eu
umask 077
folder=$1
me=$(id -un)
left=0

# Removes a backup, under another name first, so that half of one is never taken for a whole. Says which one stays, and
# why: mostly one that another user made.
discard() {
  rest=$1
  case $(basename "$1") in
  unfinished*) reason= ;;
  *)
    rest=$folder/unfinished-$(basename "$1")-$$
    reason=$(mv "$1" "$rest" 2>&1) || rest=$1
    ;;
  esac
  if [ -z "$reason" ]; then reason=$(rm -rf "$rest" 2>&1) || true; fi
  if [ -z "$reason" ]; then return; fi
  left=3
  echo "$1 is no longer needed, and cannot be removed: $(echo "$reason" | head -n 1)" >&2
  echo "Give what stays to the user of the backups, as root: chown -R $me '$rest' && chmod -R u+rwX '$rest'" >&2
}

if ! [ -w "$folder" ]; then
  echo "$folder cannot be written by $me: make it, and give it to this user, as root: chown $me '$folder'" >&2
  exit 1
fi

# What is not complete has another name, and is removed by the next backup.
for old in "$folder"/unfinished*; do
  if [ -e "$old" ]; then discard "$old"; fi
done
unfinished=$folder/unfinished
if [ -e "$unfinished" ]; then unfinished=$folder/unfinished-$$; fi

if [ -n "${PGDATABASE:-}" ]; then
  mkdir "$unfinished"
  pg_dump --format=custom --file="$unfinished/database.dump"
  if [ -n "${DATA_DIR:-}" ]; then
    # Files never change, so those that the backup before has are hard links.
    before=$(ls -d "$folder"/20??-??-??*/files 2>/dev/null | tail -n 1)
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

today=$folder/$(date +%F)
if [ -e "$today" ]; then discard "$today"; fi
# Where the one before cannot even be renamed.
if [ -e "$today" ]; then today=$today-$(date +%H%M%S); fi
mv "$unfinished" "$today"
for old in $(ls -d "$folder"/20??-??-??* | head -n -14); do discard "$old"; done
echo "The backup is in $today."
exit $left
