import { request } from 'node:http';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { verifiedClient } from './mailbox.ts';
import { answerAll, guestClient, ok, type RestClient, startedAssessment } from './restClient.ts';

type Shown = { system: string; questions: { id: string }[]; answers: Record<string, string>; sentAt: string | null };
type GivenFile = { id: number; isSent: boolean };
type Graph<Data> = { data: Data; errors?: { message: string }[] };

const STALE = 'This link is invalid or no longer works. Please ask the person who sent it to you.';
const PDF = Buffer.from('%PDF-1.4\n% instructions\n%%EOF\n');
const REQUEST = '/api/shared/request';
const EVERYTHING = `query ($id: ID!) { system(id: $id) {
  supplierRequests { id label proposals { number key value state } } proposedFiles { id name state url }
  suppliedFacts { fact from } } }`;

type Everything = {
  system: {
    supplierRequests: { id: string; proposals: { number: number; key: string; state: string }[] }[];
    proposedFiles: { id: string; state: string; url: string | null }[];
    suppliedFacts: object[];
  };
};

async function graph<Data>(client: RestClient, query: string, variables: object): Promise<Data> {
  const { data, errors } = await ok<Graph<Data>>(client.post('/graphql', { query, variables }));
  expect(errors).toBeUndefined();
  return data;
}

async function createRequest(owner: RestClient, systemId: number, more: object = {}) {
  const data = { kind: 'request', things: [systemId], expiresInDays: 30, label: 'Acme', ...more };
  const made = await ok<{ id: number; url: string }>(owner.post('/api/links', data));
  return { ...made, secret: new URL(made.url).hash.slice(1) };
}

const openLink = async (baseURL: string | undefined, secret: string) =>
  (await ok<{ pass: string }>((await guestClient(baseURL)).post('/api/links/open', { secret }))).pass;

