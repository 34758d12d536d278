import { randomBytes } from 'node:crypto';
import { type DemoSystem, demoSystems } from './demoSystems.ts';

export type DemoLogin = { username: string; password: string };

type Say = (text: string) => void;
type Question = { id: string; options: { value: string }[] | null; answer: string | null };

/** What is so of every system here, where an answer other than "no" is nothing to object to. */
const USUAL: Record<string, string> = {
  'eu2-ai': 'yes',
  'eu2-pl-p': 'yes',
  'eu2-pl-d': 'yes',
  'eu2-a1-role': 'neither',
  'eu2-e-reg': 'yes',
  'eu2-g-eu': 'yes',
};

/** The answer that there is least to object to: a duty is in place, a fact is not so. */
function bestAnswer({ id, options }: Question): string {
  const values = options?.map(({ value }) => value) ?? ['yes', 'no'];
  return USUAL[id] ?? ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
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

  /** Answers the questions as they come to apply, at most so many of them. */
  async function answer(aiSystemId: number, jurisdiction: 'EU' | 'UK', run: Record<string, string>, most = 1_000) {
    const { id } = await call<{ id: number }>('POST', '/api/assessments', { aiSystemId, jurisdiction });
    for (let left = most; ; ) {
      const questions = await call<Question[]>('GET', `/api/assessments/${id}/questions`);
      const open = questions.filter(question => question.answer === null).slice(0, left);
      for (const question of open) {
        const value = run[question.id] ?? bestAnswer(question);
        await call('POST', '/api/responses', { assessmentId: id, questionId: question.id, answer: value });
      }
      left -= open.length;
      if (open.length === 0) return id;
    }
  }

  async function add({ runs, begun, ...system }: DemoSystem): Promise<void> {
    const { jurisdiction, name } = system;
    const path = jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems';
    const { id } = await call<{ id: number }>('POST', path, system);
    for (const run of runs) {
      const assessment = await answer(id, jurisdiction, run);
      await call('POST', `/api/assessments/${assessment}/complete`);
    }
    if (begun) await answer(id, jurisdiction, {}, begun);
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
