import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';

type Question = {
  id: string;
  options: { value: string; score: number }[] | null;
  scoring: { yes: number; no: number } | null;
  answer: string | null;
};

/** A caller with only a cookie jar. */
export type RestClient = {
  http: APIRequestContext;
  get(path: string): Promise<APIResponse>;
  post(path: string, body?: unknown): Promise<APIResponse>;
};

/** A caller with its own IP address, and so with its own limits per address. */
export async function guestClient(baseURL: string | undefined, network = 10): Promise<RestClient> {
  const address = `${network}.${Array.from({ length: 3 }, () => randomInt(1, 255)).join('.')}`;
  const http = await apiCaller({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });
  return {
    http,
    get: path => http.get(path),
    post: (path, data) => http.post(path, data === undefined ? {} : { data }),
  };
}

/** Creates a separate account, so that stories do not affect each other. */
export async function registeredClient(baseURL: string | undefined): Promise<RestClient & { username: string }> {
  // Never in a guest's network, because sign-ins of the same account from there do not count as a new device.
  const client = await guestClient(baseURL, 11);
  const username = `story-${randomUUID().slice(0, 12)}`;
  const answer = await client.post('/api/register', {
    username,
    email: `${username}@example.com`,
    password: 'a long enough password',
    companyName: 'Story Ltd',
  });
  expect(answer.status()).toBe(201);
  return { ...client, username };
}

/** The JSON of a successful response; a failure shows its message. */
export async function ok<Body = Record<string, unknown>>(answer: Promise<APIResponse>): Promise<Body> {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Archives an assessed system, and erases it with all its data. */
export async function eraseSystem({ http, post }: RestClient, systemId: number): Promise<void> {
  await ok(http.delete(`/api/systems/${systemId}`));
  expect(await ok(post(`/api/systems/${systemId}/erase`, { reason: 'Entered by mistake' }))).toEqual({ id: systemId });
}

/** Facts that score no points and break no rule. */
const HARMLESS: Record<string, string> = { 'uk2-f-rli': 'no', 'uk2-f-tool': 'no' };

/**
 * Completes an assessment's answers in rounds, one request per round, until no further question applies. Each answer has the fewest
 * points, or the most.
 */
export async function answerAll(
  client: RestClient,
  assessmentId: number,
  which: 'best' | 'worst',
): Promise<Question[]> {
  for (;;) {
    const questions = await ok<Question[]>(client.get(`/api/assessments/${assessmentId}/questions`));
    const open = questions.filter(({ answer }) => answer === null);
    if (open.length === 0) return questions;
    const answers = open.map(({ id: questionId, options, scoring }) => {
      const yesOrNo = Object.entries(scoring ?? {}).map(([value, score]) => ({ value, score }));
      const [best, ...rest] = (options ?? yesOrNo).toSorted((a, b) => a.score - b.score);
      return { questionId, answer: which === 'best' ? (HARMLESS[questionId] ?? best?.value) : rest.at(-1)?.value };
    });
    await saveResponses(client, assessmentId, answers);
  }
}

/** Saves answers directly. */
export async function saveResponses(client: RestClient, assessmentId: number, answers: object[]): Promise<void> {
  const query = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
  const input = { assessmentId: String(assessmentId), answers };
  const { errors } = await ok<{ errors?: object[] }>(client.post('/graphql', { query, variables: { input } }));
  expect(errors).toBeUndefined();
}

/** Creates a system with one assessment in progress. */
export async function startedAssessment(client: RestClient, jurisdiction: 'EU' | 'UK' = 'EU') {
  const path = jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems';
  const system = await ok<{ id: number }>(client.post(path, { name: `A system under ${jurisdiction} rules` }));
  const assessment = await ok<{ id: number }>(
    client.post('/api/assessments', { aiSystemId: system.id, status: 'in_progress', jurisdiction }),
  );
  return { systemId: system.id, assessmentId: assessment.id };
}
