import { expect, test } from '@playwright/test';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

type System = { id: number; name: string; description: string | null; sector: string | null };
type Outcome = { id: number; status: string; riskScore: number | null };

test('a system is described again: given fields change, null and blanks clear, the rest stays', async ({ baseURL }) => {
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

test('a never-assessed system is deleted, and an assessed one archived: readable, unlisted and read-only', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const never = await startedAssessment(client, 'UK');
  expect(await ok(client.http.delete(`/api/systems/${never.systemId}`))).toEqual({ id: never.systemId });
  expect((await client.get(`/api/systems/${never.systemId}`)).status()).toBe(404);

  const { systemId, assessmentId } = await startedAssessment(client, 'UK');
  await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const again = await ok<{ id: number }>(client.post('/api/assessments', { aiSystemId: systemId }));
  const theirs = async () => {
    const actions = await ok<{ id: number; systemId: number | null; state: string }[]>(client.get('/api/actions'));
    return actions.filter(one => one.systemId === systemId);
  };
  const [action, ...others] = await theirs();
  expect(action).toMatchObject({ state: 'open' });
  const system = `/api/systems/${systemId}`;
  const filed = await (await client.get(`/api/reports/${assessmentId}?format=json`)).text();
  expect((await client.http.delete(`${system}?heldUntil=2020-01-01`)).status()).toBe(400);
  const archive = () => client.http.delete(`${system}?heldUntil=2098-12-31`);
  expect(await ok(archive())).toEqual({ id: systemId, archived: true, heldUntil: '2098-12-31' });
  expect((await archive()).status()).toBe(404);

  for (const list of ['/api/systems', '/api/uk/systems', '/api/systems?archived=false'])
    expect(await ok(client.get(list)), list).toEqual([]);
  const archived = { id: systemId, jurisdiction: 'UK', archived: true, heldUntil: '2098-12-31' };
  expect(await ok(client.get('/api/systems?archived=true'))).toMatchObject([archived]);
  expect(await ok(client.get(system))).toMatchObject(archived);
  expect((await client.get('/api/systems?archived=yes')).status()).toBe(400);
  expect(await ok<Outcome[]>(client.get(`${system}/assessments`))).toHaveLength(2);
  await ok(client.get(`/api/assessments/${assessmentId}`));
  await ok(client.get(`/api/reports/${assessmentId}`));
  expect(await (await client.get(`/api/reports/${assessmentId}?format=json`)).text()).toBe(filed);
  await expect.poll(theirs).toEqual([]);

  const writes = {
    'a system': () => client.http.patch(system, { data: { sector: 'Retail' } }),
    facts: () => client.http.patch(`${system}/facts`, { data: { version: '2' } }),
    'an assessment': () => client.post('/api/assessments', { aiSystemId: systemId }),
    'an answer': () => client.post('/api/responses', { assessmentId: again.id, questionId: 'uk2-f-pd', answer: 'yes' }),
    completing: () => client.post(`/api/assessments/${again.id}/complete`),
    discarding: () => client.http.delete(`/api/assessments/${again.id}`),
    'an action': () => client.http.patch(`/api/actions/${action?.id}`, { data: { state: 'doing' } }),
    'an own action': () => client.post('/api/actions', { systemId, title: 'Ask the board' }),
    'a document': () => client.post('/api/generate-document', { assessmentId, documentType: 'model-card' }),
    evidence: () =>
      client.http.post(`/api/evidence?assessmentId=${assessmentId}&supports=uk-s1&name=policy.txt`, {
        data: Buffer.from('Our policy.'),
        headers: { 'content-type': 'application/octet-stream' },
      }),
  };
  for (const [what, write] of Object.entries(writes)) {
    const answer = await write();
    expect([what, answer.status()]).toEqual([what, 409]);
    expect((await answer.json()).message).toContain('This AI system is archived.');
  }

  const restored = await ok<System>(client.post(`${system}/restore`));
  expect(restored).toMatchObject({ id: systemId, archived: false, heldUntil: null, notice: null });
  expect((await client.post(`${system}/restore`)).status()).toBe(409);
  expect((await client.post(`${system}/erase`, { reason: 'Not archived' })).status()).toBe(409);
  const ids = [action, ...others].map(one => one?.id).sort();
  await expect.poll(async () => (await theirs()).map(({ id }) => id).sort()).toEqual(ids);
  await ok(writes['a system']());
});

test('an archived system is held until a date, and erased with everything on it, including reports', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(client, 'UK');
  await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  await ok(client.http.delete(`/api/systems/${systemId}`));
  const hold = (heldUntil: unknown) => client.http.patch(`/api/systems/${systemId}/hold`, { data: { heldUntil } });
  for (const wrong of ['2020-01-01', 'soon', 7, undefined]) expect((await hold(wrong)).status()).toBe(400);
  expect(await ok(hold('2098-12-31'))).toMatchObject({ id: systemId, heldUntil: '2098-12-31' });
  for (const id of [999_999_999, 'abc'])
    for (const path of ['restore', 'erase'])
      expect((await client.post(`/api/systems/${id}/${path}`, { reason: 'None' })).status()).toBe(404);
  expect((await client.post(`/api/systems/${systemId}/erase`, { reason: ' ' })).status()).toBe(400);
  // An owner who has just registered counts as recently confirmed.
  expect(await ok(client.post(`/api/systems/${systemId}/erase`, { reason: 'Entered twice' }))).toEqual({
    id: systemId,
  });
  expect((await client.post(`/api/systems/${systemId}/erase`, { reason: 'Entered twice' })).status()).toBe(404);
  const gone = [
    `/api/systems/${systemId}`,
    `/api/systems/${systemId}/assessments`,
    `/api/assessments/${assessmentId}`,
    `/api/reports/${assessmentId}`,
  ];
  for (const path of gone) await expect.poll(async () => (await client.get(path)).status(), path).toBe(404);
  expect(await ok(client.get('/api/systems?archived=true'))).toEqual([]);
  const log = () => client.get('/api/organisation/log.csv').then(answer => answer.text());
  await expect.poll(log).toContain('was permanently deleted with its assessments, reports, documents and evidence.');
  for (const said of ['was archived.', 'which is archived, is now held until 31 December 2098.'])
    expect(await log()).toContain(said);
});

test('one assessment of a system is open under a law: starting again continues it, even concurrently', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const { id: aiSystemId } = await ok<System>(client.post('/api/systems', { name: 'Chatbot' }));
  const start = (jurisdiction?: string) => client.post('/api/assessments', { aiSystemId, jurisdiction });
  const answers = await Promise.all([start(), start(), start(), start()]);
  expect(answers.map(answer => answer.status()).toSorted()).toEqual([200, 200, 200, 201]);
  const ids = new Set(await Promise.all(answers.map(async answer => (await answer.json()).id)));
  expect(ids.size).toBe(1);
  expect((await start('UK')).status()).toBe(201);
  expect(await ok(client.get(`/api/systems/${aiSystemId}/assessments`))).toHaveLength(2);
});

test('a system assessed under both laws is in both lists, each with its own law and result', async ({ baseURL }) => {
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

test('an assessment in progress can be discarded with its answers, and a completed one cannot', async ({ baseURL }) => {
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

test('no one else can change, delete or read a system, and a guest is asked to sign in', async ({ baseURL }) => {
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
