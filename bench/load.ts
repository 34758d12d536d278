import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Round } from './compare.ts';
import { OTHER_CORE, pinned } from './pinned.ts';

/** An HTTP request that is sent repeatedly. */
export type Call = { url: string; method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

const CONNECTIONS = 20;
const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
const loadOfPeople = fileURLToPath(import.meta.resolve('./servers/loadOfPeople.ts'));

/** The part of autocannon's output that is used; latencies in milliseconds. */
const Printed = z.object({
  duration: z.number(),
  non2xx: z.number(),
  errors: z.number(),
  requests: z.object({ total: z.number() }),
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
});

export function graphqlCall(url: string, query: string, variables: Record<string, unknown>, headers = {}): Call {
  const json = { 'content-type': 'application/json' };
  return { url, method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query, variables }) };
}

/**
 * One round over 20 connections, in a separate process.
 * @throws if a response was missing or not 2xx, because figures of failures compare nothing
 */
export async function load({ url, method, headers = {}, body }: Call, seconds: number): Promise<Round> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-j', '-n', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', method, ...named];
  return runRound(url, [autocannon, ...options, ...(body ? ['-b', body] : []), url]);
}

/** The requests of several people. Each has a connection and sends one request after another, starting again after the last. */
export type Asked = {
  url: string;
  people: { cookie?: string; requests: { method?: 'GET' | 'POST'; path: string; body?: object }[] }[];
  /** If missing, each person sends all their requests once; all then have equally many. */
  seconds?: number;
};

/** One round in which each person sends their own requests. */
export function loadOf(asked: Asked): Promise<Round & { p99Ms: number }> {
  return runRound(asked.url, [loadOfPeople], JSON.stringify(asked));
}

async function runRound(url: string, script: string[], input = ''): Promise<Round & { p99Ms: number }> {
  const [command, args] = pinned(OTHER_CORE, script);
  const running = promisify(execFile)(command, args);
  running.child.stdin?.end(input);
  const { stdout } = await running;
  const { duration, non2xx, errors, requests, latency } = Printed.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} calls failed`);
  if (requests.total === 0) throw new Error(`${url}: no answer came within ${duration} s`);
  return { count: requests.total, seconds: duration, p50Ms: latency.p50, p97Ms: latency.p97_5, p99Ms: latency.p99 };
}

/**
 * The response to one call, to check that contenders return the same.
 * @throws if it is an error, including GraphQL errors with status 200
 */
export async function answerTo({ url, ...call }: Call): Promise<unknown> {
  const answer = await fetch(url, call);
  const body = (await answer.json()) as { errors?: unknown };
  if (!answer.ok || body.errors) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}
