/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'b893efc382f5a121fa353c866b220ea0564e76181a9d6f9a8181d39e5b0318c7',
  'uk-2026-11-27': '0971a6956bc13e8ca3391124dc9454340558f35bfb48b86114ebc471c9cbfa05',
  'eu-2024-08-01': 'bb0cccdd897d99b909e39d83e193000a57a3ab8ea074c264b2d9806c09b2b93e',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
