import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { verifiedClient } from './mailbox.ts';
import { answerAll, eraseSystem, guestClient, ok, type RestClient, startedAssessment } from './restClient.ts';

type Room = {
  gone: number;
  organisation: { sha256: string };
  reports: {
    id: number;
    system: string;
    sha256: string | null;
    documents: { id: string; sha256: string }[];
    evidence: { id: number; name: string; sha256: string; isGone: boolean }[];
    bundle: { root: string; isGone: boolean } | null;
  }[];
};
type Opened = { pass: string; kind: string; message: string | null };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function assess(owner: RestClient, megabytes = 0) {
  const { systemId, assessmentId } = await startedAssessment(owner);
  await answerAll(owner, assessmentId, 'worst');
  await ok(owner.post(`/api/assessments/${assessmentId}/complete`));
  const filling = Buffer.alloc(megabytes * 1024 * 1024, `% ${'x'.repeat(60)}\n`);
  const data = Buffer.concat([
    Buffer.from(`%PDF-1.4\n% ${randomBytes(8).toString('hex')}\n`),
    filling,
    Buffer.from('%%EOF\n'),
  ]);
  const params = { assessmentId, supports: 'qms-1', name: 'policy.pdf' };
  const headers = { 'content-type': 'application/octet-stream' };
  const file = await ok<{ id: number; sha256: string }>(owner.http.post('/api/evidence', { params, headers, data }));
  return { systemId, reportId: assessmentId, file, data };
}

async function createRoom(owner: RestClient, things: number[], more: object = {}) {
  const link = { kind: 'room', things, expiresInDays: 14, ...more };
  const { id, url, room } = await ok<{ id: number; url: string; room: number }>(owner.post('/api/links', link));
  return { id, room, secret: new URL(url).hash.slice(1) };
}