async function supplierBy(baseURL: string | undefined, secret: string): Promise<APIRequestContext> {
  const pass = await openLink(baseURL, secret);
  return apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${pass}` } });
}

const give = (supplier: APIRequestContext, name: string, bytes = PDF) =>
  supplier.post(`${REQUEST}/files`, {
    params: { question: 'fact-instructions', name },
    headers: { 'content-type': 'application/octet-stream' },
    data: bytes,
  });

test('a supplier answers by a link, and no answer counts until a person accepts it', async ({ baseURL }) => {
  const owner = await verifiedClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(owner);
  const { id, secret } = await createRequest(owner, systemId);
  expect(await ok(owner.get('/api/links'))).toMatchObject([{ id, kind: 'request', things: [systemId] }]);
  const supplier = await supplierBy(baseURL, secret);
  const shown = await ok<Shown>(supplier.get(REQUEST));
  expect(shown).toMatchObject({ system: 'A system under EU rules', answers: {}, sentAt: null });
  expect(shown.questions.map(question => question.id)).toEqual(
    expect.arrayContaining(['fact-version', 'fact-declaration', 'ce-marking']),
  );
  await ok(supplier.put(REQUEST, { data: { answers: { 'fact-version': '2.1', 'ce-marking': 'yes' } } }));
  expect((await give(supplier, 'instructions.pdf')).status()).toBe(201);
  const mistaken = await ok<GivenFile>(give(supplier, 'other.pdf', Buffer.from('%PDF-1.4\n% other\n%%EOF\n')));
  expect(await ok(supplier.delete(`${REQUEST}/files/${mistaken.id}`))).toMatchObject([{ name: 'instructions.pdf' }]);
  // Another visit with another pass: the draft is there, and the organisation sees nothing of it.
  const again = await supplierBy(baseURL, secret);
  expect(await ok<Shown>(again.get(REQUEST))).toMatchObject({ answers: { 'fact-version': '2.1' } });
  const before = await graph<Everything>(owner, EVERYTHING, { id: String(systemId) });
  expect(before.system).toMatchObject({ supplierRequests: [{ proposals: [] }], proposedFiles: [] });

  await ok(again.post(`${REQUEST}/send`));
  await expect
    .poll(async () => (await ok<GivenFile[]>(again.get(`${REQUEST}/files`))).map(({ isSent }) => isSent))
    .toEqual([true]);
  const { system } = await graph<Everything>(owner, EVERYTHING, { id: String(systemId) });
  const [version] = system.supplierRequests[0]?.proposals ?? [];
  expect(version).toMatchObject({ key: 'fact-version', state: 'open' });
  expect((await ok<{ version: string | null }>(owner.get(`/api/systems/${systemId}/facts`))).version).toBeNull();
  const [file] = system.proposedFiles;
  expect((await owner.get(file?.url ?? '')).status()).toBe(200);
  const part = (range: string) => owner.http.get(file?.url ?? '', { headers: { range } });
  expect([(await part('bytes=0-3')).status(), (await part('bytes=9999-')).status()]).toEqual([206, 416]);

  const decide = 'mutation ($input: DecideProposalInput!) { decideProposal(input: $input) { id } }';
  await graph(owner, decide, { input: { requestId: String(id), number: version?.number, accept: true } });
  const decideFile = 'mutation ($input: DecideProposedFileInput!) { decideProposedFile(input: $input) { state } }';
  const evidence = { id: file?.id, accept: true, assessmentId: String(assessmentId), supports: 'eu2-obj' };
  await graph(owner, decideFile, { input: evidence });
  expect((await ok<{ version: string | null }>(owner.get(`/api/systems/${systemId}/facts`))).version).toBe('2.1');
  const after = await graph<Everything>(owner, EVERYTHING, { id: String(systemId) });
  expect(after.system).toMatchObject({
    suppliedFacts: [{ fact: 'version', from: 'Acme' }],
    proposedFiles: [{ state: 'accepted', url: null }],
  });
  const files = 'query ($id: ID!) { assessment(id: $id) { responseCount evidence { supports note } } }';
  const { assessment } = await graph<{ assessment: object }>(owner, files, { id: String(assessmentId) });
  expect(assessment).toMatchObject({
    responseCount: 0,
    evidence: [{ supports: 'eu2-obj', note: expect.stringMatching(/^From Acme, by link, /) }],
  });
  const said = ['was created', 'first time', 'sent 2 answers', 'An answer from the supplier', 'accepted as evidence'];
  await expect(async () => {
    const log = await (await owner.get('/api/organisation/log.csv')).text();
    for (const words of said) expect(log).toContain(words);
  }).toPass({ timeout: 15_000 });
});

test('a request asks about the provider’s duties of a report, and about the selected ones only', async ({
  baseURL,
}) => {
  const owner = await verifiedClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(owner);
  await answerAll(owner, assessmentId, 'worst');
  await ok(owner.post(`/api/assessments/${assessmentId}/complete`));
  const chosen = { questions: ['fact-version'], own: ['Where is it hosted?'] };
  const { secret } = await createRequest(owner, systemId, { request: chosen });
  const { questions } = await ok<Shown>((await supplierBy(baseURL, secret)).get(REQUEST));
  expect(questions.map(({ id }) => id)).toEqual(['fact-version', 'own-1']);
});

test('a revoked request ends within a second, for its page and its files, and answers like one that never existed', async ({
  baseURL,
}) => {
  const owner = await verifiedClient(baseURL);
  const { systemId } = await startedAssessment(owner);
  const { id, secret } = await createRequest(owner, systemId);
  const supplier = await supplierBy(baseURL, secret);
  await ok(supplier.get(REQUEST));
  await ok(owner.http.delete(`/api/links/${id}`));
  const began = Date.now();
  const tries = [supplier.get(REQUEST), give(supplier, 'a.pdf'), supplier.post(`${REQUEST}/send`)];
  for (const answer of await Promise.all(tries)) expect(answer.status()).toBe(401);
  expect(Date.now() - began).toBeLessThan(1_000);
  const guest = await guestClient(baseURL);
  for (const tried of [secret, 'a-secret-that-never-was']) {
    const answer = await guest.post('/api/links/open', { secret: tried });
    expect([answer.status(), await answer.json()]).toEqual([404, { message: STALE }]);
  }
});

test('slow uploads by a link do not delay other links, and end with their own', async ({ baseURL }) => {
  const owner = await verifiedClient(baseURL);
  const { systemId } = await startedAssessment(owner);
  const [slow, other] = [await createRequest(owner, systemId), await createRequest(owner, systemId)];
  const headers = {
    authorization: `Bearer ${await openLink(baseURL, slow.secret)}`,
    'content-type': 'application/json',
  };
  const ends = Array.from({ length: 24 }, () => {
    const call = request(new URL(REQUEST, baseURL), { method: 'PUT', headers, agent: false });
    call.on('error', () => undefined).write('{');
    return new Promise(resolve => call.on('close', resolve));
  });
  const supplier = await supplierBy(baseURL, other.secret);
  await ok(supplier.get(REQUEST));
  await ok(owner.http.delete(`/api/links/${slow.id}`));
  // Before the timeouts for receiving a body and for a turn.
  const since = Date.now();
  await Promise.all(ends);
  expect(Date.now() - since).toBeLessThan(9_000);
  await ok(supplier.get(REQUEST));
});

test('a request about another organisation’s system is refused, as is a second one, and one is deleted with its system', async ({
  baseURL,
}) => {
  const [owner, other] = [await verifiedClient(baseURL), await verifiedClient(baseURL)];
  const { systemId } = await startedAssessment(owner);
  const ask = (client: RestClient, things: number[]) =>
    client.post('/api/links', { kind: 'request', things, expiresInDays: 30 });
  expect((await ask(other, [systemId])).status()).toBe(404);
  expect((await ask(owner, [systemId, systemId + 1])).status()).toBe(400);
  expect(await ok(other.get('/api/links'))).toEqual([]);
  const { secret } = await createRequest(owner, systemId);
  const supplier = await supplierBy(baseURL, secret);
  expect((await give(supplier, 'program.exe')).status()).toBe(400);
  await ok(owner.http.delete(`/api/systems/${systemId}`));
  await expect.poll(async () => [401, 404].includes((await supplier.get(REQUEST)).status())).toBe(true);
  const guest = await guestClient(baseURL);
  await expect.poll(async () => (await guest.post('/api/links/open', { secret })).status()).toBe(404);
});
