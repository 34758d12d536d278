import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, webDist } from '@aicp/dev-stack/buildWeb';
import { printTable } from './table.ts';

/** JS and CSS of minimal applications of this stack, KiB gzip 9; each route beside the one that has what it needs. */
const BASELINES = {
  bare: { name: 'React, router, Tailwind: two empty routes', kib: 80.7 },
  full: { name: 'with Apollo, five Radix parts, forms, zod/mini', kib: 181.7 },
};

/** Beyond the first page, every route of ours mounts ClientLayer. */
const ROUTES = [
  { route: '/', pages: [], baseline: BASELINES.bare },
  { route: '/auth', pages: ['ClientLayer', 'AuthPage'], baseline: BASELINES.full },
  { route: '/dashboard', pages: ['ClientLayer', 'DashboardPage'], baseline: BASELINES.full },
  { route: '/report/:id', pages: ['ClientLayer', 'ReportPage'], baseline: BASELINES.full },
];

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** What a browser must have before each route shows: entry, route, all that these import statically, and the CSS. */
export async function webBundle(): Promise<void> {
  await buildWeb(console.log);
  const html = readFileSync(join(webDist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const rows = ROUTES.map(({ route, pages, baseline }) => {
    const kib = [...closure([...named, ...pages.map(chunkOf)])].reduce((sum, file) => sum + gzipKib(file), 0);
    return [route, kib.toFixed(1), baseline.kib.toFixed(1), (kib / baseline.kib).toFixed(2), baseline.name];
  });
  printTable('JS and CSS before a route shows, KiB gzip', ['', 'ours', 'baseline', 'ratio', 'the baseline'], rows);
}

function closure(files: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of read(file).toString().matchAll(STATIC_IMPORT)) visit(`assets/${name}`);
  };
  files.forEach(visit);
  return found;
}

function chunkOf(page: string): string {
  const [file] = globSync(`${page}-*.js`, { cwd: join(webDist, 'assets') });
  if (!file) throw new Error(`the build has no chunk ${page}`);
  return `assets/${basename(file)}`;
}

const read = (file: string) => readFileSync(join(webDist, file));
const gzipKib = (file: string) => gzipSync(read(file), { level: 9 }).length / 1024;
