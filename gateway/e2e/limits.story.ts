import { expect, test } from '@playwright/test';
import { guestClient, ok, type RestClient, registeredClient, startedAssessment } from './restClient.ts';

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `system { latestAssessment { id } ${nested(depth - 1)} }`;

/** Deliberately expensive operations. None may reach a subgraph. */
const hostile: Record<string, string> = {
  'an operation of very many tokens': `{ me { ${'__typename '.repeat(3000)} } }`,
  'an operation that is very deep': `{ __type(name: "User") ${'{ ofType '.repeat(12)} { name } ${'}'.repeat(12)} }`,
  'a series of logins under aliases': `mutation { ${Array.from({ length: 20 }, (_, i) => `a${i}: login(input: {username: "x", password: "y"}) { id }`).join(' ')} }`,
  'fragments that turn in a circle': '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
  'very many directives': `{ ${'me @include(if: true) { id } '.repeat(20)} }`,
  'a field that does not exist': '{ me { passwordHash } }',
  'two operations and no word which': 'query A { me { id } } query B { me { id } }',
  'a subscription, of which there are none': 'subscription { me { id } }',
  'nothing that can be parsed': `{ ${nested(3)}`,
};

/** For stories in which a few requests are refused. */
let client: RestClient;
test.beforeAll(async ({ baseURL }) => {
  client = await registeredClient(baseURL);
});

for (const [name, query] of Object.entries(hostile)) {
  test(`${name} is refused at once`, async () => {
    const started = Date.now();
    const answer = await client.post('/graphql', { query });
    const { data, errors } = await answer.json();
    expect(answer.status()).toBe(400);
    expect(data).toBeUndefined();
    expect(errors[0].extensions.code).toBe('INVALID');
    expect(Date.now() - started).toBeLessThan(3_000);
  });
}

test('a form of another site cannot carry an operation', async () => {
  const query = 'mutation { logout }';
  const asText = await client.http.post('/graphql', {
    headers: { 'content-type': 'text/plain' },
    data: JSON.stringify({ query }),
  });
  expect(asText.status()).toBe(415);
  const asGet = await client.http.get(`/graphql?query=${encodeURIComponent('{ me { id } }')}`);
  expect(asGet.status()).toBe(400);
  expect((await client.get('/api/user')).status()).toBe(200);
});

test('an operation is not stored under its hash', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  const answer = await client.post('/graphql', { extensions });
  expect((await answer.json()).errors[0].extensions.code).toBe('INVALID');
});

test('a guest’s long body is refused unread, after checking the right; an account’s is read', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const long = { name: 'x'.repeat(70_000) };
  const refusals = await Promise.all(
    ['/api/login', '/graphql', '/api/systems', '/api/assessments'].map(async path => {
      const answer = await guest.post(path, long);
      return [path, answer.status(), (await answer.json()).message];
    }),
  );
  expect(refusals).toEqual([
    ['/api/login', 413, 'The request is too large.'],
    ['/graphql', 413, 'The request is too large.'],
    ['/api/systems', 401, 'Please sign in.'],
    ['/api/assessments', 401, 'Please sign in.'],
  ]);
  const read = await client.post('/graphql', { query: '{ me { id } }', variables: long });
  expect(await read.json()).toMatchObject({ data: { me: {} } });
});

test('an address in disguise is guarded like the plain one', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of ['/api/logout', '/%61pi/logout', '/api/%6Cogout'])
    expect((await client.http.post(path, { headers: foreign })).status(), path).toBe(403);
  expect((await client.get('/%61pi/user')).status()).toBe(200);
});

test('a batch of operations is refused', async () => {
  const answer = await client.post('/graphql', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
  expect(answer.status()).toBe(400);
});

const QUESTIONS = `questions { id category question type options { value label score } scoring { yes no } articleReference helpText
  citation { label instrument article url asOf checkedOn confidence appliesFrom } askedWhen group }`;

test('a list below a list is refused, and so is one list under many names; a page’s own query is answered', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(client);
  const guest = await guestClient(baseURL);
  const aliases = Array.from({ length: 10 }, (_, i) => `a${i}: ${QUESTIONS}`).join(' ');
  for (const [caller, query] of [
    [client, `{ assessments(systemId: ${systemId}) { id ${QUESTIONS} } }`],
    [
      client,
      '{ systems(first: 1000) { id name description systemType jurisdiction sector applicableRegulators createdAt openAssessmentId latestAssessment { id riskLevel } } }',
    ],
    [client, `{ ${aliases} }`],
  ] as const) {
    const answer = await caller.post('/graphql', { query });
    expect(answer.status(), query).toBe(400);
    expect((await answer.json()).errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('requests too much') }),
    ]);
  }
  expect(await (await guest.post('/graphql', { query: `{ ${QUESTIONS} }` })).json()).toMatchObject({
    errors: [{ message: 'Please sign in.' }],
  });
  const whole = QUESTIONS.replace('questions', 'questions(all: true)');
  const one = await ok<{ data: { assessment: { questions: unknown[] } } }>(
    client.post('/graphql', { query: `{ assessment(id: ${assessmentId}) { id ${whole} } }` }),
  );
  expect(one.data.assessment.questions.length).toBeGreaterThan(100);
  expect((await guest.get('/api/questions')).status()).toBe(200);
});

test('every response of the interfaces states the remaining requests, by session or for the guests of a network', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const guest = await guestClient(baseURL);
  const leftOf = async (caller: typeof guest, path: string, kind: string) => {
    const headers = (await caller.get(path)).headers();
    expect(headers['ratelimit-policy'], path).toMatch(new RegExp(`^"${kind}";q=\\d+;w=60$`));
    expect(headers.ratelimit, path).toMatch(new RegExp(`^"${kind}";r=${headers['ratelimit-remaining']};t=\\d+$`));
    return Number(headers['ratelimit-remaining']);
  };
  const first = await leftOf(client, '/api/user', 'session');
  expect(await leftOf(client, '/api/systems', 'session')).toBe(first - 1);
  const guests = await leftOf(guest, '/api/product', 'guest');
  expect(await leftOf(guest, '/api/user', 'guest')).toBe(guests - 1);
  expect((await guest.get('/')).headers()['ratelimit-policy']).toBeUndefined();
});

test('of one caller’s concurrent requests, those beyond sixty waiting are refused; others are served', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const other = await registeredClient(baseURL);
  const query = `{ ${QUESTIONS.replace('questions', 'questions(jurisdiction: UK)')} }`;
  const { cookies } = await client.http.storageState();
  const headers = {
    'content-type': 'application/json',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  // Not by Playwright, which sends requests so slowly that hardly any would wait.
  const flood = Array.from({ length: 150 }, async () => {
    const answer = await fetch(`${baseURL}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    await answer.text();
    return answer;
  });
  const meanwhile = await other.get('/api/systems');
  const answers = await Promise.all(flood);
  expect(meanwhile.status()).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(64);
  expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('1');
  expect((await client.get('/api/systems')).status()).toBe(200);
});

test('normal use at full speed is not limited', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  for (let page = 0; page < 20; page++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/api/systems')));
    expect(answers.filter(answer => answer.status() !== 200)).toEqual([]);
  }
});
