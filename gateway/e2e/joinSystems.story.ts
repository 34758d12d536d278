import { expect, test } from '@playwright/test';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, eraseSystem, ok, type RestClient, registeredClient, startedAssessment } from './restClient.ts';

type Seen = {
  id: number;
  name: string;
  description: string | null;
  jurisdiction: string;
  latestAssessment: { id: number; riskLevel: string } | null;
};
type Report = { id: number; system: { id: number; name: string }; riskResult: unknown };

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

async function assess(client: RestClient, jurisdiction: 'EU' | 'UK', which: 'best' | 'worst') {
  const { systemId, assessmentId } = await startedAssessment(client, jurisdiction);
  await complete(client, assessmentId, which);
  return { systemId, assessmentId };
}

async function complete(client: RestClient, assessmentId: number, which: 'best' | 'worst'): Promise<void> {
  await answerAll(client, assessmentId, which);
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  await ok(client.get(`/api/reports/${assessmentId}`));
}

async function graph(client: RestClient, query: string, variables: object) {
  const { data, errors } = await ok<{ data: Record<string, never>; errors?: unknown }>(
    client.post('/graphql', { query, variables }),
  );
  expect(errors).toBeUndefined();
  return data;
}

const TICK = 'mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { complete } }';
const THINGS =
  'query ($id: ID!) { assessment(id: $id) { evidence { name } qms { complete } documents { type current { number } } } }';

test('an EU and a UK record are merged, with the reports, evidence and documents of both', async ({ baseURL }) => {
  test.slow();
  const client = await registeredClient(baseURL);
  await subscribe(client, 'professional');
  const bundleOf = async (id: number) => (await client.post(`/api/assessments/${id}/audit-bundle`)).body();
  const eu = await assess(client, 'EU', 'worst');
  const uk = await assess(client, 'UK', 'best');
  for (const { assessmentId } of [eu, uk]) {
    const params = { assessmentId, supports: 'qms-1', name: `file of ${assessmentId}.pdf` };
    const headers = { 'content-type': 'application/pdf' };
    await ok(client.http.post('/api/evidence', { params, data: PDF, headers }));
    await graph(client, TICK, { input: { assessmentId: String(assessmentId), complete: ['qms-1', 'qms-2'] } });
    await ok(client.post('/api/generate-document', { assessmentId, documentType: 'model-card' }));
  }
  const again = await ok<{ id: number }>(client.post('/api/assessments', { aiSystemId: uk.systemId }));
  await complete(client, again.id, 'worst');
  const open = await ok<{ id: number }>(client.post('/api/assessments', { aiSystemId: uk.systemId }));
  const all = [eu.assessmentId, uk.assessmentId, again.id];
  const files = (id: number) => client.get(`/api/reports/${id}?format=json`).then(answer => answer.text());
  const before = await Promise.all(all.map(async id => ({ id, bundle: await bundleOf(id), filed: await files(id) })));
  const things = await Promise.all(all.map(id => graph(client, THINGS, { id: String(id) })));

  const join = () => ok<Seen>(client.post(`/api/systems/${eu.systemId}/join`, { other: uk.systemId }));
  const merged = await join();
  expect(merged).toMatchObject({ id: eu.systemId, jurisdiction: 'EU', latestAssessment: { id: eu.assessmentId } });
  expect(await join()).toEqual(merged);

  // Each list contains it once, with its own law and result.
  for (const [path, jurisdiction, id] of [
    ['/api/systems', 'EU', eu.assessmentId],
    ['/api/uk/systems', 'UK', again.id],
  ] as const)
    expect(await ok<Seen[]>(client.get(path))).toMatchObject([
      { id: eu.systemId, jurisdiction, latestAssessment: { id } },
    ]);
  const history = await ok<{ id: number }[]>(client.get(`/api/systems/${eu.systemId}/assessments`));
  expect(history.map(({ id }) => id)).toEqual([open.id, again.id, uk.assessmentId, eu.assessmentId]);
  // The old address returns the kept record.
  expect(await ok<Seen>(client.get(`/api/systems/${uk.systemId}`))).toEqual(merged);
  for (const refused of [
    client.http.delete(`/api/systems/${uk.systemId}`),
    client.http.patch(`/api/systems/${uk.systemId}`, { data: { name: 'Another' } }),
    client.post('/api/assessments', { aiSystemId: uk.systemId }),
  ])
    expect((await refused).status()).toBe(404);

  const owned = async (id: number) => (await ok<Report>(client.get(`/api/reports/${id}`))).system.id;
  for (const id of all) await expect.poll(() => owned(id)).toBe(eu.systemId);
  for (const { id, bundle, filed } of before) {
    expect(await files(id)).toBe(filed);
    expect((await bundleOf(id)).equals(bundle)).toBe(true);
  }
  expect(await Promise.all(all.map(id => graph(client, THINGS, { id: String(id) })))).toEqual(things);

  // An assessment in progress continues under the kept record.
  await complete(client, open.id, 'best');
  expect(await ok<Seen[]>(client.get('/api/uk/systems'))).toMatchObject([
    { id: eu.systemId, latestAssessment: { id: open.id, riskLevel: 'LOW' } },
  ]);

  await eraseSystem(client, eu.systemId);
  for (const path of [
    `/api/systems/${eu.systemId}`,
    `/api/systems/${uk.systemId}`,
    ...all.map(id => `/api/assessments/${id}`),
  ])
    expect((await client.get(path)).status(), path).toBe(404);
  for (const id of all) await expect.poll(async () => (await client.get(`/api/reports/${id}`)).status()).toBe(404);
});

test('records under one law, a record with itself, and records of another organisation cannot be merged', async ({
  baseURL,
}) => {
  const [client, stranger] = [await registeredClient(baseURL), await registeredClient(baseURL)];
  const [eu, also, uk] = [
    await startedAssessment(client, 'EU'),
    await startedAssessment(client, 'EU'),
    await startedAssessment(client, 'UK'),
  ];
  const theirs = await startedAssessment(stranger, 'UK');
  const join = (id: number, other: unknown, by = client) => by.post(`/api/systems/${id}/join`, { other });
  const said = async (answer: Promise<{ status(): number; json(): Promise<{ message: string }> }>) => {
    const refused = await answer;
    return [refused.status(), (await refused.json()).message];
  };
  expect(await said(join(eu.systemId, also.systemId))).toEqual([
    409,
    'Both records are under EU law. Only records under different laws can be merged.',
  ]);
  expect(await said(join(eu.systemId, eu.systemId))).toMatchObject([400, expect.any(String)]);
  expect(await said(join(eu.systemId, undefined))).toMatchObject([400, expect.any(String)]);
  for (const answer of [
    join(eu.systemId, theirs.systemId),
    join(theirs.systemId, eu.systemId),
    join(eu.systemId, uk.systemId, stranger),
  ])
    expect(await said(answer)).toEqual([404, 'AI system not found.']);
});
