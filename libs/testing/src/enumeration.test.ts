import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { startStack } from '@aicp/dev-stack/startStack';
import { describe, expect, it } from '@jest/globals';
import { dataFolder } from './dataFolder.ts';
import { isFull } from './isFull.ts';
import { mannWhitney } from './mannWhitney.ts';

/** A random generator that sets or resets by a seed, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe('the test for a timing difference', () => {
  const next = random(7);
  const sample = (shift: number) => Array.from({ length: 1000 }, () => 20 + 10 * next() + shift);

  it('detects a difference of a twentieth, and none if there is none', () => {
    expect(mannWhitney(sample(0), sample(1))).toBeLessThan(0.001);
    expect(mannWhitney(sample(0), sample(0))).toBeGreaterThan(0.01);
    expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
  });
});

const NAMES = 100;
const REQUESTS = 2_000;
const PASSWORD = 'a long enough password';

type Timed = { known: boolean; status: number; body: string; ms: number };

/** Posts from the given loopback address, and measures until the whole response has arrived. */
function post(url: string, path: string, body: object, localAddress: string): Promise<Omit<Timed, 'known'>> {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const target = new URL(path, url.replace('localhost', '127.0.0.1'));
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(target, { method: 'POST', localAddress, headers, agent: false }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text, ms: performance.now() - started }));
    });
    sent.on('error', reject).end(payload);
  });
}

/** Queries known and unknown names in random order, from many addresses, some in parallel. */
async function measure(ask: (name: string, address: string) => Promise<Omit<Timed, 'known'>>, atOnce: number) {
  const next = random(11);
  const turns = Array.from({ length: REQUESTS }, (_, turn) => ({ known: turn % 2 === 0, at: next(), turn }));
  turns.sort((one, other) => one.at - other.at);
  const results: Timed[] = [];
  const work = async () => {
    for (let turn = turns.pop(); turn; turn = turns.pop()) {
      const number = Math.floor(turn.turn / 2) % NAMES;
      const name = `${turn.known ? 'known' : 'other'}-${number}`;
      results.push({ known: turn.known, ...(await ask(name, `127.0.0.${2 + (turn.turn % 250)}`)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const of = (known: boolean) => results.filter(result => result.known === known);
  return {
    answers: new Set(results.map(({ status, body }) => `${status} ${body}`)),
    p: mannWhitney(
      of(true).map(({ ms }) => ms),
      of(false).map(({ ms }) => ms),
    ),
    medians: [true, false].map(
      known =>
        of(known)
          .map(({ ms }) => ms)
          .sort((a, b) => a - b)[REQUESTS / 4],
    ),
  };
}

if (isFull) {
  describe('whether there is an account', () => {
    it('is revealed neither by the status nor by the words nor by the time of a response', async () => {
      const dataDir = dataFolder('aicp-enumeration-');
      const stack = startStack({ dataDir, port: 0, trial: false, web: false });
      try {
        const url = await stack.ready;
        for (let number = 0; number < NAMES; number++) {
          const [username, email] = [`known-${number}`, `known-${number}@example.com`];
          const { status } = await post(url, '/api/register', { username, email, password: PASSWORD }, '127.0.0.1');
          expect(status).toBe(201);
        }
        const login = await measure(
          (username, address) => post(url, '/api/login', { username, password: 'a wrong password' }, address),
          1,
        );
        process.stdout.write(
          `login: p = ${login.p.toFixed(3)}, medians ${login.medians.map(ms => ms?.toFixed(2))} ms\n`,
        );
        expect([...login.answers]).toEqual(['401 {"message":"Wrong username or password."}']);
        expect(login.p).toBeGreaterThan(0.01);

        const forgot = await measure(
          (name, address) => post(url, '/api/forgot-password', { email: `${name}@example.com` }, address),
          10,
        );
        process.stdout.write(
          `forgot: p = ${forgot.p.toFixed(3)}, medians ${forgot.medians.map(ms => ms?.toFixed(2))} ms\n`,
        );
        expect(forgot.answers.size).toBe(1);
        expect([...forgot.answers][0]).toMatch(/^200 /);
        expect(forgot.p).toBeGreaterThan(0.01);
      } finally {
        await stack.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    }, 900_000);
  });
}
