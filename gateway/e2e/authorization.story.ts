import { randomInt } from 'node:crypto';
import { RIGHT_OF } from '@aicp/contracts/operationRights';
import { NO_PROVISIONING_TOKEN } from '@aicp/contracts/provisioning';
import type { Right } from '@aicp/contracts/rights';
import { type APIResponse, expect, test } from '@playwright/test';
import type { GraphQLSchema } from 'graphql';
import { MOST_COST } from '../src/limits.ts';
import { CALLERS, type CallerName, type Callers, makeCallers, withLink } from './matrix/callers.ts';
import { documentOf, operationsOf, readGraph } from './matrix/document.ts';
import { graphqlRows } from './matrix/graphqlRows.ts';
import { isByLink, isInside, LINK_CALLERS, type Outcome, type Row } from './matrix/kinds.ts';
import { restRows } from './matrix/restRows.ts';
import { completeOne, type Done, MARK, makeThings, renew, type Things } from './matrix/things.ts';
import { ok } from './restClient.ts';

/**
 * Who may do what: every operation of the graph and every REST route, asked for by every kind of caller. The tables are in
 * matrix/; an operation without a row, and a row without an operation, fail.
 */
let schema: GraphQLSchema;
let callers: Callers;
let things: Things;
let done: Done;
/** The owner's email address and everything that they have written. */
let secrets: string[];
async function prepare(baseURL: string | undefined): Promise<void> {
  callers = await makeCallers(baseURL);
  done = await completeOne(callers);
  const { completedId } = done;
  const link = await withLink(callers, 'report', completedId);
  // Before there are files that are removed here: a room does not show those.
  callers = { ...callers, link, room: await withLink(callers, 'room', completedId) };
  callers = { ...callers, requestLink: await withLink(callers, 'request', done.reportedId) };
  things = await makeThings(callers, done);
  secrets = [MARK, callers.ownerName];
}

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  schema = await readGraph();
  await prepare(baseURL);
});

type Route = { method: string; url: string; bearer: boolean };

