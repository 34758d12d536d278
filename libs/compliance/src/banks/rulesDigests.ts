/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'e992bb81354847b89079bab7e3a6292ffda441966f1f8abc108945b140ce9263',
  'uk-2026-11-27': 'f0b1ca4eeec07bf66b0017fedf5d184fdd5f727f3daa729dea381bd6abfee504',
  'eu-2024-08-01': '3dea6454047b590c7f3a65ec0523afb865fa18bf23db661c8f6fb8f634643f5f',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
