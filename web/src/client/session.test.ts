import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { refreshPlan } from '../parts/account/refreshPlan.ts';
import { getJson } from './getJson.ts';
import { isSignedIn, signedInUser, signIn, signOut } from './session.ts';
import { withExclusiveSession } from './tracedFetch.ts';

const person = (id: string) => ({ id, username: `user-${id}`, isAdmin: false, isEmailVerified: true });
const own = { fetch: globalThis.fetch, window: Object.getOwnPropertyDescriptor(globalThis, 'window') };

/** The pending requests to the server, which the test answers. */
let asked: { path: string; answer: (status: number, body?: object) => void }[];
beforeEach(() => {
  asked = [];
  Object.defineProperty(globalThis, 'window', { value: {}, configurable: true });
  globalThis.fetch = (path, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      asked.push({ path: String(path), answer: (status, body = {}) => resolve(Response.json(body, { status })) });
    });
});
afterAll(() => {
  globalThis.fetch = own.fetch;
  if (own.window) Object.defineProperty(globalThis, 'window', own.window);
  else Reflect.deleteProperty(globalThis, 'window');
});

const turn = () => new Promise(resolve => setImmediate(resolve));

it('a refused request ends the session that sent it', async () => {
  signIn(person('1'));
  const refused = expect(getJson('/api/actions')).rejects.toThrow();
  await turn();
  asked[0]?.answer(401);
  await refused;
  expect(isSignedIn()).toBe(false);
});

it('a late refusal of an earlier session’s request does not end a newer session', async () => {
  signIn(person('1'));
  const refused = expect(getJson('/api/actions')).rejects.toThrow();
  await turn();
  signOut();
  signIn(person('2'));
  asked[0]?.answer(401);
  await refused;
  expect(signedInUser()?.id).toBe('2');
});

it('signing out before the plan is requested sends no request as a guest', async () => {
  signIn(person('1'));
  const plan = refreshPlan();
  const leaving = withExclusiveSession(async send => {
    const out = send('/api/logout', { method: 'POST' });
    await turn();
    asked.find(({ path }) => path === '/api/logout')?.answer(200);
    await out;
    signOut();
  });
  await Promise.all([plan, leaving]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/logout']);
});
