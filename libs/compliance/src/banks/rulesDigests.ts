/**
 * What a report that is filed names its rules by: SHA-256, in hex, of the two digests that a bank was published with, of its data and of its
 * results, one behind the other (`testing/publishedDigests.ts`). A bank that is published adds its own.
 */
const rulesDigests: Record<string, string> = {
  'eu-2024-08-01': '535755359d4efc625c6553931b468cf2eb383b6e99fff2afc7cff397569e9925',
  'eu-2026-11-21': '4a98c2c71d38ce132e85b827d161eba735ce45990a992cef8154cd1ea05c379e',
  'uk-2026-11-21': 'c558dc550a70620e9f9fc8796152325591f4298a2bd0db7ce05e97fd1d18da72',
  'eu-2026-11-22': '38592c4704fb5e1059fa6dcc53b3eb268a1347beb832fbb9c2ee3177112e11d0',
  'uk-2026-11-22': 'cdde1ef9ad30ac78d11b9fb99505db3bc2ac20d458bb5e633173536c05b0dd92',
  'eu-2026-11-24': 'c44e27e7f2504d6815ea15178d842a73329f978bbcd760957f802d672c0323ce',
};

/** Throws RangeError when no bank was published under this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
