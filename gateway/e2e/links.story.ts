import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { apiCaller } from './apiCaller.ts';
import { verifiedClient } from './mailbox.ts';
import { answerAll, eraseSystem, guestClient, ok, type RestClient, startedAssessment } from './restClient.ts';

type Opened = { pass: string; organisation: string; label: string | null; reports: { id: number; system: string }[] };
type Link = { id: number; kind: string; things: number[]; label: string; uses: number; firstUsedAt: string | null };

const STALE = 'This link is invalid or no longer works. Please ask the person who sent it to you.';

async function completed(client: RestClient) {
  const { systemId, assessmentId } = await startedAssessment(client);
  await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  return { systemId, reportId: assessmentId };
}

async function withReport(baseURL: string | undefined) {
  const owner = await verifiedClient(baseURL);
  return { owner, ...(await completed(owner)) };
}

/** The owner of a report that tests only read; each test identifies its links by their ids. */
let reader: Awaited<ReturnType<typeof withReport>>;
test.beforeAll(async ({ baseURL }) => {
  reader = await withReport(baseURL);
});

async function createLink(owner: RestClient, reportId: number, more: object = {}) {
  const made = await ok<{ id: number; url: string }>(
    owner.post('/api/links', { kind: 'report', things: [reportId], expiresInDays: 14, ...more }),
  );
  return { ...made, secret: new URL(made.url).hash.slice(1) };
}

async function byPass(baseURL: string | undefined, pass: string) {
  return apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${pass}` } });
}

test('a recipient without an account reads the report of a link, and prints it', async ({ baseURL }) => {
  const { owner, reportId } = reader;
  const { id, url, secret } = await createLink(owner, reportId, { label: 'the board' });
  expect(url).toMatch(/^http.+\/s#[\w-]{43}$/);
  const board = await guestClient(baseURL);
  const opened = await ok<Opened>(board.post('/api/links/open', { secret }));
  expect(opened).toMatchObject({ organisation: 'Story Ltd', label: 'the board', reports: [{ id: reportId }] });
  const http = await byPass(baseURL, opened.pass);
  const read = await http.get(`/api/shared/reports/${reportId}/json`);
  expect(await read.text()).toBe(await (await owner.get(`/api/reports/${reportId}?format=json`)).text());
  const pdf = await http.get(`/api/shared/reports/${reportId}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true });
  expect(text).toContain('Story Ltd');
  expect(text).not.toContain(owner.username);
  const { duties } = await ok<{ duties: { status: string; answeredBy: string | null }[] }>(
    http.get(`/api/shared/duties/${reportId}`),
  );
  expect(duties.find(({ status }) => status === 'open')?.answeredBy).toBe(owner.username);
  // No cookie was set in the recipient's browser.
  expect((await board.http.storageState()).cookies).toEqual([]);

  const link = (await ok<Link[]>(owner.get('/api/links'))).find(made => made.id === id);
  expect(link).toMatchObject({ id, kind: 'report', things: [reportId], label: 'the board', uses: 1 });
  expect(JSON.stringify(link)).not.toContain(secret);
});

test('a guessed link, a revoked link and a link to a deleted system get the same response', async ({ baseURL }) => {
  const { owner, reportId, systemId } = await withReport(baseURL);
  const { id, secret } = await createLink(owner, reportId);
  const ofSystem = await createLink(owner, reportId);
  const guest = await guestClient(baseURL);
  const { pass } = await ok<Opened>(guest.post('/api/links/open', { secret }));
  const http = await byPass(baseURL, pass);
  expect((await http.get(`/api/shared/reports/${reportId}/json`)).status()).toBe(200);

  await ok(owner.http.delete(`/api/links/${id}`));
  expect((await http.get(`/api/shared/reports/${reportId}/json`)).status(), 'at once, also where it is open').toBe(401);
  expect((await owner.http.delete(`/api/links/${id}`)).status()).toBe(404);
  await eraseSystem(owner, systemId);
  await expect(async () => expect(await ok<Link[]>(owner.get('/api/links'))).toEqual([])).toPass();

  const guessed = randomBytes(32).toString('base64url');
  const answers = [];
  for (const tried of [guessed, secret, ofSystem.secret, 'x', '😀'.repeat(50)]) {
    const answer = await guest.post('/api/links/open', { secret: tried });
    answers.push({ status: answer.status(), ...(await answer.json()) });
    const locked = await guest.post('/api/links/open', { secret: tried, passcode: 'a guess' });
    answers.push({ status: locked.status(), ...(await locked.json()) });
  }
  for (const answer of answers) expect(answer).toEqual({ status: 404, message: STALE });
});

