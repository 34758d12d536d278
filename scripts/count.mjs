/** `npm run count`: hand-written lines and files of the product, by area; SDL, JSON data and settings separately. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../libs/dev-stack/src/node24.mjs';
import { linesOf } from './houseRules.mjs';

const CODE = /\.(tsx?|mjs)$/;
/** Tests, stories and their helpers; generated files. */
const NOT_PRODUCT =
  /\.(test|story)\.|(^|\/)(testing|e2e|gql)\/|\.generated\.ts$|^playwright\.config\.ts$|^jest\.config\.mjs$/;
const BESIDE = {
  SDL: /(?<!supergraph)\.graphql$/,
  'JSON data': /\.json$/,
  settings: /\.(ya?ml|sh|conf|example)$|Dockerfile$/,
};

const { stdout } = await run('git', ['ls-files', '-z'], { capture: true });
const files = stdout.split('\0').filter(file => file && file !== 'package-lock.json');
const counted = new Map();
for (const file of files) {
  const area = areaOf(file);
  if (!area) continue;
  const sum = counted.get(area) ?? { lines: 0, files: 0 };
  counted.set(area, sum);
  sum.lines += linesOf(readFileSync(join(root, file), 'utf8'));
  sum.files += 1;
}

function areaOf(file) {
  if (CODE.test(file))
    return NOT_PRODUCT.test(file) ? undefined : (/^(services|libs)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0]);
  return Object.entries(BESIDE).find(([, pattern]) => pattern.test(file))?.[0];
}

const isBeside = area => area in BESIDE;
const say = (area, { lines, files }) =>
  process.stdout.write(`${area.padEnd(32)}${String(lines).padStart(8)} lines${String(files).padStart(7)} files\n`);
const areas = [...counted].filter(([area]) => !isBeside(area)).sort(([, one], [, other]) => other.lines - one.lines);
for (const [area, sum] of areas) say(area, sum);
const sums = areas.map(([, sum]) => sum);
say('product', {
  lines: sums.reduce((all, { lines }) => all + lines, 0),
  files: sums.reduce((all, { files }) => all + files, 0),
});
for (const [area, sum] of counted) if (isBeside(area)) say(area, sum);
