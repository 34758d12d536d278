import { availableParallelism } from 'node:os';
import { signUp } from '@aicp/testing/restUser';
import { hashPassword, verifyPassword } from '../services/identity/src/adapters/argon2.ts';
import { compare } from './compare.ts';
import { hammer } from './hammer.ts';
import { answerTo, type Call, load } from './load.ts';
import { startProduct } from './startProduct.ts';

const SECONDS = 3;
const PEOPLE = 100;
const CONNECTIONS = 20;
const PASSWORD = 'a long enough password';

/** Whole logins against nothing but the comparison of the password, which both do on all cores. */
export async function loginAgainstArgon2(): Promise<void> {
  const { stack, url } = await startProduct();
  const logins = await loginsOf(url, PEOPLE);
  const hash = await hashPassword(PASSWORD);
  let turn = 0;
  const logIn = () => answerTo(logins[turn++ % PEOPLE] ?? fail());
  await compare('POST /api/login on the running product, 20 at once (CPU of identity, argon2id included)', [
    {
      name: 'argon2id alone',
      pid: process.pid,
      play: () => hammer(() => verifyPassword(PASSWORD, hash), 4 * availableParallelism(), SECONDS * 1000),
    },
    {
      name: 'login',
      pid: stack.child('identity').pid(),
      play: () => hammer(logIn, CONNECTIONS, SECONDS * 1000),
    },
  ]);
}

/** Different people, as in life: an account keeps only so many sessions, and ends one for each further login. */
async function loginsOf(url: string, people: number): Promise<Call[]> {
  const calls: Call[] = [];
  while (calls.length < people) calls.push(loginCall(url, (await signUp(url)).username));
  for (const call of calls) await answerTo(call);
  return calls;
}

function fail(): never {
  throw new Error('there is nobody to log in');
}

/** What others notice of a flood of logins: somebody else's, for an account keeps only so many sessions. */
export async function userDuringLogins(): Promise<void> {
  const { stack, url, user } = await startProduct();
  const login = loginCall(url, (await signUp(url)).username);
  const read: Call = { url: `${url}/api/user`, method: 'GET', headers: { cookie: user.cookie } };
  const pid = stack.child('gateway').pid();
  await compare('GET /api/user on the running product, 20 connections (CPU of the gateway, logins included)', [
    { name: 'alone', pid, play: () => load(read, SECONDS) },
    {
      name: 'during a flood of logins, 20 connections',
      pid,
      async play() {
        const flood = load(login, SECONDS + 1);
        const [round] = await Promise.all([load(read, SECONDS), flood]);
        return round;
      },
    },
  ]);
}

function loginCall(url: string, username: string): Call {
  const body = JSON.stringify({ username, password: PASSWORD });
  return { url: `${url}/api/login`, method: 'POST', headers: { 'content-type': 'application/json' }, body };
}
