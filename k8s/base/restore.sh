#!/usr/bin/env bash
# Brings all databases back to a copy that backup.sh wrote, users and their passwords included; what is there now is replaced.
# Reads files of $SECRETS_DIR: MONGODB_URI of a user with the role "restore", PRIVATE_KEY (RSA, PEM), and BACKUP, the copy's name.
set -euo pipefail
umask 077
. "$(dirname "$0")/hmac.sh"
secrets=${SECRETS_DIR:-/run/secrets/aicp} backups=${BACKUPS:-/backups}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
copy=$backups/$(cat "$secrets/BACKUP")

openssl pkeyutl -decrypt -inkey "$secrets/PRIVATE_KEY" -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 \
  -in "$copy/key" -out "$work/keys"
sed -n 1p "$work/keys" >"$work/cipher"
sed -n 2p "$work/keys" >"$work/seal"

# Before anything is replaced: are these the bytes that were written?
seal=$(hmac "$work/seal" <"$copy/archive")
if [ "$seal" != "$(cat "$copy/seal")" ]; then
  echo "The copy $copy was damaged or changed: nothing was restored." >&2
  exit 1
fi

printf 'uri: %s\n' "$(cat "$secrets/MONGODB_URI")" >"$work/config"
openssl enc -d -aes-256-ctr -pbkdf2 -pass "file:$work/cipher" -in "$copy/archive" |
  mongorestore --config="$work/config" --gzip --archive --drop --oplogReplay
