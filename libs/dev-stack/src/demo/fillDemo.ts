import { randomBytes } from 'node:crypto';
import { type DemoSystem, demoSystems } from './demoSystems.ts';

export type DemoLogin = { username: string; password: string };

type Say = (text: string) => void;
type Question = {
  id: string;
  options: { value: string; score: number }[] | null;
  scoring: { yes: number; no: number } | null;
};

/** The answer that there is least to object to. */
function bestAnswer({ options, scoring }: Question): string {
  const [best] = (options ?? []).toSorted((one, other) => one.score - other.score);
  return best?.value ?? ((scoring?.yes ?? 0) <= (scoring?.no ?? 0) ? 'yes' : 'no');
}

/**
 * Registers a company and fills its account with believable systems, through the public REST interface alone.
 * @param url of a running product
 * @throws Error with the product's own sentence when it refuses something
 */
export async function fillDemo(url: string, say: Say): Promise<DemoLogin> {
  const number = randomBytes(3).toString('hex');
  const login = { username: `demo-${number}`, password: `believable ${randomBytes(6).toString('hex')} systems` };
  const email = `${login.username}@example.com`;
  const cookie = await register(url, { ...login, email, companyName: 'Northwind Lending' });
  const call = <Answer>(method: string, path: string, body?: object) => send<Answer>(url, method, path, body, cookie);
  const banks = {
    EU: await call<Question[]>('GET', '/api/questions?jurisdiction=EU'),
    UK: await call<Question[]>('GET', '/api/questions?jurisdiction=UK'),
  };

  async function answer(aiSystemId: number, jurisdiction: 'EU' | 'UK', answers: [string, string][]): Promise<number> {
    const { id } = await call<{ id: number }>('POST', '/api/assessments', { aiSystemId, jurisdiction });
    for (const [questionId, value] of answers)
      await call('POST', '/api/responses', { assessmentId: id, questionId, answer: value });
    return id;
  }

  async function add({ runs, begun, ...system }: DemoSystem): Promise<void> {
    const { jurisdiction, name } = system;
    const path = jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems';
    const { id } = await call<{ id: number }>('POST', path, system);
    const answersOf = (run: Record<string, string>) =>
      banks[jurisdiction].map((question): [string, string] => [question.id, run[question.id] ?? bestAnswer(question)]);
    for (const run of runs) {
      const assessment = await answer(id, jurisdiction, answersOf(run));
      await call('POST', `/api/assessments/${assessment}/complete`);
    }
    if (begun) await answer(id, jurisdiction, answersOf({}).slice(0, begun));
    say(`  ${jurisdiction}  ${name}`);
  }

  // The newest stands first in the list, so the first of ours is registered last.
  for (const system of demoSystems.toReversed()) {
    try {
      await add(system);
    } catch (error) {
      // A product that enforces its plans allows a new account only a few systems.
      if (!(error instanceof Refusal) || error.status !== 403) throw error;
      say(`  ${system.jurisdiction}  ${system.name}: ${error.message}`);
    }
  }
  return login;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function register(url: string, person: object): Promise<string> {
  const answer = await request(url, 'POST', '/api/register', person);
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
}

async function send<Answer>(url: string, method: string, path: string, body: object | undefined, cookie: string) {
  return (await request(url, method, path, body, cookie)).json() as Promise<Answer>;
}

async function request(url: string, method: string, path: string, body?: object, cookie = ''): Promise<Response> {
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(new URL(path, url), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (answer.ok) return answer;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Refusal(answer.status, message ?? `${method} ${path} answered ${answer.status}`);
}
