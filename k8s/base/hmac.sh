# Read by backup.sh and restore.sh.

# The HMAC-SHA256 of what comes in, by a key of 64 hex digits in the file $1, as `openssl dgst -r` prints it. Computed step by step:
# openssl takes such a key only on its command line, which every user of the machine can read, and printf belongs to the shell.
hmac() {
  local key inner='' outer='' byte at
  # A block of SHA-256 has 64 bytes.
  key=$(<"$1")$(printf '%064d' 0)
  for ((at = 0; at < 128; at += 2)); do
    byte=$((16#${key:at:2}))
    printf -v inner '%s\\x%02x' "$inner" $((byte ^ 0x36))
    printf -v outer '%s\\x%02x' "$outer" $((byte ^ 0x5c))
  done
  { printf "$inner" && cat; } | openssl dgst -sha256 -binary | { printf "$outer" && cat; } | openssl dgst -sha256 -r
}
