/** The digest by which a filed report names its rules, written by `npm run banks`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
  'eu-2026-11-27': '9863dbed5670f58fa45cd43341f335963a76b14fd4d122204de8e4f6ddbedeba',
  'uk-2026-11-27': '650f53edfe4f25ec899431889f93fc914af8fc2a1d4c579a999cc8c0c7e0085e',
  'eu-2024-08-01': '7a19a4d3347187c57aa3a348d1c5d2eb8112694f7661694e4e6ce512dc28a457',
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(`There is no digest of the rules of "${version}".`);
  return digest;
}