test('a link shows only its own report: no later one, no other one, no one else’s', async ({ baseURL }) => {
  const { owner, reportId, systemId } = await withReport(baseURL);
  const other = reader;
  const { secret } = await createLink(owner, reportId);
  const foreign = await createLink(other.owner, other.reportId);
  const again = await ok<{ id: number }>(owner.post('/api/assessments', { aiSystemId: systemId }));
  await answerAll(owner, again.id, 'best');
  await ok(owner.post(`/api/assessments/${again.id}/complete`));

  const guest = await guestClient(baseURL);
  const { pass, reports } = await ok<Opened>(guest.post('/api/links/open', { secret }));
  expect(reports.map(({ id }) => id)).toEqual([reportId]);
  const http = await byPass(baseURL, pass);
  for (const id of [again.id, other.reportId, '0', '-1', 'x', `${reportId}%2F..%2F${again.id}`])
    for (const format of ['json', 'pdf'])
      expect((await http.get(`/api/shared/reports/${id}/${format}`)).status(), `${id}`).toBe(404);
  for (const format of ['csv', 'docx', 'x', '..%2Fjson'])
    expect((await http.get(`/api/shared/reports/${reportId}/${format}`)).status(), format).toBe(404);
  const theirs = await ok<Opened>(guest.post('/api/links/open', { secret: foreign.secret }));
  const foreigner = await byPass(baseURL, theirs.pass);
  expect((await foreigner.get(`/api/shared/reports/${reportId}/json`)).status()).toBe(404);

  // The creator is notified; the recipient is not.
  const links = await ok<{ reports: { newerId: number | null }[] }[]>(owner.get('/api/links'));
  expect(links[0]?.reports).toMatchObject([{ newerId: again.id }]);
  const elsewhere = await owner.post('/api/links', { kind: 'report', things: [other.reportId], expiresInDays: 1 });
  expect(elsewhere.status()).toBe(404);
});

test('a pass gives no other access, whatever else is sent with it', async ({ baseURL }) => {
  const { owner, reportId } = reader;
  const { secret } = await createLink(owner, reportId);
  const { pass } = await ok<Opened>((await guestClient(baseURL)).post('/api/links/open', { secret }));
  const actor = {
    kind: 'user',
    userId: 1,
    organisationId: 1,
    role: 'owner',
    isAdmin: true,
    session: '',
    access: 'session',
  };
  const http = await apiCaller({
    baseURL,
    extraHTTPHeaders: {
      authorization: `Bearer ${pass}`,
      'x-actor': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ actor })).toString('base64url')}.`,
      'x-organisation': '1 owner',
    },
  });
  for (const path of [
    '/api/user',
    '/api/links',
    `/api/reports/${reportId}?format=json`,
    '/api/questions',
    '/api/systems',
  ])
    expect((await http.get(path)).status(), path).toBe(403);
  expect((await http.post('/graphql', { data: { query: '{ plans { id } }' } })).status()).toBe(403);
  expect((await http.post('/api/links/open', { data: { secret } })).status()).toBe(403);
  // The link's secret is not a pass, nor is a session cookie next to a wrong one.
  const wrong = { headers: { authorization: `Bearer ${secret}` } };
  expect((await owner.http.get(`/api/shared/reports/${reportId}/json`, wrong)).status()).toBe(401);
  const almost = { headers: { authorization: `Bearer aicp_link_${randomBytes(32).toString('base64url')}` } };
  expect((await owner.http.get('/api/user', almost)).status()).toBe(401);
  expect((await owner.http.get(`/api/shared/reports/${reportId}/json`)).status(), 'a session is no link').toBe(403);
});

test('a passcode is required in addition to the secret, and cannot be tried for long', async ({ baseURL }) => {
  const { owner, reportId } = reader;
  const { id, secret } = await createLink(owner, reportId, { passcode: 'seven seas' });
  const guest = await guestClient(baseURL);
  const open = (passcode?: string) => guest.post('/api/links/open', { secret, ...(passcode && { passcode }) });
  expect(await (await open()).json()).toEqual({ message: 'This link requires a passcode.', reason: 'passcode' });
  expect(await (await open('seven lakes')).json()).toEqual({
    message: 'This passcode is incorrect.',
    reason: 'passcode',
  });
  expect((await open('seven seas')).status()).toBe(200);
  const statuses: number[] = [];
  // A trial allows ten times as many attempts.
  for (let tries = 0; tries < 120 && !statuses.includes(429); tries++)
    statuses.push((await open(`guess ${tries}`)).status());
  expect(statuses.at(-1)).toBe(429);
  expect((await open('seven seas')).status(), 'nor by somebody who knows it, for a while').toBe(429);
  expect((await ok<Link[]>(owner.get('/api/links'))).find(made => made.id === id)).toMatchObject({ uses: 1 });
});

test('links of unknown kinds, without an expiry date, or without content are refused with a message', async () => {
  const { owner, reportId } = reader;
  const link = { kind: 'report', things: [reportId], expiresInDays: 14 };
  const refused = async (change: object) => {
    const answer = await owner.post('/api/links', { ...link, ...change });
    return `${answer.status()} ${(await answer.json()).message}`;
  };
  expect(await refused({ kind: 'poster' })).toMatch(/^400 .*cannot be created yet/);
  expect(await refused({ expiresInDays: 91 })).toMatch(/^400 .*at most 90/);
  expect(await refused({ expiresInDays: undefined })).toMatch(/^400 /);
  expect(await refused({ things: [] })).toMatch(/^400 .*must name a report/);
  expect(await refused({ things: [1, 2, 3, 4, 5, 6] })).toMatch(/^400 .*at most 5/);
  expect(await refused({ passcode: 'short' })).toMatch(/^400 .*at least 6/);
});

test('the page of a link is neither cached nor indexed', async ({ baseURL }) => {
  const page = await (await guestClient(baseURL)).get('/s');
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(page.headers()['set-cookie']).toBeUndefined();
});
