/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '55fec13536c473fcb9814f60de9812eb4d43ac1162a3081133a9d0c12bd11ac7',
  'uk-2026-11-27': 'fed87f517b22f48708fb2d4132c0ec72b23aa7154992fc6b9b226f3837a5cb68',
  'eu-2024-08-01': '26f81a86fb12647d9ee349e571e0ba46f69a74684666424b440528f938f23f52',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
