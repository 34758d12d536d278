/** Checks the table of docs/spec-coverage.md: every row names a test, and every named test exists, by its file and its title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../libs/dev-stack/src/node24.mjs';

const DOCUMENT = 'docs/spec-coverage.md';
/** From here on the document lists sentences without a test. */
const NOT_BUILT = '## Not yet built';
const PROOF = /^`([^`]+)`: (.+)$/;
const TITLE = /(?:\b(?:test|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

const titles = new Map();

/** The titles of a file's tests, with an ellipsis for template parts. */
function titlesOf(file) {
  if (!titles.has(file)) {
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const found = [...text.matchAll(TITLE)].map(([, , title]) =>
      title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
    );
    titles.set(file, new Set(found));
  }
  return titles.get(file);
}

const [covered = '', notBuilt = ''] = readFileSync(join(root, DOCUMENT), 'utf8').split(NOT_BUILT);
const rows = covered
  .split('\n')
  .filter(line => line.startsWith('|') && !/^\| (-+|Sentence) /.test(line))
  .map(line => line.slice(2, -2).split(' | '));

const faults = [];
if (!notBuilt) faults.push(`there is no "${NOT_BUILT}"`);
for (const [sentence = '', proofs = '', ...rest] of rows) {
  for (const proof of proofs.trim().split('<br>')) {
    const [, file, title = ''] = PROOF.exec(proof) ?? [];
    if (!file || rest.length > 0) faults.push(`"${sentence.trim()}" names no test`);
    else if (!titlesOf(file).has(title)) faults.push(`"${sentence.trim()}": there is no ${proof}`);
  }
}

for (const fault of faults) process.stdout.write(`${DOCUMENT}: ${fault}\n`);
process.stdout.write(`${rows.length} sentences, proved in ${titles.size} files\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
