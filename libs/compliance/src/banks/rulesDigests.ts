/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': 'b266fc6411c6dc25933306f0dc09a965172e7d1f4022320682713b8819ac2eb5',
  'uk-2026-11-27': '6fe725e2fba3440a7a1bd9afdd8d08efb953ec7dd55c8f76d23aeaeb039417c2',
  'eu-2024-08-01': '607f85ddef0942e1ab19d37a3e1f2d6b162ab9d6d2ee56b4865de3d533f952c9',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
