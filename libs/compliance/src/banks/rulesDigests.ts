/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'uk-2026-11-22': 'cdde1ef9ad30ac78d11b9fb99505db3bc2ac20d458bb5e633173536c05b0dd92',
  'eu-2026-11-27': '71738a94825751ad8d33bfab6130e0e8cae8cfdf7191cb01a9c0aff047c6c41c',
  'eu-2024-08-01': '71a388e048f12fa770077b5aa8738b956f1970172b656811b089f31e4502d534',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
