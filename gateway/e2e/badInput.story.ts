import { type APIResponse, expect, test } from '@playwright/test';
import { ok, type RestClient, registeredClient, startedAssessment } from './restClient.ts';

type Ids = { systemId: number; assessmentId: number };
type Case = {
  name: string;
  status: number;
  sentence: RegExp;
  send(client: RestClient & { username: string }, ids: Ids): Promise<APIResponse>;
};

const json = { 'content-type': 'application/json' };

/** Each of these inputs is refused with a message and stores nothing. */
const cases: Case[] = [
  {
    name: 'malformed JSON',
    status: 400,
    sentence: /not valid JSON/,
    send: client => client.http.post('/api/systems', { headers: json, data: Buffer.from('{"name": ') }),
  },
  {
    name: 'a form instead of JSON',
    status: 415,
    sentence: /send JSON/,
    send: client => client.http.post('/api/systems', { form: { name: 'x' } }),
  },
  {
    name: 'no body at all',
    status: 400,
    sentence: /\w/,
    send: client => client.http.post('/api/systems', { headers: json, data: Buffer.from('') }),
  },
  {
    name: 'a name that is a number',
    status: 400,
    sentence: /name: is required/,
    send: client => client.post('/api/systems', { name: 7 }),
  },
  {
    name: 'a name of blanks',
    status: 400,
    sentence: /name: is required/,
    send: client => client.post('/api/systems', { name: '   ' }),
  },
  {
    name: 'a name of 256 characters',
    status: 400,
    sentence: /name: must be at most 255 characters/,
    send: client => client.post('/api/systems', { name: 'x'.repeat(256) }),
  },
  {
    name: 'a name with characters that cannot be shown',
    status: 400,
    sentence: /name: contains characters that cannot be displayed/,
    send: client => client.post('/api/systems', { name: 'a\0b' }),
  },
  {
    name: 'a name of two lines',
    status: 400,
    sentence: /name: must be on one line/,
    send: client => client.post('/api/systems', { name: 'CV screen\r\nBcc: everybody@example.com' }),
  },
  {
    name: 'a jurisdiction that we do not know',
    status: 400,
    sentence: /jurisdiction: must be EU or UK/,
    send: client => client.post('/api/systems', { name: 'x', jurisdiction: 'US' }),
  },
  {
    name: 'a query object where text belongs',
    status: 400,
    sentence: /username: is required/,
    send: client => client.post('/api/login', { username: { $ne: null }, password: { $ne: null } }),
  },
  {
    name: 'an unknown system',
    status: 404,
    sentence: /AI system not found/,
    send: client => client.post('/api/assessments', { aiSystemId: 999_999_999 }),
  },
  {
    name: 'a negative id in a body',
    status: 400,
    sentence: /aiSystemId: must be a positive whole number/,
    send: client => client.post('/api/assessments', { aiSystemId: -1 }),
  },
  {
    name: 'a negative id in an address',
    status: 404,
    sentence: /AI system not found/,
    send: client => client.get('/api/systems/-1'),
  },
  {
    name: 'an id that is no number',
    status: 404,
    sentence: /Assessment not found/,
    send: client => client.get('/api/reports/none'),
  },
  {
    name: 'a report of an assessment in progress',
    status: 404,
    sentence: /Report not found/,
    send: (client, { assessmentId }) => client.get(`/api/reports/${assessmentId}`),
  },
  {
    name: 'a question of another bank',
    status: 400,
    sentence: /no question "eu-01".*GET \/api\/assessments\/\d+\/questions lists/,
    send: (client, { assessmentId }) =>
      client.post('/api/responses', { assessmentId, questionId: 'eu-01', answer: 'yes' }),
  },
  {
    name: 'an unknown option',
    status: 400,
    sentence: /not one of the answers/,
    send: (client, { assessmentId }) =>
      client.post('/api/responses', { assessmentId, questionId: 'eu2-ai', answer: 'perhaps' }),
  },
  {
    name: 'completing with answers missing',
    status: 400,
    sentence: /^1 of 1 questions is unanswered: eu2-obj\.$/,
    send: (client, { assessmentId }) => client.post(`/api/assessments/${assessmentId}/complete`),
  },
  {
    name: 'a username that is taken, in other case',
    status: 409,
    sentence: /username is taken/,
    send: client => register(client, { username: client.username.toUpperCase() }),
  },
  {
    name: 'an email address that has an account',
    status: 409,
    sentence: /account with this email address already exists/,
    send: client => register(client, { email: `${client.username}@EXAMPLE.com` }),
  },
  {
    name: 'an invalid email address',
    status: 400,
    sentence: /email: Please enter a valid email address/,
    send: client => register(client, { email: 'nobody' }),
  },
  {
    name: 'a password that is too short',
    status: 400,
    sentence: /at least \d+ characters/,
    send: client => register(client, { password: '12345' }),
  },
  {
    name: 'a wrong password',
    status: 401,
    sentence: /Wrong username or password/,
    send: client => client.post('/api/login', { username: client.username, password: 'not it' }),
  },
  {
    name: 'a password of almost a megabyte',
    status: 400,
    sentence: /at most 128 characters/,
    send: client => register(client, { password: 'x'.repeat(1024 * 1024 - 200) }),
  },
  {
    name: 'an address with a broken escape',
    status: 400,
    sentence: /address is not valid/,
    send: client => client.get('/api/systems/%zz'),
  },
  {
    name: 'an id of 300 digits in an address',
    status: 404,
    sentence: /AI system not found/,
    send: client => client.get(`/api/systems/${'9'.repeat(300)}`),
  },
  {
    name: 'a body of 2 MB',
    status: 413,
    sentence: /too large/,
    send: client => client.post('/api/systems', { name: 'x', description: 'y'.repeat(2 * 1024 * 1024) }),
  },
  {
    name: 'a foreign origin',
    status: 403,
    sentence: /other sites/,
    send: client =>
      client.http.post('/api/systems', { headers: { origin: 'https://evil.example' }, data: { name: 'x' } }),
  },
  {
    name: 'a foreign site without an origin',
    status: 403,
    sentence: /other sites/,
    send: client =>
      client.http.post('/api/systems', { headers: { 'sec-fetch-site': 'cross-site' }, data: { name: 'x' } }),
  },
];

