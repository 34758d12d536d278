import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { refreshPlan } from '../parts/account/refreshPlan.ts';
import { getJson } from './getJson.ts';
import { isSignedIn, signedInUser, signIn, signOut } from './session.ts';
import { withExclusiveSession } from './tracedFetch.ts';

const person = (id: string) => ({ id, username: `user-${id}`, isAdmin: false, isEmailVerified: true });
const own = { fetch: globalThis.fetch, window: Object.getOwnPropertyDescriptor(globalThis, 'window') };

/** What is asked of the server, which answers when it is told to. */
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

it('a refused request ends the session by which it was asked', async () => {
  signIn(person('1'));
  const refused = expect(getJson('/api/actions')).rejects.toThrow();
  await turn();
  asked[0]?.answer(401);
  await refused;
  expect(isSignedIn()).toBe(false);
});

it('a request of an earlier session that is refused late does not end a newer one', async () => {
  signIn(person('1'));
  const refused = expect(getJson('/api/actions')).rejects.toThrow();
  await turn();
  signOut();
  signIn(person('2'));
  asked[0]?.answer(401);
  await refused;
  expect(signedInUser()?.id).toBe('2');
});

it('signing out while the plan is about to be asked for leaves no question of a guest behind', async () => {
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
