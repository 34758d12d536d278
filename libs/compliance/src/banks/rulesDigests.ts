/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '65fe0e6efddd68c6caee4e0fa1fb1906cc6ca113cb87d6da6b838b94df272a18',
  'uk-2026-11-27': '510bd738c32b5b56774ffc121e8b761e3c28ecf80621787fcb0a76f741607436',
  'eu-2024-08-01': '605503de96432e5471de18aa1ab37db85b37549017f9436277df132e435dec25',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