async function visitor(baseURL: string | undefined, secret: string) {
  const opened = await ok<Opened>((await guestClient(baseURL)).post('/api/links/open', { secret }));
  const http = await apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${opened.pass}` } });
  const room = () => ok<Room>(http.get('/api/shared/room'));
  return { ...opened, http, room };
}

test('an auditor without an account downloads a report, a file and the bundle, each with the hash that is shown', async ({
  baseURL,
}) => {
  const owner = await verifiedClient(baseURL);
  const { reportId, file } = await assess(owner);
  const {
    id,
    secret,
    room: number,
  } = await createRoom(owner, [reportId], { label: 'Audit 2026', message: 'Start with the report.' });
  const { http, kind, message, room } = await visitor(baseURL, secret);
  expect([kind, message]).toEqual(['room', 'Start with the report.']);
  const shown = await room();
  expect(shown).toMatchObject({ state: 'ready', done: 1, size: 1, found: 1, pageSize: 50 });
  const [report] = shown.reports;
  const search = (params: object) => http.get('/api/shared/room', { params: params as Record<string, string> });
  expect(await ok(search({ search: 'POLICY.pdf' }))).toMatchObject({ found: 1, reports: [{ id: reportId }] });
  expect(await ok(search({ search: 'nothing like it' }))).toMatchObject({ found: 0, size: 1, reports: [] });
  expect((await search({ page: '0' })).status()).toBe(400);
  expect(await ok(owner.get(`/api/rooms/${number}`))).toMatchObject({
    state: 'ready',
    done: 1,
    size: 1,
    failure: null,
  });
  const page = await ok<{ items: object[] }>(http.get('/api/shared/room/sections/systems'));
  expect(page.items).toMatchObject([{ isArchived: false, reports: [{ id: reportId }] }]);
  expect((await http.get('/api/shared/room/sections/people')).status()).toBe(404);
  const whole = await (await http.get('/api/shared/room/organisation')).body();
  expect(sha256(whole)).toBe(shown.organisation.sha256);
  const json = await ok(http.get(`/api/shared/reports/${reportId}/json`));
  expect(report).toMatchObject({ id: reportId, sha256: json.sha256, evidence: [{ id: file.id, sha256: file.sha256 }] });
  const trail = await ok<{ actions: { state: string }[] }>(http.get(`/api/shared/trails/${reportId}`));
  expect(trail.actions).toContainEqual(expect.objectContaining({ state: 'open', acceptance: null, comments: [] }));
  const taken = await http.get(`/api/shared/evidence/${file.id}/file`);
  expect(sha256(await taken.body())).toBe(file.sha256);
  const rest = { range: 'bytes=4-', 'if-range': `"${file.sha256}"` };
  const part = await http.get(`/api/shared/evidence/${file.id}/file`, { headers: rest });
  expect(part.status()).toBe(206);
  expect((await part.body()).equals((await taken.body()).subarray(4))).toBe(true);
  for (const [caller, url] of [
    [http, `/api/shared/evidence/${file.id}/file`],
    [owner.http, `/api/evidence/${file.id}/file`],
  ] as const) {
    const cut = (range: string) => caller.get(url, { headers: { range } });
    expect([(await cut('bytes=0-3')).status(), (await cut('bytes=9999-')).status()]).toEqual([206, 416]);
  }
  const bundle = await http.get(`/api/shared/bundles/${reportId}`);
  const root = report?.bundle?.root ?? '';
  expect(bundle.headers().etag).toBe(`"${root}"`);
  expect(await ok((await guestClient(baseURL)).get(`/api/bundle-roots/${root}`))).toMatchObject({ root });
  for (const answer of [taken, part, bundle]) {
    expect(answer.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  const openings = () =>
    ok<{ thing: string; thingId: string; times: number }[]>(owner.get(`/api/links/${id}/openings`));
  await expect(async () =>
    expect((await openings()).map(({ thing, thingId: of, times }) => `${thing} ${of} ${times}`).sort()).toEqual([
      `bundle ${reportId} 1`,
      `evidence ${file.id} 3`,
      'organisation  1',
      `report ${reportId} 1`,
    ]),
  ).toPass();
});

test('deleted things leave the room with a notice, and later ones are not added until it is replaced', async ({
  baseURL,
}) => {
  const owner = await verifiedClient(baseURL);
  const [one, two] = [await assess(owner), await assess(owner)];
  const { id, secret } = await createRoom(owner, [one.reportId, two.reportId]);
  const { room, http } = await visitor(baseURL, secret);
  const again = await ok<{ id: number }>(owner.post('/api/assessments', { aiSystemId: two.systemId }));
  await answerAll(owner, again.id, 'best');
  await ok(owner.post(`/api/assessments/${again.id}/complete`));
  expect((await room()).reports.map(report => report.id)).toEqual([one.reportId, two.reportId]);
  expect((await http.get(`/api/shared/reports/${again.id}/json`)).status()).toBe(404);
  await eraseSystem(owner, one.systemId);
  await expect(async () => expect(await room()).toMatchObject({ gone: 1, reports: [{ id: two.reportId }] })).toPass();
  expect((await http.get(`/api/shared/reports/${one.reportId}/json`)).status()).toBe(404);

  const [link] = await ok<{ reports: { newerId: number | null }[] }[]>(owner.get('/api/links'));
  expect(link?.reports).toMatchObject([{ newerId: again.id }]);
  const graph = (query: string, input: object) =>
    ok<{ data: Record<string, { id: string }> }>(owner.post('/graphql', { query, variables: { input } }));
  const read = 'query ($input: ID!) { link(id: $input) { id room { id } } }';
  const shown = (
    await ok<{ data: { link: { room: { id: string } } } }>(
      owner.post('/graphql', { query: read, variables: { input: String(id) } }),
    )
  ).data.link.room;
  const { data } = await graph('mutation ($input: RenewRoomInput!) { renewRoom(input: $input) { id } }', {
    room: shown.id,
    reports: [String(again.id)],
  });
  await graph('mutation ($input: RenewLinkInput!) { renewLink(input: $input) { id } }', {
    id: String(id),
    room: data.renewRoom?.id,
  });
  expect(await room()).toMatchObject({ gone: 0, reports: [{ id: again.id }] });
});

test('a revoked room is closed within a second, including for a download in progress', async ({ baseURL }) => {
  const owner = await verifiedClient(baseURL);
  const { reportId, file, data } = await assess(owner, 18);
  const { id, secret } = await createRoom(owner, [reportId]);
  const { http, pass } = await visitor(baseURL, secret);
  const url = new URL(`/api/shared/evidence/${file.id}/file`, baseURL);
  const slow = await slowly(url, pass);
  await expect.poll(slow.bytes).toBeGreaterThan(0);
  expect(slow.isSentTo()).toBe(true);
  await ok(owner.http.delete(`/api/links/${id}`));
  await expect(async () => expect((await http.get('/api/shared/room')).status()).toBe(401)).toPass({
    timeout: 1_000,
    intervals: [50],
  });
  await expect.poll(slow.isSentTo, { timeout: 1_000, intervals: [50] }).toBe(false);
  // Bytes that were on their way still arrive, and no others.
  slow.hurry();
  expect(await slow.outcome).toBe('broken off');
  expect(slow.bytes()).toBeLessThan(data.length);
});

/** A reader that takes a little at a time until it is told to hurry. */
async function slowly(url: URL, pass: string) {
  let [bytes, pause] = [0, 200];
  const { promise: outcome, resolve: end } = Promise.withResolvers<'whole' | 'broken off'>();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${pass}` }, agent: false }, resolve).on('error', reject);
  });
  answer.on('end', () => end('whole'));
  answer.on('error', () => end('broken off'));
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    answer.pause();
    setTimeout(() => answer.resume(), pause);
  });
  const hurry = () => {
    pause = 0;
  };
  const { localPort = 0 } = answer.socket;
  return { bytes: () => bytes, isSentTo: () => isSentTo(localPort), hurry, outcome };
}

/**
 * Whether the product has closed its end of a connection: the end follows bytes that a slow reader has yet to receive, so only the kernel
 * knows.
 */
function isSentTo(port: number): boolean {
  const connections = ['tcp', 'tcp6'].map(kind => readFileSync(`/proc/net/${kind}`, 'utf8')).join('');
  const ESTABLISHED = '01';
  const from = port.toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`: \\S+ \\S+:${from} ${ESTABLISHED} `).test(connections);
}

test('guessed, expired and revoked rooms get the same response, in words and in time', async ({ baseURL }) => {
  const owner = await verifiedClient(baseURL);
  const { reportId } = await assess(owner);
  const revoked = await createRoom(owner, [reportId]);
  await ok(owner.http.delete(`/api/links/${revoked.id}`));
  const guest = await guestClient(baseURL);
  const spent: Record<string, number[]> = { guessed: [], revoked: [] };
  for (let tries = 0; tries < 20; tries++)
    for (const [name, secret] of [
      ['guessed', randomBytes(32).toString('base64url')],
      ['revoked', revoked.secret],
    ] as const) {
      const began = performance.now();
      const answer = await guest.post('/api/links/open', { secret });
      spent[name]?.push(performance.now() - began);
      expect([answer.status(), await answer.json()]).toEqual([
        404,
        { message: expect.stringMatching(/^This link is invalid or no longer works\./) },
      ]);
    }
  const median = (name: string) => [...(spent[name] ?? [])].sort((one, other) => one - other)[10] ?? 0;
  expect(Math.abs(median('guessed') - median('revoked'))).toBeLessThan(15);
});
