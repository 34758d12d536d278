import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { TOTP } from 'otpauth';
import { listPendingWork } from './listPendingWork.ts';
import { verifyAddress } from './mailbox.ts';
import { PASSWORD, withToken } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { answerAll, guestClient, ok, type RestClient } from './restClient.ts';
import { filesWith, listOccurrences, withEveryQueryLogged } from './traces.ts';

type Id = { id: number };

/** A user with one of everything, and a word of theirs in all of it. */
async function createEverything(baseURL: string | undefined, word: string) {
  const client = await guestClient(baseURL);
  const names = { username: word, email: `${word}@firm.example`, companyName: `${word} Ltd` };
  await withEveryQueryLogged(async () => {
    expect((await client.post('/api/register', { ...names, password: PASSWORD })).status()).toBe(201);
  });
  await subscribe(client, 'enterprise');
  await verifyAddress(client, word, names.email);
  const assessmentId = await assess(client, word);
  const token = await withToken(baseURL, client.http, 'READ');
  await ok(client.post('/api/user/tokens', { name: word, scope: 'WRITE', expiresInDays: 1 }));
  const message = { name: word, email: names.email, company: word, message: `From ${word}` };
  await ok(client.post('/api/contact', message));
  await ok((await guestClient(baseURL)).post('/api/contact', message));
  await withFiles(client, assessmentId, word);
  const { secret } = await ok<{ secret: string }>(client.post('/api/user/two-factor', { password: PASSWORD }));
  const totp = new TOTP({ secret });
  await ok(client.post('/api/user/two-factor/confirm', { code: totp.generate() }));
  return { client, token, nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}

async function assess(client: RestClient, word: string): Promise<number> {
  await ok(client.post('/api/systems', { name: `${word} in progress`, description: word, sector: word }));
  const system = await ok<Id>(client.post('/api/uk/systems', { name: `${word} assessed`, description: word }));
  const { id } = await ok<Id>(client.post('/api/assessments', { aiSystemId: system.id }));
  await answerAll(client, id, 'worst');
  await ok(client.post(`/api/assessments/${id}/complete`));
  return id;
}

async function withFiles(client: RestClient, assessmentId: number, word: string): Promise<void> {
  const document = { assessmentId, documentType: 'model-card' };
  expect((await client.post('/api/generate-document', document)).ok()).toBe(true);
  const params = { assessmentId, supports: 'qms-1', name: `${word}.pdf`, note: word };
  const data = Buffer.from(`%PDF-1.4\n% ${word}\n%%EOF\n`);
  await ok(client.http.post('/api/evidence', { params, data, headers: { 'content-type': 'application/pdf' } }));
}

test('a deleted account leaves nothing that names it, in any database or file', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const word = `gone${randomUUID().slice(0, 8)}`;
  const { client, token, nextCode } = await createEverything(baseURL, word);
  const { id } = await ok<Id>(client.get('/api/user'));

  await test.step('all its data can be exported first', async () => {
    const answer = await client.get('/api/user/export');
    expect(answer.headers()['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(await answer.body())).filter(([name]) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const [name, bytes] of files) {
      const text = strFromU8(bytes);
      expect(() => JSON.parse(text), name).not.toThrow();
      for (const secret of ['$argon2id', 'sealedSecret', 'digest']) expect(text, name).not.toContain(secret);
      expect(text, name).toContain(word);
    }
  });

  await test.step('the word is found wherever it should be', async () => {
    const found = await listOccurrences(word);
    for (const collection of [
      'aicp_identity.users',
      'aicp_identity.api_tokens',
      'aicp_identity.contactMessages',
      'aicp_systems_assessment.ai_systems',
      'aicp_reporting.reports',
      'aicp_documents.evidenceFiles.chunks',
    ])
      expect(found).toContain(collection);
    expect(filesWith(word)).toContain('payments/payments.jsonl');
  });

  await test.step('deletion requires password and code', async () => {
    for (const body of [{ password: 'wrong' }, { password: PASSWORD }, { password: PASSWORD, code: '000000' }])
      expect((await client.http.delete('/api/user', { data: body })).status()).toBe(400);
    expect((await client.get('/api/user')).status()).toBe(200);
    const gone = await client.http.delete('/api/user', { data: { password: PASSWORD, code: nextCode() } });
    expect(await gone.json()).toEqual({ message: 'Your account and everything in it has been deleted.' });
  });

  await test.step('session, token and password stop working at once', async () => {
    expect((await client.get('/api/user')).status()).toBe(401);
    expect((await token.get('/api/systems')).status()).toBe(401);
    const again = await guestClient(baseURL);
    expect((await again.post('/api/login', { username: word, password: PASSWORD })).status()).toBe(401);
  });

  await test.step('nothing is left', async () => {
    await expect.poll(() => listOccurrences(word), { timeout: 30_000, intervals: [500] }).toEqual([]);
    // Pending events and jobs do not bring anything back.
    await expect.poll(() => listPendingWork(id), { timeout: 30_000 }).toEqual([]);
    expect(await listOccurrences(word)).toEqual([]);
  });

  await test.step('nor in any other file: the journals of Redis and of payments, logs', async () => {
    // Redis rewrites its journal every few seconds here.
    await expect.poll(() => filesWith(word), { timeout: 30_000, intervals: [500] }).toEqual([]);
  });
});
