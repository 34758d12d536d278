/**
 * Counts phrases that read as translated (wordPatterns.json) in code, settings and documentation, and fails if a pattern occurs more
 * often than before: `most` only falls. `--write` sets it to today's counts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../libs/dev-stack/src/node24.mjs';
import { countOf } from './houseRules.mjs';

const READ = /\.(md|ts|tsx|mjs|graphql|ya?ml)$/;
/** Generated files, quotations from the law, and lists of these phrases. */
const EXEMPT =
  /(^|\/)([^/]+\.generated\.ts|supergraph\.graphql|generated\/|web\/src\/gql\/|golden|samples\/|migrations\/|spec-coverage\.md|method\.md|LICENSE|NOTICE)/;
const list = join(root, 'scripts/wordPatterns.json');
const patterns = JSON.parse(readFileSync(list, 'utf8'));

const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(file => READ.test(file) && !EXEMPT.test(file) && existsSync(join(root, file)))
  .map(file => readFileSync(join(root, file), 'utf8'));

/** @returns the number of times that each pattern occurs, in the order of the list */
const counts = countOf(
  patterns.map(({ pattern }) => pattern),
  texts,
);

if (process.argv.includes('--write')) {
  const lines = patterns.map((entry, at) => `  ${JSON.stringify({ ...entry, most: counts[at] })}`);
  writeFileSync(list, `[\n${lines.join(',\n')}\n]\n`);
} else {
  const risen = patterns.flatMap(({ pattern, most, write }, at) =>
    counts[at] > most ? [`${pattern}: ${counts[at]} times, ${most} at most. Write: ${write}`] : [],
  );
  for (const line of risen) process.stdout.write(`${line}\n`);
  process.stdout.write(`${counts.reduce((sum, count) => sum + count, 0)} phrases to reword\n`);
  process.exitCode = risen.length === 0 ? 0 : 1;
}