function register(client: RestClient, change: Record<string, string>): Promise<APIResponse> {
  const username = `new-${Date.now()}`;
  return client.post('/api/register', {
    username,
    email: `${username}@example.com`,
    password: 'a long enough password',
    ...change,
  });
}

/** One client for all tests, because none of them changes the account. */
let client: RestClient & { username: string };
let ids: Ids;
let before: unknown;
test.beforeAll(async ({ baseURL }) => {
  client = await registeredClient(baseURL);
  ids = await startedAssessment(client);
  before = await state(client, ids);
});

for (const { name, status, sentence, send } of cases) {
  test(`${name} is refused with ${status} and stores nothing`, async () => {
    const answer = await send(client, ids);
    expect(answer.status()).toBe(status);
    const { message, ...rest } = await answer.json();
    expect(message).toMatch(sentence);
    expect(rest).toEqual({});
    expect(await state(client, ids)).toEqual(before);
  });
}

async function state(client: RestClient, { assessmentId }: Ids) {
  return Promise.all(
    ['/api/user', '/api/systems', `/api/assessments/${assessmentId}`].map(path => ok(client.get(path))),
  );
}

test('an answer scores what its option does, and anything else nothing', async ({ baseURL }) => {
  type Scored = { id: string; options: { value: string; score: number }[] };
  const client = await registeredClient(baseURL);
  for (const [jurisdiction, questionId, scores] of [
    ['EU', 'eu2-d-9', { implemented: 0, partial: 5, none: 15, unsure: 15 }],
    ['UK', 'uk-a1', { implemented: 0, partial: 1, none: 5, unsure: 5 }],
  ] as const) {
    const questions = await ok<Scored[]>(client.get(`/api/questions?jurisdiction=${jurisdiction}`));
    const question = questions.find(({ id }) => id === questionId);
    const shown = Object.fromEntries(question?.options?.map(({ value, score }) => [value, score]) ?? []);
    expect(shown).toEqual(scores);

    const { assessmentId } = await startedAssessment(client, jurisdiction);
    const send = (answer: string) => client.post('/api/responses', { assessmentId, questionId, answer });
    const stored = async () =>
      (await ok<{ responses: unknown[] }>(client.get(`/api/assessments/${assessmentId}`))).responses;
    expect((await send('perhaps')).status()).toBe(400);
    expect(await stored()).toEqual([]);
    for (const [answer, score] of Object.entries(scores)) {
      expect(await ok(send(answer))).toMatchObject({ questionId, answer, score });
      expect(await stored()).toMatchObject([{ questionId, answer, score }]);
    }
  }
});

test('a score from the client is not an error and is never stored', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client);
  const answer = { assessmentId: String(assessmentId), questionId: 'eu2-d-9', answer: 'none', score: 0, userId: 1 };
  expect(await ok(client.post('/api/responses', answer))).toMatchObject({ assessmentId, score: 15 });
  const { responses } = await ok<{ responses: unknown[] }>(client.get(`/api/assessments/${assessmentId}`));
  expect(responses).toMatchObject([{ questionId: 'eu2-d-9', answer: 'none', score: 15 }]);
});
