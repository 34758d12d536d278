import { signUp } from '../restUser.ts';

/** The users' failures, and what they were promised: started and completed assessments. */
export type Outcome = {
  requests: number;
  failures: string[];
  begun: number[];
  completed: number[];
  /** Reads everything promised again; returns what is missing. */
  readBack(): Promise<string[]>;
};

type Question = { id: string; options: { value: string }[] | null };

/**
 * Users at work until they are stopped: pages, reads, and assessments from start to report. Nothing is retried: anything that does not
 * succeed at once is a failure.
 */
export async function startLoad(url: string, people: number): Promise<{ stop(): Promise<Outcome> }> {
  const promised: { path: string; get: (path: string) => Promise<Response> }[] = [];
  const outcome: Outcome = { requests: 0, failures: [], begun: [], completed: [], readBack };
  let going = true;
  const users = await Promise.all(Array.from({ length: people }, () => signUp(url)));

  async function readBack(): Promise<string[]> {
    const lost: string[] = [];
    for (const { path, get } of promised) if (!(await get(path)).ok) lost.push(path);
    return lost;
  }

  async function ask<Body>(what: string, send: () => Promise<Response>): Promise<Body | undefined> {
    outcome.requests++;
    try {
      const answer = await send();
      const text = await answer.text();
      if (answer.ok) return text.startsWith('<') ? undefined : JSON.parse(text);
      outcome.failures.push(`${new Date().toISOString()} ${what}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      outcome.failures.push(`${new Date().toISOString()} ${what}: ${(error as Error).cause ?? error}`);
    }
    return undefined;
  }

  async function work({ get, post }: (typeof users)[number]): Promise<void> {
    const create = () => post('/api/uk/systems', { name: 'Under load', systemType: 'Other' });
    const system = await ask<{ id: number }>('POST /api/uk/systems', create);
    const questions = (await ask<Question[]>('GET /api/questions', () => get('/api/questions?jurisdiction=UK'))) ?? [];
    while (going) {
      await ask('GET /', () => fetch(url));
      await ask('GET /api/user', () => get('/api/user'));
      const begin = () => post('/api/assessments', { aiSystemId: system?.id, jurisdiction: 'UK' });
      const assessmentId = (await ask<{ id: number }>('POST /api/assessments', begin))?.id;
      if (assessmentId === undefined) continue;
      outcome.begun.push(assessmentId);
      promised.push({ path: `/api/assessments/${assessmentId}`, get });
      let answered = 0;
      for (const { id: questionId, options } of questions) {
        const answer = { assessmentId, questionId, answer: options?.[0]?.value ?? 'yes' };
        if (await ask('POST /api/responses', () => post('/api/responses', answer))) answered++;
      }
      if (answered < questions.length) continue;
      if (!(await ask('POST complete', () => post(`/api/assessments/${assessmentId}/complete`)))) continue;
      outcome.completed.push(assessmentId);
      promised.push({ path: `/api/reports/${assessmentId}`, get });
      await ask('GET /api/reports', () => get(`/api/reports/${assessmentId}`));
    }
  }

  const working = users.map(work);
  return {
    async stop() {
      going = false;
      await Promise.all(working);
      return outcome;
    },
  };
}
