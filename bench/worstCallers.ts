import type { Stack } from '@aicp/dev-stack/startStack';
import { type RestUser, signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import { graphqlCall, type Call as ShortCall } from './load.ts';
import { worstFiles } from './worstFiles.ts';

export type Call = Omit<ShortCall, 'method' | 'body'> & { method: string; body?: string | Uint8Array };
/**
 * What one caller does: a call over so many connections at once, with the status and a part of the answer that it is meant to get, or
 * so many requests that never end.
 */
export type Worst = { name: string; connections: number } & (
  | { call: Call; answer: [status: number, part: RegExp] }
  | { slow: Slow }
);
export type Slow = { method: string; url: string; bearer: string };

const QUESTIONS = `questions { id category question type options { value label score } scoring { yes no } articleReference helpText
  citation { label instrument article url asOf checkedOn confidence appliesFrom } }`;
const times = (count: number, text: string) => Array.from({ length: count }, (_, i) => `a${i}: ${text}`).join(' ');
const SCIM_USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const SCIM_GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const CREATE_TOKEN = 'mutation { createProvisioningToken(input: { expiresInDays: 30 }) { token } }';
const READING = 6;

/** The worst that a guest, an account, the holder of a link and a directory can ask for, each by itself. */
export async function worstCallers(stack: Stack, url: string): Promise<Worst[]> {
  const caller = await signUp(url);
  await verify(stack, caller);
  const assessment = await caller.answeredAssessment('EU');
  const { aiSystemId } = await answered<{ aiSystemId: number }>(caller.get(`/api/assessments/${assessment}`));
  await caller.postUntilOk(`/api/assessments/${assessment}/complete`);
  await caller.getUntilOk(`/api/reports/${assessment}`);
  return [
    ...guests(url),
    ...accounts(url, caller.cookie, { aiSystemId, assessment }),
    ...files(url, caller.cookie, {
      aiSystemId,
      assessment,
      docx: await worstFiles.docx(),
      xlsx: await worstFiles.xlsx(),
    }),
    ...links(url, await passOf(caller, aiSystemId)),
    ...(await directories(url, await directoryToken(caller))),
  ];
}

function guests(url: string): Worst[] {
  const endpoint = `${url}/graphql`;
  const login = { username: 'nobody-there', password: 'not the password' };
  return [
    { name: 'guest: pages', connections: READING, answer: [200, /<!doctype html>/i], call: get(`${url}/`) },
    {
      name: 'guest: 900 kB of comment',
      connections: READING,
      answer: [413, /too large/i],
      call: graphqlCall(endpoint, `#${'x'.repeat(900_000)}\n{ __typename }`, {}),
    },
    {
      name: 'guest: 10 × questions',
      connections: 8,
      answer: [400, /asks for too much/i],
      call: graphqlCall(endpoint, `{ ${times(10, QUESTIONS)} }`, {}),
    },
    {
      name: 'guest: questions, as often as they may',
      connections: 8,
      answer: [200, /Please sign in/i],
      call: graphqlCall(endpoint, `{ ${QUESTIONS} }`, {}),
    },
    {
      name: 'guest: CSP reports',
      connections: READING,
      answer: [204, /^/i],
      call: post(
        `${url}/api/csp-reports`,
        JSON.stringify({ 'csp-report': { 'violated-directive': 'x'.repeat(8_000) } }),
        { 'content-type': 'application/csp-report' },
      ),
    },
    {
      name: 'guest: wrong logins',
      connections: READING,
      answer: [401, /message/i],
      call: post(`${url}/api/login`, JSON.stringify(login)),
    },
    {
      name: 'guest: passkey options',
      connections: READING,
      answer: [200, /challenge/i],
      call: post(`${url}/api/login/passkey/options`, '{}'),
    },
  ];
}

type Own = { aiSystemId: number; assessment: number };

function accounts(url: string, cookie: string, { aiSystemId, assessment }: Own): Worst[] {
  const endpoint = `${url}/graphql`;
  const below = times(3, `assessments(systemId: ${aiSystemId}) { id ${QUESTIONS} }`);
  return [
    {
      name: 'account: 3 × assessments × questions',
      connections: READING,
      answer: [400, /asks for too much/i],
      call: graphqlCall(endpoint, `{ ${below} }`, {}, { cookie }),
    },
    {
      name: 'account: questions, as often as it may',
      connections: 8,
      answer: [200, /eu2-obj/i],
      call: graphqlCall(endpoint, `{ ${QUESTIONS} }`, {}, { cookie }),
    },
    {
      name: 'account: GET /api/systems',
      connections: 64,
      answer: [200, /A system/i],
      call: get(`${url}/api/systems`, { cookie }),
    },
    {
      name: 'account: report as PDF',
      connections: READING,
      answer: [200, /%PDF/i],
      call: get(`${url}/api/reports/${assessment}?format=pdf`, { cookie }),
    },
    {
      name: 'account: audit bundle',
      connections: READING,
      answer: [200, /^PK/i],
      call: post(`${url}/api/assessments/${assessment}/audit-bundle`, '{}', { cookie }),
    },
    {
      name: 'account: systems.csv',
      connections: READING,
      answer: [200, /^id,name/i],
      call: get(`${url}/api/systems.csv`, { cookie }),
    },
  ];
}

function files(
  url: string,
  cookie: string,
  { aiSystemId, assessment, docx, xlsx }: Own & { docx: Uint8Array; xlsx: Uint8Array },
): Worst[] {
  const evidence = `${url}/api/evidence?assessmentId=${assessment}&supports=eu2-obj&name=a.docx`;
  const facts = `${url}/api/systems/${aiSystemId}/proposals`;
  const sheet = `${url}/api/systems/import?preview=true`;
  const type = (text: string) => ({ cookie, 'content-type': text });
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return [
    {
      name: 'account: a .docx of endless relations',
      connections: 2,
      answer: [400, /docx|relation|damaged/i],
      call: post(evidence, docx, type('application/octet-stream')),
    },
    {
      name: 'account: an ML-BOM that multiplies',
      connections: 2,
      answer: [200, /model 0/i],
      call: post(facts, worstFiles.mlBom(), type('application/json')),
    },
    {
      name: 'account: a model card of quotes',
      connections: 2,
      answer: [400, /no valid YAML/i],
      call: post(facts, worstFiles.modelCard(), type('text/markdown')),
    },
    {
      name: 'account: an .xlsx of open brackets',
      connections: 2,
      answer: [200, /^/i],
      call: post(sheet, xlsx, type(XLSX)),
    },
    {
      name: 'account: a million rows of CSV',
      connections: 2,
      answer: [400, /more than 1000 rows/i],
      call: post(sheet, worstFiles.csv(), type('text/csv')),
    },
    {
      name: 'account: two million commas',
      connections: 2,
      answer: [400, /more than 200 columns/i],
      call: post(sheet, worstFiles.commas(), type('text/csv')),
    },
  ];
}

function links(url: string, bearer: string): Worst[] {
  const slow = { method: 'PUT', url: `${url}/api/shared/request`, bearer };
  return [300, 1_000].map(connections => ({ name: 'link: requests that never end', connections, slow }));
}

async function directories(url: string, token: string): Promise<Worst[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const filter = Array.from({ length: 22 }, () => '(a eq "1" or b eq "2")').join(' and ');
  const users = `${url}/scim/v2/Users`;
  const groups = `${url}/scim/v2/Groups`;
  const group = JSON.stringify({ schemas: [SCIM_GROUP], displayName: 'Risk' });
  const { id } = await answered<{ id: string }>(fetch(groups, { method: 'POST', headers, body: group }));
  const long = { schemas: [SCIM_USER], userName: 'a@b.example', displayName: 'x'.repeat(900_000) };
  const deep = { schemas: [PATCH], Operations: [{ op: 'replace', path: 'a.'.repeat(25_000), value: 'x' }] };
  return [
    {
      name: 'directory: a filter of alternatives',
      connections: READING,
      answer: [400, /join with/i],
      call: { ...get(`${users}?filter=${encodeURIComponent(filter)}`), headers },
    },
    {
      name: 'directory: attributes of 900 kB',
      connections: READING,
      answer: [413, /too large/i],
      call: post(users, JSON.stringify(long), headers),
    },
    {
      name: 'directory: a path of 50 kB',
      connections: READING,
      answer: [400, /^/i],
      call: { ...post(`${groups}/${id}`, JSON.stringify(deep), headers), method: 'PATCH' },
    },
  ];
}

const get = (url: string, headers: Record<string, string> = {}): Call => ({ url, method: 'GET', headers });
const post = (url: string, body: string | Uint8Array, headers: Record<string, string> = {}): Call => ({
  ...{ url, method: 'POST', body },
  headers: { 'content-type': 'application/json', ...headers },
});

async function answered<Body>(call: Promise<Response>): Promise<Body> {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** What a supplier has who opened a link to a request. */
async function passOf(caller: RestUser, system: number): Promise<string> {
  const asked = { kind: 'request', things: [system], expiresInDays: 30 };
  const made = await answered<{ url: string }>(caller.post('/api/links', asked));
  const secret = new URL(made.url).hash.slice(1);
  return (await answered<{ pass: string }>(caller.post('/api/links/open', { secret }))).pass;
}

/** As if the caller had followed the link in the mail that verifies their address. */
async function verify(stack: Stack, { username }: RestUser): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(stack.databases().mongodbUri);
  await client
    .db('aicp_identity')
    .collection('users')
    .updateOne({ username }, { $set: { isEmailVerified: true } });
  await client.close();
}

async function directoryToken(caller: RestUser): Promise<string> {
  type Made = { data: { createProvisioningToken: { token: string } } };
  return (await answered<Made>(caller.post('/graphql', { query: CREATE_TOKEN }))).data.createProvisioningToken.token;
}
