/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'uk-2026-11-22': 'cdde1ef9ad30ac78d11b9fb99505db3bc2ac20d458bb5e633173536c05b0dd92',
  'eu-2026-11-27': 'ee53ec8ff0300752fab623b983cfaa7fb92681b4b42965b8d9bdd3590002b39e',
  'eu-2024-08-01': '6c32acced15f8f4184b118047e9619a9df2c886f258fe2eb808d2da131b8cc33',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
