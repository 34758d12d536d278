import { type APIResponse, expect, test } from '@playwright/test';
import { signInAdmin } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

const RATINGS = ['GREEN', 'AMBER', 'RED'];
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const some = expect.any(String);
const integer = expect.any(Number);

test('a user is answered alike by registering, by signing in and by asking', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const user = await ok(client.get('/api/user'));
  expect(user).toEqual({
    id: integer,
    username: client.username,
    fullName: null,
    email: `${client.username}@example.com`,
    companyName: 'Story Ltd',
    jurisdiction: 'EU',
    isEmailVerified: false,
    isAdmin: false,
    subscriptionStatus: 'free',
    subscriptionPlan: 'free',
    subscriptionEndsAt: null,
    createdAt: instant,
  });
  const credentials = { username: client.username, password: 'a long enough password' };
  expect(await ok((await guestClient(baseURL)).post('/api/login', credentials))).toEqual(user);
  expect(await ok(client.get('/api/subscription'))).toMatchObject({ plan: 'free', status: 'free' });
  expect((await client.post('/api/logout')).status()).toBe(200);
  expect((await client.get('/api/user')).status()).toBe(401);
  const forgotten = await ok(client.post('/api/forgot-password', { email: `${client.username}@example.com` }));
  expect(forgotten).toEqual({ message: some });
});

test('the admin check tells only signed-in users whether they are an administrator', async ({ baseURL }) => {
  const check = '/api/admin/check';
  expect(await ok((await signInAdmin(baseURL)).get(check))).toEqual({ isAdmin: true });
  expect(await ok((await registeredClient(baseURL)).get(check))).toEqual({ isAdmin: false });
  expect((await (await guestClient(baseURL)).get(check)).status()).toBe(401);
});

test('a system is answered by creating, listing and finding it, with its latest assessment', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  for (const [path, jurisdiction] of [
    ['/api/systems', 'EU'],
    ['/api/uk/systems', 'UK'],
  ] as const) {
    const given = { name: 'Chatbot', description: 'Answers', systemType: 'Conversational AI', jurisdiction };
    const { notice: _trial, ...system } = await ok(client.post(path, given));
    expect(system).toEqual({
      ...given,
      id: integer,
      sector: null,
      applicableRegulators: [],
      createdAt: instant,
      latestAssessment: null,
      ...{ ownerId: null, reviewerId: null, archived: false, heldUntil: null },
    });
    expect(await ok(client.get(path))).toEqual([system]);
    expect(await ok(client.get(`/api/systems/${system.id}`))).toEqual(system);
    const { id: ownerId } = await ok(client.get('/api/user'));
    const owned = { ...system, ownerId };
    expect(await ok(client.http.patch(`/api/systems/${system.id}`, { data: { ownerId } }))).toEqual(owned);
    expect(await ok(client.get(path))).toEqual([owned]);
  }
  const { systemId, assessmentId } = await startedAssessment(client, 'UK');
  await answerAll(client, assessmentId, 'best');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const latestAssessment = { id: assessmentId, riskLevel: 'LOW', scored: true, completedAt: instant };
  expect(await ok(client.get(`/api/systems/${systemId}`))).toMatchObject({ latestAssessment });
});

test('an assessment holds its responses, each with the score that the bank gives', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const system = await ok(client.post('/api/uk/systems', { name: 'Chatbot' }));
  const { notice, ...begun } = await ok(
    client.post('/api/assessments', { aiSystemId: system.id, status: 'in_progress', jurisdiction: 'UK' }),
  );
  expect(notice).toBeNull();
  expect(begun).toEqual({
    id: integer,
    aiSystemId: system.id,
    status: 'in_progress',
    jurisdiction: 'UK',
    responses: [],
    riskLevel: null,
    riskScore: null,
    completedAt: null,
    createdAt: instant,
  });
  const given = { assessmentId: begun.id, questionId: 'uk-s1', answer: 'partial', score: 1 };
  const response = await ok(client.post('/api/responses', given));
  expect(response).toMatchObject({ ...given, id: integer, ragScore: 'AMBER', principle: 'Safety & Security' });
  expect(await ok(client.get(`/api/assessments/${begun.id}`))).toEqual({ ...begun, responses: [response] });
});

test('the questions are given with their choices, their scoring, their article and their help', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const asked = new Set<string>();
  for (const jurisdiction of ['EU', 'UK']) {
    for (const question of await ok<Record<string, unknown>[]>(
      guest.get(`/api/questions?jurisdiction=${jurisdiction}`),
    )) {
      const choices = question.type === 'single_choice';
      asked.add(String(question.type));
      expect(question).toEqual({
        id: expect.stringMatching(new RegExp(`^${jurisdiction.toLowerCase()}2?-`)),
        category: some,
        question: some,
        type: choices ? 'single_choice' : 'yes_no',
        options: choices ? expect.arrayContaining([{ value: some, label: some, score: integer }]) : null,
        scoring: choices ? null : { yes: integer, no: integer },
        articleReference: some,
        helpText: some,
        citation: expect.any(Object),
        askedWhen: question.askedWhen && expect.any(Object),
        group: question.group && expect.stringMatching(/^organisation(Duty)?$/),
      });
    }
  }
  expect([...asked].toSorted()).toEqual(['single_choice', 'yes_no']);
});

