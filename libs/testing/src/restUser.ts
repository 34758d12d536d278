import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

type Question = { id: string; options: { value: string }[] | null };

export type RestUser = Awaited<ReturnType<typeof signUp>>;

/** A signed-in user of a running product's REST API, with only fetch and a cookie. */
export async function signUp(url: string) {
  const username = `user-${randomUUID().slice(0, 12)}`;
  const registered = await call('POST', '/api/register', {
    username,
    email: `${username}@example.com`,
    password: 'a long enough password',
  });
  if (registered.status !== 201) throw new Error(`registration answered ${registered.status}`);
  const [cookie = '', device = ''] = registered.headers.getSetCookie().map(line => line.split(';')[0]);

  function call(method: string, path: string, body?: unknown, session = ''): Promise<Response> {
    return fetch(url + path, {
      method,
      headers: {
        ...(session && { cookie: session }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
  const get = (path: string) => call('GET', path, undefined, cookie);
  const post = (path: string, body?: unknown) => call('POST', path, body, cookie);

  /** Repeats while the product is unavailable: it must return within a minute. */
  async function untilOk(send: () => Promise<Response>): Promise<unknown> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await send().catch(() => undefined);
      if (answer?.ok) return answer.json();
      if (answer && answer.status < 500) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
      if (Date.now() > deadline) throw new Error(`still answers ${answer?.status ?? 'nothing'} after a minute`);
      await sleep(200);
    }
  }

  /** Creates an assessment of a new system, without answers. Returns its id. */
  async function begunAssessment(jurisdiction: 'EU' | 'UK'): Promise<number> {
    const json = async (sent: Promise<Response>) => (await sent).json() as Promise<{ id: number }>;
    const system = await json(post('/api/systems', { name: 'A system', jurisdiction }));
    return (await json(post('/api/assessments', { aiSystemId: system.id, jurisdiction }))).id;
  }

  /**
   * Creates an assessment with every question of the bank answered in one request, like a client that knows nothing of dependent
   * questions. It is ready to be completed. Returns its id.
   */
  async function answeredAssessment(jurisdiction: 'EU' | 'UK'): Promise<number> {
    const id = await begunAssessment(jurisdiction);
    const questions = (await (await get(`/api/questions?jurisdiction=${jurisdiction}`)).json()) as Question[];
    const answers = questions.map(({ id, options }) => ({ questionId: id, answer: options?.[0]?.value ?? 'yes' }));
    const query = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
    const saved = await post('/graphql', { query, variables: { input: { assessmentId: String(id), answers } } });
    const { errors } = (await saved.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return id;
  }

  return {
    username,
    /** The session, for other clients. */
    cookie,
    /** The cookie with which the account recognises the browser. */
    device,
    get,
    post,
    begunAssessment,
    answeredAssessment,
    getUntilOk: (path: string) => untilOk(() => get(path)),
    postUntilOk: (path: string, body?: unknown) => untilOk(() => post(path, body)),
  };
}
