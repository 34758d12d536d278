import { randomUUID } from 'node:crypto';
import { join as joinPath } from 'node:path';
import { expect, test } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { takeMail, tokenIn, verifyAddress } from './mailbox.ts';
import { PASSWORD, signInAdmin } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, guestClient, ok, type RestClient } from './restClient.ts';
import { filesWith, listOccurrences } from './traces.ts';

type Id = { id: number };
type Member = Id & { username: string; role: string };

async function registered(baseURL: string | undefined, username: string, companyName: string): Promise<RestClient> {
  const client = await guestClient(baseURL);
  const email = `${username}@example.com`;
  expect((await client.post('/api/register', { username, email, password: PASSWORD, companyName })).status()).toBe(201);
  await verifyAddress(client, username, email);
  return client;
}

async function join(owner: RestClient, member: RestClient, username: string, role: string): Promise<number> {
  await ok(owner.post('/api/organisation/invitations', { email: `${username}@example.com`, role }));
  const token = tokenIn(await takeMail(`${username}@example.com`, 'invitation'));
  await ok(member.post('/api/invitations/accept', { token }));
  return (await ok<Id>(member.get('/api/user'))).id;
}

/** Creates a plan, a system with its report, a document and an evidence file. */
async function withEverything(client: RestClient) {
  await subscribe(client, 'enterprise');
  const system = await ok<Id>(client.post('/api/uk/systems', { name: 'Credit scoring' }));
  const { id: assessmentId } = await ok<Id>(client.post('/api/assessments', { aiSystemId: system.id }));
  await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  const ordered = await client.post('/api/generate-document', { assessmentId, documentType: 'model-card' });
  expect(ordered.ok(), await ordered.text()).toBe(true);
  const params = { assessmentId, supports: 'qms-1', name: 'policy.pdf', note: 'Our policy' };
  const data = Buffer.from('%PDF-1.4\n% policy\n%%EOF\n');
  await ok(client.http.post('/api/evidence', { params, data, headers: { 'content-type': 'application/pdf' } }));
  await ok(client.post('/api/user/tokens', { name: 'mine', scope: 'WRITE', expiresInDays: 1 }));
  return { systemId: system.id, assessmentId };
}

/** Everything that a member of the organisation sees, as texts. */
async function everythingSeen(
  client: RestClient,
  { systemId, assessmentId }: { systemId: number; assessmentId: number },
) {
  const texts: Record<string, string> = {};
  for (const path of [
    '/api/uk/systems',
    `/api/systems/${systemId}`,
    `/api/assessments/${assessmentId}`,
    `/api/assessments/${assessmentId}/questions`,
    `/api/reports/${assessmentId}`,
    '/api/subscription',
    '/api/invoices',
  ]) {
    const answer = await client.get(path);
    expect(answer.status(), path).toBe(200);
    texts[path] = await answer.text();
  }
  const query =
    'query ($id: ID!) { assessment(id: $id) { documents { type state current { number text } } evidence { name note bytes sha256 } } }';
  texts.files = await (await client.post('/graphql', { query, variables: { id: String(assessmentId) } })).text();
  expect(texts.files).toContain('policy.pdf');
  return texts;
}

/** Without the creator, who becomes the successor. */
const withoutCreator = (text: string | undefined) => text?.replaceAll(/"userId":\d+/g, '"userId":0');

test('a founder hands over and deletes the account: the successor has everything of the organisation, and nothing names the founder', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const word = `founder${randomUUID().slice(0, 8)}`;
  const heirName = `heir${randomUUID().slice(0, 8)}`;
  const founder = await registered(baseURL, word, 'Northwind Lending');
  const heir = await registered(baseURL, heirName, 'Contoso Health');
  const heirId = await join(founder, heir, heirName, 'manager');
  const things = await withEverything(founder);
  await expect(async () => {
    expect((await everythingSeen(founder, things)).files).toContain('"state":"generated"');
  }).toPass({ timeout: 30_000, intervals: [500] });
  const before = await everythingSeen(founder, things);
  expect(JSON.parse(before['/api/invoices'] ?? '[]')).not.toEqual([]);

  await ok(founder.post('/api/organisation/hand-over', { id: String(heirId), leave: false }));
  const deleted = await founder.http.delete('/api/user', { data: { password: PASSWORD } });
  expect(await deleted.json()).toEqual({ message: 'Your account and everything in it has been deleted.' });

  await test.step('the successor sees everything that existed', async () => {
    await expect(async () => {
      const after = await everythingSeen(heir, things);
      for (const [path, text] of Object.entries(before))
        expect(withoutCreator(after[path]), path).toBe(withoutCreator(text));
    }).toPass({ timeout: 20_000, intervals: [500] });
    const members = await ok<Member[]>(heir.get('/api/organisation/members'));
    expect(members.map(({ username, role }) => [username, role])).toEqual([[heirName, 'owner']]);
  });

  await test.step('no database names the founder', async () => {
    await expect.poll(() => listOccurrences(word), { timeout: 30_000, intervals: [500] }).toEqual([]);
  });
  await test.step('nor a file, a log or a journal outside them, except the payment provider’s books', async () => {
    // An issued invoice stays unchanged: Stripe does not change finalised ones.
    const ours = () => filesWith(word).filter(path => path !== joinPath('payments', 'payments.jsonl'));
    await expect.poll(ours, { timeout: 30_000, intervals: [500] }).toEqual([]);
  });
  await test.step('nor generated output: the printed report, the log', async () => {
    for (const path of [
      `/api/reports/${things.assessmentId}?format=json`,
      '/api/organisation/log.csv',
      '/api/uk/systems',
      '/api/invoices',
    ])
      expect(strFromU8(await (await heir.get(path)).body(), true), path).not.toContain(word);
  });
});

test('when an administrator deletes the last owner, the longest-standing manager becomes owner and is notified', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = (role: string) => `${role}${randomUUID().slice(0, 8)}`;
  const [ownerName, readerName, managerName] = [name('owner'), name('reader'), name('manager')];
  const owner = await registered(baseURL, ownerName, 'Northwind Lending');
  const ownerId = (await ok<Id>(owner.get('/api/user'))).id;
  const reader = await registered(baseURL, readerName, 'Contoso Health');
  const manager = await registered(baseURL, managerName, 'Fabrikam');
  await join(owner, reader, readerName, 'reader');
  await join(owner, manager, managerName, 'manager');
  await ok(owner.post('/api/systems', { name: 'Credit scoring' }));

  const admin = await signInAdmin(baseURL);
  const query = 'mutation ($id: ID!) { deleteUser(id: $id) { id } }';
  const answer = await ok<{ errors?: object[] }>(admin.post('/graphql', { query, variables: { id: String(ownerId) } }));
  expect(answer.errors).toBeUndefined();

  const members = await ok<Member[]>(manager.get('/api/organisation/members'));
  expect(members.map(({ username, role }) => [username, role]).sort()).toEqual(
    [
      [managerName, 'owner'],
      [readerName, 'reader'],
    ].sort(),
  );
  expect((await takeMail(`${managerName}@example.com`, 'owner')).text).toContain('Northwind Lending');
  await expect(async () => {
    expect(await (await manager.get('/api/systems')).text()).toContain('Credit scoring');
  }).toPass({ timeout: 10_000, intervals: [200] });
});
