import { buildWeb } from '@aicp/dev-stack/buildWeb';
import { firstLoad } from './firstLoad.ts';
import { record } from './summary.ts';
import { printTable } from './table.ts';

/** JS and CSS of minimal applications of this stack, KiB gzip 9; each route beside the one that has what it needs. */
const BASELINES = {
  bare: { name: 'React, router, Tailwind: two empty routes', kib: 80.7 },
  split: { name: 'the same with a form, split from Apollo and Radix', kib: 116.6 },
  full: { name: 'with Apollo, five Radix parts, forms, zod/mini', kib: 181.7 },
};
const baselineOf: Record<string, keyof typeof BASELINES> = {
  '/': 'bare',
  '/pricing': 'bare',
  '/auth': 'split',
  '/dashboard': 'full',
};

/** What a browser must have before each route shows. */
export async function webBundle(): Promise<void> {
  await buildWeb(console.log);
  const rows = Object.entries(firstLoad().routes).map(([route, kib]) => {
    const baseline = BASELINES[baselineOf[route] ?? 'full'];
    record({ name: `JS and CSS before ${route} shows`, unit: 'KiB', ours: [kib], baseline: [baseline.kib] });
    return [route, kib.toFixed(1), baseline.kib.toFixed(1), (kib / baseline.kib).toFixed(2), baseline.name];
  });
  printTable('JS and CSS before a route shows, KiB gzip', ['', 'ours', 'baseline', 'ratio', 'the baseline'], rows);
}
