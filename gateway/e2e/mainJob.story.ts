import { expect, test } from '@playwright/test';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

type Report = {
  system: { name: string };
  assessment: { id: number; riskLevel: string };
  jurisdiction: string;
  riskResult: { level: string; score: number };
  compliance: { score: number };
  gaps: string[];
  findings: { text: string; citation: { article: string; url: string } }[];
  recommendations: string[];
  actions: { text: string }[];
  estimatedFine?: { min: number; max: number };
  ragScore?: string;
  principleScores?: Record<string, string>;
};

test('a company gives the worst EU answers and reads its fine exposure', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { systemId, assessmentId } = await startedAssessment(client);
  const questions = await answerAll(client, assessmentId, 'worst');
  expect(questions.length).toBeGreaterThanOrEqual(25);

  const completed = await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  expect(completed).toMatchObject({ id: assessmentId, status: 'completed', riskLevel: 'HIGH', riskScore: 100 });

  const report = await ok<Report>(client.get(`/api/reports/${assessmentId}`));
  expect(report).toMatchObject({
    jurisdiction: 'EU',
    system: { name: 'A system under EU rules' },
    assessment: { id: assessmentId, riskLevel: 'HIGH' },
    riskResult: { level: 'HIGH', score: 100 },
    estimatedFine: { min: 0, max: 35_000_000 },
  });
  expect(report.compliance.score).toBe(0);
  expect(report.findings.map(finding => finding.text)).toEqual(report.gaps);
  expect(report.recommendations).toHaveLength(report.actions.length);
  for (const [at, title] of report.recommendations.entries()) {
    expect(title).toMatch(/^[^.].*\.$/);
    expect(report.actions[at]?.text.startsWith(title)).toBe(true);
  }
  for (const { citation } of report.findings) expect(citation.url).toMatch(/^https:\/\//);
  expect(report.ragScore).toBeUndefined();

  const systems = await ok<unknown[]>(client.get('/api/systems'));
  expect(systems).toMatchObject([{ id: systemId, latestAssessment: { id: assessmentId, riskLevel: 'HIGH' } }]);
});

test('a company with everything in place under UK rules is green throughout', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client, 'UK');
  expect((await answerAll(client, assessmentId, 'best')).length).toBeGreaterThanOrEqual(20);
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));

  const report = await ok<Report>(client.get(`/api/reports/${assessmentId}`));
  expect(report).toMatchObject({
    jurisdiction: 'UK',
    riskResult: { level: 'LOW', score: 0 },
    ragScore: 'GREEN',
    gaps: [],
  });
  expect(report.principleScores).toEqual({
    'Safety & Security': 'GREEN',
    Transparency: 'GREEN',
    Fairness: 'GREEN',
    Accountability: 'GREEN',
    Contestability: 'GREEN',
  });
  expect(report.estimatedFine).toBeUndefined();
  expect(await ok<unknown[]>(client.get('/api/uk/systems'))).toHaveLength(1);
  expect(await ok<unknown[]>(client.get('/api/systems'))).toHaveLength(0);
});

test('completing twice is the same as once, and nothing can be changed afterwards', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client, 'UK');
  const [first] = await answerAll(client, assessmentId, 'best');
  const once = await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const twice = await ok(client.post(`/api/assessments/${String(assessmentId)}/complete`));
  expect(twice).toEqual(once);

  const same = { assessmentId, questionId: first?.id, answer: first?.options?.[0]?.value ?? 'yes' };
  await ok(client.post('/api/responses', same));
  const other = { ...same, answer: first?.options?.at(-1)?.value ?? 'no' };
  const refused = await client.post('/api/responses', other);
  expect(refused.status()).toBe(409);
  expect((await ok(client.get(`/api/assessments/${assessmentId}`))).responses).toContainEqual(
    expect.objectContaining(same),
  );
});

test('a session begins with registration, ends with logout, and comes back with either name', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  expect(await ok(client.get('/api/user'))).toMatchObject({
    username: client.username,
    companyName: 'Story Ltd',
    subscriptionPlan: 'free',
  });
  await ok(client.post('/api/logout'));
  expect((await client.get('/api/user')).status()).toBe(401);

  const other = await guestClient(baseURL);
  for (const username of [client.username.toUpperCase(), `${client.username}@example.com`])
    await ok(other.post('/api/login', { username, password: 'a long enough password' }));
  await ok(other.get('/api/user'));
});

test('the API describes itself, and an unknown API path returns JSON', async ({ baseURL }) => {
  const client = await guestClient(baseURL);
  const description = await ok<{ openapi: string; paths: Record<string, unknown> }>(client.get('/api/openapi.json'));
  expect(description.openapi).toMatch(/^3\./);
  for (const path of [
    '/api/user',
    '/api/systems',
    '/api/uk/systems',
    '/api/assessments/{id}/complete',
    '/api/reports/{id}',
  ])
    expect(description.paths).toHaveProperty([path]);
  expect(await (await client.get('/api/docs')).text()).toContain('swagger');

  const unknown = await client.get('/api/nothing');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ message: 'GET /api/nothing does not exist.' });
});
