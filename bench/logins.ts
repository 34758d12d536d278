import { availableParallelism } from 'node:os';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { type RestUser, signUp } from '@aicp/testing/restUser';
import { hashPassword, verifyPassword } from '../services/identity/src/adapters/argon2.ts';
import { compare } from './compare.ts';
import { cpuTime } from './cpuTime.ts';
import { hammer } from './hammer.ts';
import { answerTo, type Call, graphqlCall, load } from './load.ts';
import { startProduct } from './startProduct.ts';
import { printTable } from './table.ts';

const SECONDS = 3;
const PEOPLE = 100;
const CONNECTIONS = 20;
const PASSWORD = 'a long enough password';

/** Whole logins against nothing but the comparison of the password, which both do on all cores. */
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

  const processes = ['gateway', ...serviceNames, 'MongoDB', 'Redis'];
  const times = () => processes.map(name => cpuTime(stack.child(name).pid()));
  const [before, asking] = [times(), cpuTime(process.pid)];
  const { count } = await flood(restLogin)();
  const rows = times().map((time, index) => [processes[index] ?? '', time - (before[index] ?? 0)] as const);
  printTable(
    'Where a POST /api/login spends CPU time, argon2id included',
    ['', 'ms'],
    [...rows, ['who asks', cpuTime(process.pid) - asking] as const].map(([name, ms]) => [
      name,
      (ms / count).toFixed(2),
    ]),
  );
}

type Person = Pick<RestUser, 'username' | 'device'>;

/**
 * Different people, as in life: an account keeps only so many sessions, and ends one for each further login. Each signs in
 * with a browser that their account knows: from unknown ones a network may sign in so many times a minute.
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

/** What others notice of a flood of logins. */
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

/** The page asks for nothing of billing's. */
const webLogin: Login = (url, { username, device }) => {
  const query = `mutation LogIn($input: LoginInput!) {
    login(input: $input) { id username companyName isAdmin isEmailVerified } }`;
  return graphqlCall(`${url}/graphql`, query, { input: { username, password: PASSWORD } }, { cookie: device });
};
