/**
 * `npm run banks`: writes files derived from the banks: docs/method.md, and the digests by which filed reports name their rules. From
 * v0.1.0 the digests of a published bank never change; a new bank adds its own.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pastLaw, publishedBanks } from './src/banks/banks.ts';
import { methodPage, writtenBy } from './src/banks/methodPage.ts';
import { dataDigest, resultsDigest, rulesDigestOf } from './testing/bankDigests.ts';

const write = (path: string, text: string) => writeFileSync(join(import.meta.dirname, path), text);

const digests = [...publishedBanks, ...pastLaw].map(({ bank: { version } }) => {
  const [data, results] = [dataDigest(version), resultsDigest(version)];
  const places = [...new Set([...data.places, ...results.places])].join(' ');
  return { version, data: data.digest, results: results.digest, places };
});

write('../../docs/method.md', `${methodPage()}\n${writtenBy}`);
write(
  'testing/publishedDigests.ts',
  `/**
 * Digests of the published banks, written by \`npm run banks\`. \`data\` is the SHA-256 of a bank with its dates and rule texts,
 * \`results\` that of its results for seeded answers (bankDigests.ts). \`places\` only helps to locate a difference: it lists each
 * question, each question field, each rule table and each result field with the beginning of its digest.
 */
export const publishedDigests: Record<string, { data: string; results: string; places: string }> = {
${digests
  .map(
    ({ version, data, results, places }) => `  '${version}': {
    data: '${data}',
    results: '${results}',
    places: \`
${lines(places)}
    \`,
  },`,
  )
  .join('\n')}
};
`,
);
write(
  'src/banks/rulesDigests.ts',
  `/** The digest by which a filed report names its rules, written by \`npm run banks\`: SHA-256 in hex, see testing/bankDigests.ts. */
const rulesDigests: Record<string, string> = {
${digests.map(({ version, data, results }) => `  '${version}': '${rulesDigestOf(data, results)}',`).join('\n')}
};

/** Throws RangeError if no bank has this version. */
export function rulesDigest(version: string): string {
  const digest = rulesDigests[version];
  if (!digest) throw new RangeError(\`There is no digest of the rules of "\${version}".\`);
  return digest;
}
`,
);

/** Indented, at most 118 characters each. */
function lines(words: string): string {
  return (words.match(/\S(?:.{0,108}\S)?(?=\s|$)/g) ?? []).map(line => `      ${line}`).join('\n');
}
