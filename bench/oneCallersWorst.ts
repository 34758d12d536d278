import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import { z } from 'zod';
import { atEnd } from './ending.ts';
import { hammer } from './hammer.ts';
import { answerTo } from './load.ts';
import { printTable } from './table.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { type Call, type Slow, type Worst, worstCallers } from './worstCallers.ts';

const SECONDS = Number(process.env.SECONDS ?? 12);
/** What others may notice: three times as long at most, or less than 30 ms where it was less than 10. */
const MOST_TIMES = 3;
const [SHORT_MS, STILL_SHORT_MS] = [10, 30];
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
const slowRequests = fileURLToPath(import.meta.resolve('./servers/slowRequests.ts'));

const Printed = z.object({ '2xx': z.number(), '4xx': z.number(), '5xx': z.number(), errors: z.number() });
type Printed = z.infer<typeof Printed>;

/** What everybody else notices while one caller does their worst, with all limits on. */
export async function oneCallersWorst(): Promise<void> {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: false, env: { PLANS: 'off' } });
  atEnd(stack.stop);
  const url = await stack.ready;
  const other = await signUp(url);
  const systems = { url: `${url}/api/systems`, method: 'GET' as const, headers: { cookie: other.cookie } };
  const ask = () => answerTo(systems);
  const wanted = new RegExp(process.env.ONLY ?? '');
  const rows = (await worstCallers(stack, url)).filter(({ name }) => wanted.test(name));
  // Before the first flood, after which a caller may be over their limit.
  for (const worst of rows) await checkAnswer(worst);
  await hammer(ask, 1, 3_000);
  const table: string[][] = [];
  for (const worst of rows) {
    // Beside each row by itself: what a busy machine does in between is in both.
    const before = await hammer(ask, 1, (SECONDS / 4) * 1000);
    const doing = begin(worst);
    await sleep(1_000);
    const during = await hammer(ask, 1, (SECONDS - 2) * 1000);
    const sent = await doing.end();
    const ratio = during.p50Ms / before.p50Ms;
    const isGood = ratio <= MOST_TIMES || (before.p50Ms < SHORT_MS && during.p50Ms < STILL_SHORT_MS);
    table.push([
      worst.name,
      String(worst.connections),
      ...[before.p50Ms, during.p50Ms, ratio, during.p97Ms].map(figure => figure.toFixed(1)),
      isGood ? '' : 'above',
      ...(sent ? [sent['2xx'], sent['4xx'], sent['5xx'] + sent.errors].map(String) : ['', '', '']),
      ...['gateway', 'systems-assessment', 'identity', 'documents'].map(name => peakOf(stack.child(name).pid())),
    ]);
    await sleep(1_000);
  }
  const memory = ['gateway MiB', 'systems MiB', 'identity MiB', 'documents MiB'];
  printTable(
    `GET /api/systems of somebody else, one after another, while one caller asks for ${SECONDS} s`,
    ['', 'connections', 'p50 ms before', 'during', 'times', 'p97.5 ms', '', '2xx', '4xx', '5xx', ...memory],
    table,
  );
}

/** @throws Error for a call that is answered otherwise than meant: it would prove nothing */
async function checkAnswer(worst: Worst): Promise<void> {
  if (!('call' in worst)) return;
  const { url, method, headers = {}, body } = worst.call;
  const [status, part] = worst.answer;
  const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: Buffer.from(body) }) });
  const text = await answer.text();
  if (answer.status === status && part.test(text)) return;
  throw new Error(`${worst.name} is answered ${answer.status} ${text.slice(0, 300)}, and not ${status} ${part}.`);
}

/** From a process of its own, whatever the answers are. */
function begin(worst: Worst): { end(): Promise<Printed | undefined> } {
  if ('slow' in worst) return beginSlow(worst.slow, worst.connections);
  const counted = floodOf(worst.call, worst.connections);
  return { end: () => counted };
}

function beginSlow({ method, url, bearer }: Slow, connections: number) {
  const child = spawn(process.execPath, [slowRequests, String(connections), method, url, bearer], { stdio: 'inherit' });
  const end = async () => {
    child.kill();
    return undefined;
  };
  atEnd(end);
  return { end };
}

async function floodOf({ url, method, headers = {}, body }: Call, connections: number): Promise<Printed> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-j', '-n', '-c', String(connections), '-d', String(SECONDS), '-m', method, ...named];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options, ...bodyFile(body), url]);
  return Printed.parse(JSON.parse(stdout));
}

/** A body as a file: it may be longer than a command line. */
function bodyFile(body: Call['body']): string[] {
  if (body === undefined) return [];
  const file = join(temporaryFolder(), 'body');
  writeFileSync(file, body);
  return ['-i', file];
}

/** The most memory that a process has held so far. */
function peakOf(pid: number): string {
  const [, kilobytes = 0] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return String(Math.round(Number(kilobytes) / 1024));
}
