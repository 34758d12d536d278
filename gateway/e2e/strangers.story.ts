import { expect, test } from '@playwright/test';
import { answerAll, guestClient, ok, type RestClient, registeredClient, startedAssessment } from './restClient.ts';

/** Everything of Anna's that Boris may try to read. */
let anna: RestClient;
let open: Awaited<ReturnType<typeof startedAssessment>>;
let done: Awaited<ReturnType<typeof startedAssessment>>;
let boris: RestClient;
test.beforeAll(async ({ baseURL }) => {
  [anna, boris] = [await registeredClient(baseURL), await registeredClient(baseURL)];
  open = await startedAssessment(anna);
  done = await startedAssessment(anna, 'UK');
  await answerAll(anna, done.assessmentId, 'worst');
  await ok(anna.post(`/api/assessments/${done.assessmentId}/complete`));
});

async function graphql(client: RestClient, query: string, variables: Record<string, unknown>) {
  const answer = await client.post('/graphql', { query, variables });
  return (await answer.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string } }[];
  };
}

test('by REST, other organisations’ things do not exist', async () => {
  const attempts = [
    boris.get(`/api/systems/${open.systemId}`),
    boris.get(`/api/assessments/${open.assessmentId}`),
    boris.get(`/api/assessments/${done.assessmentId}`),
    boris.get(`/api/reports/${done.assessmentId}`),
    boris.post('/api/assessments', { aiSystemId: open.systemId }),
    boris.post('/api/responses', { assessmentId: open.assessmentId, questionId: 'eu2-ai', answer: 'yes' }),
    boris.post(`/api/assessments/${open.assessmentId}/complete`),
  ];
  for (const answer of await Promise.all(attempts)) expect(answer.status(), answer.url()).toBe(404);
  expect(await ok<unknown[]>(boris.get('/api/systems'))).toEqual([]);
  expect(await ok<unknown[]>(boris.get('/api/uk/systems'))).toEqual([]);
  expect((await ok(anna.get(`/api/assessments/${open.assessmentId}`))).responses).toEqual([]);
});

test('by GraphQL, other organisations’ things do not exist', async () => {
  const attempts: [string, Record<string, unknown>][] = [
    ['query ($id: ID!) { system(id: $id) { name } }', { id: open.systemId }],
    ['query ($id: ID!) { assessment(id: $id) { status report { gaps } } }', { id: done.assessmentId }],
    ['mutation ($id: ID!) { startAssessment(input: { aiSystemId: $id }) { id } }', { id: open.systemId }],
    ['mutation ($id: ID!) { completeAssessment(id: $id) { id report { gaps } } }', { id: open.assessmentId }],
    [
      'mutation ($id: ID!) { saveResponse(input: { assessmentId: $id, questionId: "eu2-ai", answer: "yes" }) { id } }',
      { id: open.assessmentId },
    ],
  ];
  for (const [query, variables] of attempts) {
    const { data, errors } = await graphql(boris, query, variables);
    expect(data ?? null, query).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('the graph does not expose its entity resolver', async () => {
  const { data, errors } = await graphql(
    boris,
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on AiSystem { name } } }',
    { r: [{ __typename: 'AiSystem', id: '1' }] },
  );
  expect(data).toBeUndefined();
  expect(errors?.[0]?.extensions.code).toBe('INVALID');
});

test('a guest is asked to sign in, whatever else is wrong', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const attempts = [
    guest.get('/api/user'),
    guest.get('/api/systems'),
    guest.get('/api/systems/1'),
    guest.get('/api/assessments/1'),
    guest.get('/api/reports/1'),
    guest.post('/api/systems', { name: 7 }),
    guest.post('/api/assessments', {}),
    guest.post('/api/responses'),
    guest.post('/api/assessments/1/complete'),
  ];
  for (const answer of await Promise.all(attempts)) {
    expect(answer.status(), answer.url()).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Please sign in.' });
  }
});
