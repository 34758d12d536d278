import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RestUser, signUp } from '@aicp/testing/restUser';
import { hashPassword, verifyPassword } from '../services/identity/src/adapters/argon2.ts';
import { compare, type Round } from './compare.ts';
import { cpuSince, cpuTime } from './cpuTime.ts';
import { answerTo, type Call, graphqlCall, load } from './load.ts';
import { startProduct } from './startProduct.ts';
import { type CpuByProcess, record } from './summary.ts';

const SECONDS = 3;
const ROUNDS = 5;
/** The time after which the work caused by logins is done; the same time is measured idle. */
const IDLE_MS = 1_500;
const HASHES = 50;
const PEOPLE = 100;
const CONNECTIONS = 20;
const PASSWORD = 'a long enough password';

/** Compares whole logins with password hashing alone; both use all cores. */
export async function loginAgainstArgon2(): Promise<void> {
  const { stack, url } = await startProduct();
  const people = await peopleAt(url);
  const hash = await hashPassword(PASSWORD);
  const pid = stack.child('identity').pid();
  const flood = (call: Login) => () =>
    hammer(inTurn(people.map(person => call(url, person))), CONNECTIONS, SECONDS * 1000);
  await compare('Logins on the running product, 20 at once (CPU of identity, argon2id included)', [
    {
      name: 'argon2id alone',
      pid: process.pid,
      play: () => hammer(() => verifyPassword(PASSWORD, hash), 4 * availableParallelism(), SECONDS * 1000),
    },
    { name: 'POST /api/login', pid, play: flood(restLogin) },
    { name: "the web client's own, at /graphql", pid, play: flood(webLogin) },
  ]);

  const cpu: CpuByProcess[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = cpuSince(stack);
    await sleep(IDLE_MS);
    const idly = idle(IDLE_MS);
    const hashing = cpuTime(process.pid);
    for (let time = 0; time < HASHES; time++) await verifyPassword(PASSWORD, hash);
    const argon2id = (cpuTime(process.pid) - hashing) / HASHES;
    const [used, began] = [cpuSince(stack), performance.now()];
    const { count, seconds } = await flood(restLogin)();
    await sleep(IDLE_MS);
    const each = (performance.now() - began) / count;
    const all = Object.entries(used(count)).map(([name, ms]) => [name, ms - (idly[name] ?? 0) * each] as const);
    cpu.push(Object.fromEntries(all.map(([name, ms]) => [name, name === 'identity' ? ms - argon2id : ms])));
    rates.push(count / seconds);
  }
  record({
    name: 'POST /api/login without argon2id, with what follows on it',
    unit: 'a second',
    ours: rates,
    cpu,
    goals: [{ of: 'CPU', most: 16 }],
  });
}

type Person = Pick<RestUser, 'username' | 'device'>;

/**
 * Signs in different people, as in real use: an account keeps a limited number of sessions, and each further login ends one. Each uses a
 * known device, because logins from unknown ones are limited per network and minute.
 */
async function peopleAt(url: string): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await signUp(url));
  for (const person of people) await answerTo(restLogin(url, person));
  return people;
}

function inTurn(calls: Call[]): () => Promise<unknown> {
  let turn = 0;
  return () => answerTo(calls[turn++ % calls.length] ?? fail());
}

function fail(): never {
  throw new Error('there is nobody to log in');
}

/** Measures how a flood of logins affects other users. */
export async function userDuringLogins(): Promise<void> {
  const { stack, url, user } = await startProduct();
  const logIn = inTurn((await peopleAt(url)).map(person => restLogin(url, person)));
  const read: Call = { url: `${url}/api/user`, method: 'GET', headers: { cookie: user.cookie } };
  const pid = stack.child('gateway').pid();
  await compare('GET /api/user on the running product, 20 connections (CPU of the gateway, logins included)', [
    { name: 'alone', pid, play: () => load(read, SECONDS) },
    {
      name: 'during a flood of logins, 20 at once',
      pid,
      goals: [{ of: 'ratio', least: 0.6 }],
      async play() {
        const flood = hammer(logIn, CONNECTIONS, (SECONDS + 1) * 1000);
        const [round] = await Promise.all([load(read, SECONDS), flood]);
        return round;
      },
    },
  ]);
}

type Login = (url: string, person: Person) => Call;

const restLogin: Login = (url, { username, device }) => {
  const body = JSON.stringify({ username, password: PASSWORD });
  const headers = { 'content-type': 'application/json', cookie: device };
  return { url: `${url}/api/login`, method: 'POST', headers, body };
};

/** This page requests nothing from billing. */
const webLogin: Login = (url, { username, device }) => {
  const query = `mutation LogIn($input: LoginInput!) {
    login(input: $input) { id username companyName isAdmin isEmailVerified } }`;
  return graphqlCall(`${url}/graphql`, query, { input: { username, password: PASSWORD } }, { cookie: device });
};

/** One round of calls to a function of this process, always `inFlight` at once. */
async function hammer(call: () => Promise<unknown>, inFlight: number, milliseconds: number): Promise<Round> {
  const took: number[] = [];
  const started = performance.now();
  const caller = async () => {
    while (performance.now() - started < milliseconds) {
      const before = performance.now();
      await call();
      took.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  const seconds = (performance.now() - started) / 1000;
  await sleep(50); // lets what is left over from this round not count in the next
  const sorted = took.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { count: took.length, seconds, p50Ms: percentile(0.5), p97Ms: percentile(0.975) };
}
