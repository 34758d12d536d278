import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import { z } from 'zod';
import { atEnd } from './ending.ts';
import { hammer } from './hammer.ts';
import { answerTo, type Call, graphqlCall } from './load.ts';
import { printTable } from './table.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const SECONDS = 12;
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

const QUESTIONS = `questions { id category question type options { value label score } scoring { yes no } articleReference helpText
  citation { label instrument article url asOf checkedOn confidence appliesFrom } }`;
const times = (count: number, text: string) => Array.from({ length: count }, (_, i) => `a${i}: ${text}`).join(' ');

const Printed = z.object({ '2xx': z.number(), '4xx': z.number(), '5xx': z.number(), errors: z.number() });

/** What everybody else notices while one caller does their worst, with all limits on. */
export async function oneCallersWorst(): Promise<void> {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: false, web: false });
  atEnd(stack.stop);
  const url = await stack.ready;
  const [caller, other] = [await signUp(url), await signUp(url)];
  const assessment = await caller.answeredAssessment('EU');
  const { aiSystemId } = (await answerTo(read(`${url}/api/assessments/${assessment}`, caller.cookie))) as {
    aiSystemId: number;
  };
  const endpoint = `${url}/graphql`;
  const below = times(3, `assessments(systemId: ${aiSystemId}) { id ${QUESTIONS} }`);
  const own = { cookie: caller.cookie };
  const rows: [name: string, connections: number, call: Call | undefined][] = [
    ['nothing', 0, undefined],
    ['guest: 10 × questions', 8, graphqlCall(endpoint, `{ ${times(10, QUESTIONS)} }`, {})],
    ['guest: questions, as often as they may', 8, graphqlCall(endpoint, `{ ${QUESTIONS} }`, {})],
    ['account: 3 × assessments × questions', 4, graphqlCall(endpoint, `{ ${below} }`, {}, own)],
    ['account: questions, as often as it may', 8, graphqlCall(endpoint, `{ ${QUESTIONS} }`, {}, own)],
    ['account: GET /api/systems', 64, read(`${url}/api/systems`, caller.cookie)],
  ];
  const table: string[][] = [];
  const systems = read(`${url}/api/systems`, other.cookie);
  await hammer(() => answerTo(systems), 1, 3_000);
  for (const [name, connections, call] of rows) {
    const flood = call ? floodOf(call, connections) : undefined;
    const { p50Ms, p97Ms } = await hammer(() => answerTo(systems), 1, (SECONDS - 2) * 1000);
    const sent = await flood;
    table.push([
      name,
      String(connections),
      p50Ms.toFixed(1),
      p97Ms.toFixed(1),
      ...(sent ? [sent['2xx'], sent['4xx'], sent['5xx'] + sent.errors].map(String) : ['', '', '']),
      peakOf(stack.child('gateway').pid()),
      peakOf(stack.child('systems-assessment').pid()),
    ]);
  }
  printTable(
    `GET /api/systems of somebody else, one after another, while one caller asks for ${SECONDS} s`,
    ['', 'connections', 'p50 ms', 'p97.5 ms', '2xx', '4xx', '5xx', 'gateway MiB', 'systems MiB'],
    table,
  );
}

function read(url: string, cookie: string): Call {
  return { url, method: 'GET', headers: { cookie } };
}

/** From a process of its own, whatever the answers are. */
async function floodOf({ url, method, headers = {}, body }: Call, connections: number) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-j', '-n', '-c', String(connections), '-d', String(SECONDS), '-m', method, ...named];
  const args = [autocannon, ...options, ...(body ? ['-b', body] : []), url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Printed.parse(JSON.parse(stdout));
}

/** The most memory that a process has held so far. */
function peakOf(pid: number): string {
  const [, kilobytes = 0] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return String(Math.round(Number(kilobytes) / 1024));
}
