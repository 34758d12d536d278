import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFull } from '../isFull.ts';
import { signUp } from '../restUser.ts';
import { graphqlCases } from './graphqlCases.ts';
import { type Description, type RestCase, restCases } from './restCases.ts';

/** Requests for each interface and caller; the ordinary run takes a sample. */
const CASES = isFull ? 10_000 : 150;
/** Concurrent requests; FUZZ_SEED repeats a run. */
const AT_ONCE = 8;
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const TIMEOUT_MS = isFull ? 1_800_000 : 180_000;
/** Signs in on the product that is asked. */
export const ADMINISTRATOR = { username: 'fuzz.admin', password: randomUUID() };

type Caller = { name: string; signIn: () => Promise<string> };

/** The product's address. */
let url = '';

const callers: Caller[] = [
  { name: 'a guest', signIn: async () => '' },
  {
    name: 'a user',
    signIn: async () => {
      const user = await signUp(url);
      await user.answeredAssessment('EU');
      await user.postUntilOk(`/api/assessments/${await user.answeredAssessment('UK')}/complete`);
      return user.cookie;
    },
  },
  {
    name: 'an administrator',
    signIn: async () => {
      const answer = await fetched('/api/login', jsonPost(ADMINISTRATOR));
      if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
      return answer.headers.getSetCookie().map(line => line.split(';')[0])[0] ?? '';
    },
  },
];

const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A connection that the gateway closes between two requests is not a response; the retry opens a new one. */
const fetched = (path: string, init: RequestInit = {}) => fetch(url + path, init).catch(() => fetch(url + path, init));

/** The result of a case; `broken` states why no one should ever see such a response. */
type Outcome = { status: number; broken?: string };

/**
 * Sends all cases as this caller, who signs in again if one of them ended the session.
 * @returns the broken ones, and statuses by number
 */
async function play<Case>(cases: Case[], caller: Caller, send: (one: Case, cookie: string) => Promise<Outcome>) {
  const queue = cases.values();
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  let cookie = caller.signIn();
  const worker = async () => {
    for (const one of queue) {
      const used = cookie;
      const session = await used;
      const outcome = await send(one, session);
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      if (outcome.broken) broken.push(`${outcome.broken}: ${JSON.stringify(one).slice(0, 600)}`);
      if (outcome.status === 401 && cookie === used) cookie = renewed(used, caller);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // The last answer of all may have asked for it.
  await cookie;
  return { broken, statuses };
}

/** The same session if it is still valid: a wrong password can answer 401 too. */
async function renewed(cookie: Promise<string>, caller: Caller): Promise<string> {
  const held = await cookie;
  const me = held && (await fetched('/api/user', { headers: { cookie: held } }));
  return me && me.status === 401 ? caller.signIn() : held;
}

/** An administrator's own doing: payments switched to live on a product without keys for them. */
const EXPECTED = /Live payments are not set up yet/;

/** A stack, a path or the name of a driver's error: an answer holds none. */
const INSIDE = /node_modules|\bat \w+ \(|MongoServerError|CastError|ReplyError|ECONNREFUSED/;

async function sendRest({ method, path, type, body }: RestCase, cookie: string): Promise<Outcome> {
  const answer = await fetched(path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(type !== null && { 'content-type': type }) },
    ...(body !== null && { body: body.toWellFormed() }),
  });
  const text = await answer.text();
  const { status } = answer;
  if (status >= 500 && !EXPECTED.test(text)) return { status, broken: `${status} ${text.slice(0, 200)}` };
  if (INSIDE.test(text)) return { status, broken: `tells of the inside: ${text.slice(0, 200)}` };
  if (status >= 400 && !saysWhy(text)) return { status, broken: `${status} without a sentence: ${text.slice(0, 200)}` };
  return { status };
}

function saysWhy(text: string): boolean {
  try {
    // SCIM has its own form for it (RFC 7644).
    const { message, detail = message } = JSON.parse(text);
    return typeof detail === 'string' && detail.length > 0;
  } catch {
    return false;
  }
}

async function sendGraphql(one: object, cookie: string): Promise<Outcome> {
  const request = jsonPost(one);
  const answer = await fetched('/graphql', {
    ...request,
    headers: { ...request.headers, ...(cookie && { cookie }) },
  });
  const text = await answer.text();
  if (answer.status >= 500 && !EXPECTED.test(text))
    return { status: answer.status, broken: `${answer.status} ${text.slice(0, 200)}` };
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions?: { code?: string } }[] };
  const codes = errors.map(({ extensions }) => extensions?.code);
  const status = codes.includes('UNAUTHENTICATED') ? 401 : answer.status;
  const bug = errors.find(
    ({ message, extensions }) =>
      ['INTERNAL', 'UNAVAILABLE', undefined].includes(extensions?.code) && !EXPECTED.test(message),
  );
  if (bug) return { status, broken: `${bug.extensions?.code}: ${bug.message}` };
  return INSIDE.test(text) ? { status, broken: `tells of the inside: ${text.slice(0, 200)}` } : { status };
}

const sampled = <Case>(cases: fc.Arbitrary<Case>): Case[] => fc.sample(cases, { numRuns: CASES, seed: SEED });

function report(what: string, { broken, statuses }: Awaited<ReturnType<typeof play>>): void {
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`${what}, seed ${SEED}: ${counts.join(', ')}\n`);
  expect(broken.slice(0, 20)).toEqual([]);
  // Refused for their number alone, requests would prove nothing.
  expect(statuses.get(429) ?? 0).toBeLessThan(CASES / 2);
}

/** Sends hostile and nearly right requests to a product, as each caller. */
export function fuzz(addressOf: () => string): void {
  describe.each(callers)('whatever $name sends', caller => {
    beforeAll(() => {
      url = addressOf();
    });

    it(
      'to the REST interface is answered or refused with a message',
      async () => {
        const description = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
        report(`${caller.name}, REST`, await play(sampled(restCases(description)), caller, sendRest));
      },
      TIMEOUT_MS,
    );

    it(
      'to the graph is answered or refused with a code',
      async () => {
        report(`${caller.name}, GraphQL`, await play(sampled(graphqlCases()), caller, sendGraphql));
      },
      TIMEOUT_MS,
    );
  });
}