test('the questions of an assessment are the applicable ones, each with its answer', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client);
  type Asked = { id: string; answer: string | null };
  const asked = (of = assessmentId) => ok<Asked[]>(client.get(`/api/assessments/${of}/questions`));
  const bank = await ok<{ id: string }[]>(client.get('/api/questions'));
  const before = await asked();
  const open = { answer: null, answeredAt: null, fromOrganisation: false };
  expect(before[0]).toEqual({ ...bank[0], ...open, note: null, notedBy: null, notedAt: null, flag: null });
  expect(before.length).toBeLessThan(bank.length);
  for (const [questionId, answer] of Object.entries({ 'eu2-obj': 'system', 'eu2-ai': 'no' }))
    await ok(client.post('/api/responses', { assessmentId, questionId, answer }));
  expect((await asked()).map(({ id, answer }) => [id, answer])).toEqual([
    ['eu2-obj', 'system'],
    ['eu2-ai', 'no'],
  ]);
  await ok(client.post('/graphql', { query: 'mutation { updateOrganisation(input: { kind: "private" }) { id } }' }));
  const uk = await startedAssessment(client, 'UK');
  const publicBody = async () => (await asked(uk.assessmentId)).find(({ id }) => id === 'uk2-f-pub');
  await expect.poll(publicBody).toMatchObject({ answer: 'no', answeredAt: instant, fromOrganisation: true });
});

for (const jurisdiction of ['EU', 'UK'] as const) {
  test(`a report under ${jurisdiction} rules has its parts, and none of the other rules`, async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const { assessmentId } = await startedAssessment(client, jurisdiction);
    await answerAll(client, assessmentId, 'worst');
    expect(await ok(client.post(`/api/assessments/${assessmentId}/complete`))).toMatchObject({ status: 'completed' });
    const report = await ok<Record<string, object>>(client.get(`/api/reports/${assessmentId}`));
    expect(report).toMatchObject({
      system: { name: `A system under ${jurisdiction} rules`, systemType: null, description: null },
      assessment: { id: assessmentId, completedAt: instant, riskLevel: 'HIGH' },
      jurisdiction,
      riskResult: { level: 'HIGH', score: integer },
      gaps: expect.arrayContaining([some]),
      recommendations: expect.arrayContaining([some]),
    });
    if (jurisdiction === 'EU') {
      expect(report.estimatedFine).toEqual({ min: integer, max: integer });
      expect(report).not.toHaveProperty('ragScore');
      expect(report).not.toHaveProperty('principleScores');
    } else {
      expect(RATINGS).toContain(report.ragScore);
      for (const rating of Object.values(report.principleScores ?? {})) expect(RATINGS).toContain(rating);
      expect(Object.keys(report.principleScores ?? {})).toHaveLength(5);
      expect(report).not.toHaveProperty('estimatedFine');
    }
  });
}

test('a plan is offered with its price and features, and bought with a client secret', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  for (const plan of await ok<object[]>(client.get('/api/pricing'))) {
    expect(plan).toMatchObject({
      id: expect.stringMatching(/^(starter|professional|enterprise)$/),
      name: some,
      price: integer,
      interval: 'month',
      features: expect.arrayContaining([some]),
      popular: expect.any(Boolean),
    });
  }
  expect(await ok(client.get('/api/stripe-config'))).toEqual({ publicKey: some, sandboxMode: true });
  const begun = await ok(client.post('/api/create-subscription', { planId: 'starter' }));
  expect(begun).toMatchObject({ clientSecret: some, subscriptionId: expect.stringMatching(/^sub_/) });
});

test('fields that only the product sets are not accepted from a caller', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const own = {
    id: 999_999_999,
    userId: 1,
    createdAt: '2020-01-01T00:00:00.000Z',
    completedAt: '2020-01-01T00:00:00.000Z',
  };
  const fields = { name: 'Chatbot', description: 'Answers', systemType: 'Other', jurisdiction: 'UK', sector: 'Retail' };
  const system = await ok(client.post('/api/systems', { ...fields, applicableRegulators: ['ICO'], ...own }));
  expect(system).toMatchObject({ ...fields, applicableRegulators: ['ICO'] });
  const assessment = await ok(client.post('/api/assessments', { aiSystemId: system.id, ...own }));
  const answer = { assessmentId: assessment.id, questionId: 'uk-s1', answer: 'partial' };
  const response = await ok(client.post('/api/responses', { ...answer, ...own }));
  for (const made of [system, assessment, response]) expect(made.id).not.toBe(own.id);
  expect(assessment.completedAt).toBeNull();
  for (const made of [system, assessment]) expect(made.createdAt).not.toBe(own.createdAt);
  expect(await ok<unknown[]>(client.get('/api/uk/systems'))).toMatchObject([{ id: system.id }]);
});

