import { expect, test } from '@playwright/test';
import { registeredClient } from './restClient.ts';

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `system { latestAssessment { id } ${nested(depth - 1)} }`;

/** Operations that are made to be expensive. None may reach a subgraph. */
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

for (const [name, query] of Object.entries(hostile)) {
  test(`${name} is refused at once`, async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const started = Date.now();
    const answer = await client.post('/graphql', { query });
    const { data, errors } = await answer.json();
    expect(answer.status()).toBe(400);
    expect(data).toBeUndefined();
    expect(errors[0].extensions.code).toBe('INVALID');
    expect(Date.now() - started).toBeLessThan(3_000);
  });
}

test('a form of another site cannot carry an operation', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
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

test('an operation is not kept for later under its hash', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  const answer = await client.post('/graphql', { extensions });
  expect((await answer.json()).errors[0].extensions.code).toBe('INVALID');
});

test('an address in disguise is guarded like the plain one', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  for (const path of ['/api/logout', '/%61pi/logout', '/api/%6Cogout'])
    expect((await client.http.post(path, { headers: foreign })).status(), path).toBe(403);
  expect((await client.get('/%61pi/user')).status()).toBe(200);
});

test('a batch of operations is refused', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const answer = await client.post('/graphql', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
  expect(answer.status()).toBe(400);
});
