import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryEnv } from '@aicp/dev-stack/binary';
import { startStack } from '@aicp/dev-stack/startStack';
import { findChromium } from '@aicp/testing/findChromium';
import { signUp } from '@aicp/testing/restUser';
import { atEnd, temporaryFolder } from './ending.ts';
import { printTable } from './summary.ts';

/** Fetched by npx when this row runs; it is far larger than all our other tools together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Result = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/**
 * Runs Lighthouse with its mobile preset on pages of the running product, two of them for signed-in users. Takes the median of three
 * rounds, in turns.
 */
export async function lighthouse(): Promise<void> {
  const chromium = await findChromium(console.log);
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true });
  atEnd(stack.stop);
  const url = await stack.ready;
  const officer = await signUp(url);
  const report = await officer.answeredAssessment('EU');
  await officer.postUntilOk(`/api/assessments/${report}/complete`);
  const pages: Record<string, string | undefined> = {
    ...{ '/': undefined, '/auth': undefined, '/pricing': undefined },
    ...{ '/dashboard': officer.cookie, [`/report/${report}`]: officer.cookie },
  };
  const results = new Map<string, Result[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, cookie] of Object.entries(pages)) {
      results.set(path, [...(results.get(path) ?? []), await look(url + path, chromium, cookie)]);
    }
  }
  const rows = [...results].map(([path, found]) => [
    path,
    ...CATEGORIES.map(name => Math.round(100 * median(found.map(({ categories }) => categories[name]?.score ?? 0)))),
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(audit =>
      Math.round(median(found.map(({ audits }) => audits[audit]?.numericValue ?? 0))),
    ),
    median(found.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3),
  ]);
  const header = ['', 'perf', 'a11y', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
  printTable(
    `Lighthouse, mobile, median of ${ROUNDS} (wanted: 95, 100, 95, 95; LCP 2500, TBT 200, CLS 0.05)`,
    header,
    rows,
  );
}

async function look(
  address: string,
  chromium: Awaited<ReturnType<typeof findChromium>>,
  cookie?: string,
): Promise<Result> {
  const file = join(temporaryFolder(), 'lighthouse.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`];
  if (cookie) flags.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  const child = spawn('npx', ['-y', LIGHTHOUSE, address, ...flags, '--chrome-flags=--headless --no-sandbox'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...binaryEnv(chromium), CHROME_PATH: chromium.path },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${address}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function median(figures: number[]): number {
  return figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
