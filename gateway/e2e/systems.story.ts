import { expect, test } from '@playwright/test';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

type System = { id: number; name: string; description: string | null; sector: string | null };
type Outcome = { id: number; status: string; riskScore: number | null };

test('a system is described anew: what is given changes, null and blanks clear, the rest stays', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const created = await ok<System>(client.post('/api/systems', { name: 'Chatbot', description: 'Answers', userId: 1 }));
  const path = `/api/systems/${created.id}`;
  const patch = (data: unknown) => client.http.patch(path, { data });
  expect(await ok(patch({ name: ' Help desk ', sector: 'Retail', userId: 1, jurisdiction: 'UK' }))).toMatchObject({
    id: created.id,
    jurisdiction: 'EU',
    name: 'Help desk',
    description: 'Answers',
    sector: 'Retail',
  });
  expect(await ok(patch({ description: null, sector: '' }))).toMatchObject({ description: null, sector: null });
  expect(await ok(client.get(path))).toMatchObject({ name: 'Help desk', description: null });
  for (const wrong of [{ name: '' }, { name: 7 }, { name: 'x'.repeat(256) }, { applicableRegulators: 'ICO' }, []]) {
    const answer = await patch(wrong);
    expect(answer.status(), JSON.stringify(wrong)).toBe(400);
    expect((await answer.json()).message).toEqual(expect.any(String));
  }
});

test('a deleted system is gone with everything on it, reports included, and stays gone', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(client, 'UK');
  await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const again = await ok<{ id: number }>(client.post('/api/assessments', { aiSystemId: systemId }));
  const history = await ok<Outcome[]>(client.get(`/api/systems/${systemId}/assessments`));
  expect(history.map(({ id, status }) => [id, status])).toEqual([
    [again.id, 'in_progress'],
    [assessmentId, 'completed'],
  ]);

  expect(await ok(client.http.delete(`/api/systems/${systemId}`))).toEqual({ id: systemId });
  expect((await client.http.delete(`/api/systems/${systemId}`)).status()).toBe(404);
  const gone = [
    `/api/systems/${systemId}`,
    `/api/systems/${systemId}/assessments`,
    `/api/assessments/${assessmentId}`,
    `/api/assessments/${again.id}`,
    `/api/reports/${assessmentId}`,
  ];
  for (const path of gone) expect((await client.get(path)).status(), path).toBe(404);
  expect(await ok(client.get('/api/uk/systems'))).toEqual([]);
  for (const answer of [
    client.post('/api/responses', { assessmentId: again.id, questionId: 'uk-s1', answer: 'partial' }),
    client.post(`/api/assessments/${again.id}/complete`),
    client.post('/api/assessments', { aiSystemId: systemId }),
  ])
    expect((await answer).status()).toBe(404);
});

test('a system assessed under both laws is on both lists, each with its own law and result', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { id: aiSystemId } = await ok<System>(client.post('/api/systems', { name: 'Credit scorer' }));
  const assess = async (jurisdiction: 'EU' | 'UK', which: 'best' | 'worst') => {
    const { id } = await ok<Outcome>(client.post('/api/assessments', { aiSystemId, jurisdiction }));
    await answerAll(client, id, which);
    return (await ok<Outcome>(client.post(`/api/assessments/${id}/complete`))).id;
  };
  type Seen = { jurisdiction: string; latestAssessment: { id: number } | null };
  const seen = async (path: string) => (await ok<Seen[]>(client.get(path)))[0];
  const uk = await assess('UK', 'best');
  expect(await seen('/api/systems')).toMatchObject({ id: aiSystemId, jurisdiction: 'EU', latestAssessment: null });
  const eu = await assess('EU', 'worst');
  const results = { EU: { id: eu, riskLevel: 'HIGH' }, UK: { id: uk, riskLevel: 'LOW' } };
  for (const [jurisdiction, path] of [
    ['EU', '/api/systems'],
    ['UK', '/api/uk/systems'],
  ] as const) {
    const result = { id: aiSystemId, jurisdiction, latestAssessment: results[jurisdiction] };
    expect(await seen(path)).toMatchObject(result);
    expect(await ok(client.get(`/api/systems/${aiSystemId}?jurisdiction=${jurisdiction}`))).toMatchObject(result);
    const history = `/api/systems/${aiSystemId}/assessments?jurisdiction=${jurisdiction}`;
    expect(await ok(client.get(history))).toMatchObject([{ id: results[jurisdiction].id, jurisdiction }]);
  }
  expect(await ok(client.get(`/api/systems/${aiSystemId}`))).toMatchObject({ jurisdiction: 'EU' });
  expect(await ok(client.get(`/api/systems/${aiSystemId}/assessments`))).toHaveLength(2);
});

test('an assessment in progress is discarded with its answers, and a completed one is not', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(client, 'UK');
  await answerAll(client, assessmentId, 'best');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const again = await ok<Outcome>(client.post('/api/assessments', { aiSystemId: systemId }));
  await ok(client.post('/api/responses', { assessmentId: again.id, questionId: 'uk2-f-pd', answer: 'yes' }));
  const discard = (id: number, by = client) => by.http.delete(`/api/assessments/${id}`);
  expect((await discard(again.id, await registeredClient(baseURL))).status()).toBe(404);
  expect(await ok(discard(again.id))).toEqual({ id: again.id });
  expect((await discard(again.id)).status()).toBe(404);
  expect((await client.get(`/api/assessments/${again.id}`)).status()).toBe(404);
  expect((await discard(assessmentId)).status()).toBe(409);
  expect(await ok(client.get(`/api/systems/${systemId}/assessments`))).toMatchObject([{ id: assessmentId }]);
});

test('nobody else can change, delete or look back upon a system, and a guest is asked to sign in', async ({
  baseURL,
}) => {
  const anna = await registeredClient(baseURL);
  const { systemId } = await startedAssessment(anna);
  const paths = [`/api/systems/${systemId}`, '/api/systems/999999999', '/api/systems/abc'];
  for (const [stranger, status] of [
    [await registeredClient(baseURL), 404],
    [await guestClient(baseURL), 401],
  ] as const) {
    for (const path of paths) {
      expect((await stranger.http.patch(path, { data: { name: 'Mine' } })).status(), path).toBe(status);
      expect((await stranger.http.delete(path)).status(), path).toBe(status);
      expect((await stranger.get(`${path}/assessments`)).status(), path).toBe(status);
    }
  }
  expect(await ok(anna.get(`/api/systems/${systemId}`))).toMatchObject({ name: 'A system under EU rules' });
});
