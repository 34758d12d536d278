import { setTimeout } from 'node:timers/promises';

export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A signed-in user of a running product, who uses only its public API. */
export type Client = {
  id: number;
  username: string;
  /**
   * Returns the response, or the text of a file.
   * @throws Refusal with the product's own message
   */
  call<Answer>(method: string, path: string, body?: object | Blob): Promise<Answer>;
};

/** Registers a user, who is then signed in. */
export function register(url: string, person: { username: string; email: string; password: string }) {
  return arrive(url, '/api/register', person);
}

export function signIn(url: string, person: { username: string; password: string }) {
  return arrive(url, '/api/login', person);
}

async function arrive(url: string, path: string, person: { username: string }) {
  let cookie = '';
  const call = async <Answer>(method: string, path: string, body?: object | Blob) => {
    const answer = await request(url, method, path, body, cookie);
    const set = answer.headers.getSetCookie().map(line => line.split(';')[0]);
    // Some calls renew the session, for example joining an organisation.
    if (set.length > 0) cookie = set.join('; ');
    const isJson = answer.headers.get('content-type')?.includes('json');
    return (await (isJson ? answer.json() : answer.text())) as Answer;
  };
  await call('POST', path, person);
  const { id } = await call<{ id: number }>('GET', '/api/user');
  return { id, username: person.username, call } satisfies Client;
}

async function request(
  url: string,
  method: string,
  path: string,
  body?: object | Blob,
  cookie = '',
): Promise<Response> {
  const isFile = body instanceof Blob;
  const headers = { ...(cookie && { cookie }), ...(body && !isFile && { 'content-type': 'application/json' }) };
  const sent = isFile ? body : body && JSON.stringify(body);
  const answer = await fetch(new URL(path, url), { method, headers, ...(sent && { body: sent }) });
  if (answer.ok) return answer;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new Refusal(answer.status, message ?? `${method} ${path} answered ${answer.status}`);
}

/** Runs one GraphQL operation, if REST has no route for it. Returns its only field. */
export async function ask<Answer>({ call }: Client, query: string, variables: object): Promise<Answer> {
  type Reply = { data: Record<string, Answer> | null; errors?: { message: string }[] };
  const { data, errors } = await call<Reply>('POST', '/graphql', { query, variables });
  const [answer] = Object.values(data ?? {});
  if (errors?.[0] || answer === undefined) throw new Error(errors?.[0]?.message ?? 'nothing was answered');
  return answer;
}

const CALM_MS = 200;
const TRIES = 100;

/** Opens a link as its recipient; returns a function that requests its contents. */
export async function visit(url: string, link: { url: string }) {
  const secret = new URL(link.url).hash.slice(1);
  const open = () =>
    fetch(new URL('/api/links/open', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    });
  let opened = await open();
  // The supplier's questions are fixed shortly after the link is created.
  for (let left = TRIES; left > 0 && opened.status === 404; left--) {
    await setTimeout(CALM_MS);
    opened = await open();
  }
  const { pass } = (await opened.json()) as { pass: string };
  return async (method: string, path: string, body?: string | Blob): Promise<void> => {
    const type = body instanceof Blob ? 'application/octet-stream' : 'application/json';
    const headers = { authorization: `Bearer ${pass}`, ...(body && { 'content-type': type }) };
    const answer = await fetch(new URL(path, url), { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  };
}
