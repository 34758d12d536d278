import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBank } from '@aicp/compliance/banks/banks';
import { ROLES } from '@aicp/contracts/rights/rights';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import { RETRIES } from '@aicp/service/queue/relay';
import { describe, expect, it } from '@jest/globals';
import { type Repository, unknownNames } from './namedInDocs.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const repository: Repository = {
  files: execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n'),
  scripts: Object.keys(JSON.parse(read('package.json')).scripts),
  read,
};

const inWords = (count: number) => ['', '', '', '', 'four', 'five', 'six', 'seven'][count];

describe('the documentation', () => {
  const records = repository.files.filter(file => /^docs\/decisions\/\d{4}-.*\.md$/.test(file));

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/README.md', ...records])(
    'names only what exists: %s',
    page => {
      expect(unknownNames(page, repository)).toEqual([]);
    },
  );

  it('lists every decision record in its index, and each has the same parts', () => {
    const index = [
      ...read('docs/decisions/README.md').matchAll(/\| \[(\d+)\]\(([^)]+)\) +\| (.+?) +\| (\d{4}-\d{2}-\d{2}) \|/g),
    ];
    expect(index.map(([, , file]) => `docs/decisions/${file}`)).toEqual(records.toSorted());
    for (const [, number, file, title, date] of index) {
      const text = read(`docs/decisions/${file}`);
      expect(text.startsWith(`# ${number}. ${title}\n\nDate: ${date}\n`)).toBe(true);
      expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequence']);
    }
  });

  it('reports a name of something missing', () => {
    const text = 'See `src/gone.ts`, `gone/`, `npm run gone`, [gone](gone.md) and [here](#gone), not `src/a.ts`.';
    const files = ['README.md', 'libs/x/src/a.ts'];
    expect(unknownNames('README.md', { files, scripts: ['check'], read: () => text })).toEqual([
      'README.md names src/gone.ts',
      'README.md names gone/',
      'README.md names npm run gone',
      'README.md links to gone.md',
      'README.md links to #gone',
    ]);
  });

  it('has a README in every folder that the map of README.md lists, except docs itself', () => {
    const map = read('README.md').match(/## The map\n\n```\n([\s\S]*?)```/)?.[1] ?? '';
    const folders = [...map.matchAll(/^([\w/-]+)\/ /gm)].map(([, folder]) => folder);
    expect(folders.length).toBeGreaterThan(15);
    expect(folders.filter(folder => !repository.files.includes(`${folder}/README.md`))).toEqual(['docs']);
  });

  it('names every setting that a process reads', () => {
    const settings = repository.files
      .filter(file => /(env|Env|readEnv)\.ts$/.test(file))
      .flatMap(file => [...read(file).matchAll(/^ +([A-Z][A-Z0-9_]{3,}): z\b/gm)].map(([, name = '']) => name));
    expect(settings.length).toBeGreaterThan(60);
    const pages = repository.files.filter(file => file.endsWith('.md') && file !== 'CHANGELOG.md').map(read);
    const isNamed = (name: string) => pages.some(page => new RegExp(`\\b${name}\\b`).test(page));
    expect([...new Set(settings)].filter(name => !isNamed(name))).toEqual([]);
  });

  const { attempts, delay, jitter } = RETRIES;
  const longest = (delay * (2 ** (attempts - 1) - 1)) / 1000;
  const constant = (file: string, name: string) =>
    Number(
      read(file)
        .match(new RegExp(`${name} = ([\\d_]+)`))?.[1]
        ?.replaceAll('_', ''),
    );
  const relay = 'libs/service/src/queue/relay.ts';

  it.each([
    ['README.md', `EU rules (${currentBank('EU').questions.length} questions,`],
    ['README.md', `UK rules (${currentBank('UK').questions.length})`],
    ['README.md', `in ${inWords(ROLES.length)} roles`],
    ['README.md', `${inWords(serviceNames.length)} services`],
    ['docs/architecture.md', `There are ${inWords(serviceNames.length)} services`],
    ['docs/architecture.md', `${attempts} attempts within ${Math.ceil(longest * (1 - jitter))} to ${longest} seconds`],
    ['docs/architecture.md', `expire after ${constant(relay, 'LEASE_MS') / 1000} s`],
    ['docs/architecture.md', `every ${constant(relay, 'SWEEP_MS') / 1000} s it reads all rows`],
    ['CONTRIBUTING.md', `no file over ${constant('scripts/houseRules.mjs', 'MAX_LINES')} lines`],
    ['CONTRIBUTING.md', `under ${constant('scripts/houseRules.mjs', 'MAX_SUBJECT')} characters`],
  ])('of %s states what the code says: %s', (page, figure) => {
    expect(read(page).replace(/\s+/g, ' ')).toContain(figure);
  });

  it('states the licence of each Apollo library that NOTICE names as the library does', () => {
    const notice = read('NOTICE');
    const installed = Object.entries<{ license?: string }>(JSON.parse(read('package-lock.json')).packages)
      .filter(([path]) => /^node_modules\/@apollo\//.test(path))
      .map(([path, { license }]) => ({ name: path.replace('node_modules/', ''), license }));
    const elastic = installed.filter(({ license }) => license === 'Elastic-2.0').map(({ name }) => name);
    expect(elastic.length).toBeGreaterThan(0);
    expect([...notice.matchAll(/@apollo\/[\w-]+/g)].map(([name]) => name).sort()).toEqual(elastic.sort());
  });
});