test('a document of each type is answered as text, with a message', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client);
  await answerAll(client, assessmentId, 'best');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const generate = (documentType: string) => client.post('/api/generate-document', { assessmentId, documentType });
  const refused = await generate('model-card');
  expect([refused.status(), await refused.json()]).toEqual([402, { message: expect.stringContaining('EUR 49') }]);
  await subscribe(client, 'professional');
  for (const type of ['transparency-notice', 'model-card', 'risk-assessment']) {
    await expect(async () => {
      const { success, document, message } = await ok(generate(type));
      expect([success, String(document).length > 1000, message]).toEqual([true, true, some]);
    }).toPass({ timeout: 20_000, intervals: [200] });
  }
  expect((await generate('poem')).status()).toBe(400);
  expect(await ok(client.get(`/api/documents/${assessmentId}-model-card`))).toMatchObject({ approvedFor: null });
});

test('the administration answers its lists whole, and an act with the user as the list shows them', async ({
  baseURL,
}) => {
  const person = await registeredClient(baseURL);
  const { id } = await ok<{ id: number }>(person.get('/api/user'));
  const admin = await signInAdmin(baseURL);
  const email = `${person.username}@example.com`;
  const user = {
    id,
    username: person.username,
    email,
    companyName: 'Story Ltd',
    assessmentCount: 0,
    createdAt: instant,
  };
  const listed = async () => (await ok<{ id: number }[]>(admin.get('/api/admin/users'))).find(one => one.id === id);
  const act = (name: string) => ok(admin.post(`/api/admin/users/${id}/${name}`));
  expect(await act('resend-verification')).toEqual({ message: 'Verification email sent' });
  for (const [name, change] of [
    ['verify', { status: 'active', isEmailVerified: true }],
    ['suspend', { status: 'suspended', isEmailVerified: true }],
    ['activate', { status: 'active', isEmailVerified: true }],
  ] as const) {
    const changed = await act(name);
    expect(changed).toMatchObject({ ...user, ...change });
    expect(changed).toHaveProperty('lastLogin');
    expect(await listed()).toEqual(changed);
  }
  const figures = ['activeUsers', 'recentRegistrations', 'totalAssessments', 'totalUsers', 'verifiedUsers'];
  const stats = await ok<Record<string, number>>(admin.get('/api/admin/stats'));
  expect(Object.keys(stats).toSorted()).toEqual(figures);
  expect(stats.totalUsers).toBeGreaterThan(1);
  const [activity] = await ok<object[]>(admin.get('/api/admin/activities'));
  expect(activity).toEqual({ id: integer, username: some, action: some, details: some, timestamp: instant });
  const erased = await admin.http.delete(`/api/admin/users/${id}`);
  expect([erased.status(), await erased.json()]).toEqual([200, { message: 'User deleted successfully' }]);
  expect(await listed()).toBeUndefined();
});

test('the security log of an account is paged, newest first, and only for its user', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const log = '/api/user/security-log';
  // The administration receives an event a moment later.
  await expect(async () => {
    const { entries, next } = await ok<{ entries: Record<string, unknown>[]; next: string | null }>(client.get(log));
    expect(next).toBeNull();
    const { device, address, ...registered } = entries.at(-1) ?? {};
    expect(registered).toEqual({ id: integer, at: instant, action: 'user.registered', details: some, by: 'you' });
    for (const text of [device, address]) expect(text === null || typeof text === 'string').toBe(true);
  }).toPass({ timeout: 15_000 });
  const past = await ok(client.get(`${log}?after=1:1`));
  expect(past).toEqual({ entries: [], next: null });
  expect((await (await guestClient(baseURL)).get(log)).status()).toBe(401);
});

test('every failure is a sentence in the message field', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const message = async (answer: Promise<APIResponse>) => [(await answer).status(), await (await answer).json()];
  expect(await message(guest.get('/api/user'))).toEqual([401, { message: some }]);
  expect(await message(guest.get('/api/systems'))).toEqual([401, { message: some }]);
  expect(await message(guest.post('/api/login', { username: 'nobody' }))).toEqual([400, { message: some }]);
  for (const live of ['/api/live', '/api/admin/live'])
    expect(await message(guest.get(live))).toEqual([401, { message: some }]);
  expect(await message(guest.post('/api/csp-reports', ['x'.repeat(17_000)]))).toEqual([413, { message: some }]);
});