async function routes(baseURL: string | undefined): Promise<Map<string, Route>> {
  const { paths } = await (await fetch(`${baseURL}/api/openapi.json`)).json();
  type Operation = { security?: Record<string, unknown>[] };
  const described = new Map(
    Object.entries<Record<string, Operation>>(paths)
      .filter(([url]) => /^\/(api|scim|\.well-known)\//.test(url))
      .flatMap(([url, methods]) =>
        Object.entries(methods).map(([name, { security = [] }]): [string, Route] => {
          const method = name.toUpperCase();
          return [`${method} ${url}`, { method, url, bearer: security.some(way => 'bearer' in way) }];
        }),
      ),
  );
  // Their answers have no end, which nobody here waits for; gateway/src/rest/live.test.ts has their callers.
  for (const route of ['GET /api/admin/live', 'GET /api/live']) described.delete(route);
  return described;
}

test('every operation and every route has its row, and every row its operation', async ({ baseURL }) => {
  expect(Object.keys(graphqlRows).sort()).toEqual(operationsOf(schema).sort());
  // A route that is another thing with a query has a row for each.
  const rows = new Set(Object.keys(restRows).map(name => name.replace(/\?.*/, '')));
  expect([...rows].sort()).toEqual([...(await routes(baseURL)).keys()].sort());
});

test('the API documents for each route whether tokens may call it', async ({ baseURL }) => {
  for (const [name, { bearer }] of await routes(baseURL)) {
    const { expected } = restRows[name] as Row;
    const { right = null } = restRows[name] as Row;
    if (expected('guest', false, null) === 'signIn')
      expect(!['forbidden', 'signIn'].includes(expected('writeToken', false, right)), name).toBe(bearer);
  }
});

for (const [operation, row] of Object.entries(graphqlRows)) {
  test(`${operation}: each caller gets what is theirs`, async ({ baseURL }) => {
    const right = row.right ?? RIGHT_OF[operation.replace('mutation ', '')] ?? null;
    const forAdmins = row.expected('other', false, null) === 'forbidden';
    const isOpen = Boolean(row.forLinks) || row.expected('guest', false, null) === 'allowed';
    const most = MOST_COST[forAdmins ? 'administrator' : isOpen ? 'guest' : 'user'];
    await callEach(row, { writes: operation.startsWith('mutation'), right }, baseURL, async (caller, variables) => {
      const query = documentOf(schema, operation, { forAdmins, variables, most });
      const answer = await callers[caller].http.post('/graphql', {
        data: { query, variables },
        ...from(caller),
      });
      const { errors, message } = await answer.json();
      // Whom the gateway's door refuses hears it before there is an operation.
      if (message) return { answer, outcome: outcomeOfRest(answer.status(), message) };
      return { answer, outcome: outcomeOfGraph(errors?.[0]) };
    });
  });
}

for (const [name, row] of Object.entries(restRows)) {
  test(`${name}: each caller gets what is theirs`, async ({ baseURL }) => {
    const [method = '', url = ''] = name.split(' ');
    await callEach(
      row,
      { writes: method !== 'GET', right: row.right ?? null },
      baseURL,
      async (caller, { path = {}, query, bytes, ...body }) => {
        const address = url.replaceAll(/\{(\w+)\}/g, (_all, part) => String((path as Record<string, unknown>)[part]));
        const answer = await callers[caller].http.fetch(address, {
          method,
          ...(query ? { params: query as Record<string, string> } : {}),
          ...from(caller),
          ...bodyOf(method, bytes, body),
        });
        return { answer, outcome: outcomeOfRest(answer.status(), await messageOf(answer)) };
      },
    );
  });
}

function bodyOf(method: string, bytes: unknown, body: object) {
  if (typeof bytes === 'string')
    return { data: Buffer.from(bytes), headers: { 'content-type': 'application/octet-stream' } };
  return method === 'GET' || Object.keys(body).length === 0 ? {} : { data: body };
}

/** Each time from elsewhere: what is refused is counted by address. */
function from(caller: CallerName) {
  if (caller !== 'directory') return {};
  return { headers: { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}` } };
}

type Called = { answer: APIResponse; outcome: Outcome };

/** Strangers first: what they try must come to nothing before the owner does it. */
const STRANGERS_FIRST = [...CALLERS].sort((one, other) => rank(one) - rank(other));
function rank(caller: CallerName): number {
  return ['writeToken', 'admin', 'owner'].indexOf(caller);
}

async function callEach(
  row: Row,
  { writes, right }: { writes: boolean; right: Right | null },
  baseURL: string | undefined,
  call: (caller: CallerName, input: ReturnType<Row['input']>) => Promise<Called>,
): Promise<void> {
  for (const caller of STRANGERS_FIRST) {
    const admitted: readonly CallerName[] = row.forLinks === true ? LINK_CALLERS : (row.forLinks ?? []);
    const isBeyond = isByLink(caller) && !admitted.includes(caller);
    const isRefused = caller === 'directory' && !row.forDirectories;
    const expected = isBeyond ? 'forbidden' : isRefused ? 'signIn' : row.expected(caller, writes && !row.reads, right);
    const { answer, outcome } = await call(caller, row.input(things));
    const text = await answer.text();
    expect(outcome, `${caller}: ${answer.status()} ${text.slice(0, 500)}`).toBe(expected);
    const belongs = isInside(caller) || (isByLink(caller) && outcome === 'allowed');
    const isTold = row.names && caller === 'admin';
    if (!belongs)
      for (const secret of isTold ? [MARK] : secrets)
        expect(text, `${caller} reads what is the owner's`).not.toContain(secret);
    if (row.uses && outcome === 'allowed') things = { ...things, ...(await renew(row.uses, callers, done)) };
  }
  if (row.endsCallers) await prepare(baseURL);
  expect(await ok(callers.writeToken.http.get('/api/user'))).toMatchObject({ username: callers.ownerName });
}

function outcomeOfGraph(error: { message: string; extensions: { code: string } } | undefined): Outcome {
  return outcomeOf(error?.extensions.code, error?.message);
}

const CODES: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 500: 'INTERNAL' };

function outcomeOfRest(status: number, message: string | undefined): Outcome {
  return outcomeOf(CODES[status], message);
}

/** What is said to nobody in particular, and to whose token opens nothing here. */
const SIGN_IN = ['Please sign in.', 'This API token is not valid.', NO_PROVISIONING_TOKEN];

function outcomeOf(code: string | undefined, message: string | undefined): Outcome {
  if (code === 'INTERNAL') throw new Error(message);
  // A login that fails says UNAUTHENTICATED too, to anyone who tries.
  if (code === 'UNAUTHENTICATED' && message && SIGN_IN.includes(message)) return 'signIn';
  if (code === 'FORBIDDEN') return 'forbidden';
  return code === 'NOT_FOUND' ? 'none' : 'allowed';
}

async function messageOf(answer: APIResponse): Promise<string | undefined> {
  if (answer.ok()) return undefined;
  const { message, detail } = await answer.json();
  return message ?? detail;
}
