import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Stack, startStack } from '@aicp/dev-stack/startStack';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { afterAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { dataFolder } from './dataFolder.ts';
import { type RestUser, signUp } from './restUser.ts';

const dataDir = dataFolder('aicp-bytes-');
let stack: Stack | undefined;
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const start = async () => {
  // Without compression a search of bytes finds the text.
  stack = startStack({ dataDir, port: 0, trial: true, web: false, bundled: true, plainFiles: true });
  return stack.ready;
};

/** Each word with all files of the product that contain it or are named by it. Reads each file once. */
function filesWith(words: string[]): Map<string, string[]> {
  const found = new Map(words.map(word => [word, [] as string[]]));
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    for (const [word, files] of found)
      if (path.includes(word) || content.includes(word)) files.push(relative(dataDir, path));
  }
  return found;
}

/** The number of rows of any service that contain one of the words. */
async function rowsWith(words: string[]): Promise<number> {
  const mongo = await MongoClient.connect(stack?.databases().mongodbUri ?? '');
  try {
    const { databases } = await mongo.db().admin().listDatabases({ nameOnly: true });
    let found = 0;
    for (const { name } of databases.filter(({ name }) => name.startsWith('aicp_')))
      for (const { name: collection } of await mongo.db(name).listCollections().toArray()) {
        const rows: AsyncIterable<unknown> = mongo.db(name).collection(collection).find({}, { raw: true });
        for await (const row of rows) if (words.some(word => Buffer.from(row as Uint8Array).includes(word))) found++;
      }
    return found;
  } finally {
    await mongo.close();
  }
}

const ok = async (sent: Promise<Response>) => {
  const answer = await sent;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

const KINDS = ['system', 'purpose', 'message', 'evidence', 'attached', 'file'] as const;

/** Writes a word for each kind of thing that people store. Returns the words. */
async function fill(url: string, user: RestUser): Promise<string[]> {
  const wordOf = (kind: (typeof KINDS)[number]) => `${kind}-${user.username}`.replaceAll('-', '');
  const { username } = user;
  const message = { name: username, email: `${username}@example.com`, message: wordOf('message') };
  await ok(user.post('/api/contact', message));
  const system = { name: wordOf('system'), description: wordOf('purpose'), jurisdiction: 'UK' };
  await ok(user.post('/api/systems', system));
  const assessmentId = await user.answeredAssessment('UK');
  await ok(user.post(`/api/assessments/${assessmentId}/complete`));
  await user.getUntilOk(`/api/reports/${assessmentId}`);
  const names = { name: `${wordOf('file')}.pdf`, note: wordOf('attached') };
  const query = new URLSearchParams({ assessmentId: String(assessmentId), supports: 'qms-1', ...names });
  // Larger than one chunk of 255 kB.
  const body = `%PDF-1.4\n${`% ${wordOf('evidence')}\n`.repeat(20_000)}%%EOF\n`;
  const headers = { cookie: user.cookie, 'content-type': 'application/pdf' };
  await ok(fetch(`${url}/api/evidence?${query}`, { method: 'POST', headers, body }));
  return [...KINDS.map(wordOf), username];
}

it('a day after its deletion no file of the product holds a byte of an account, by a search in all of them', async () => {
  const url = await start();
  const stays = await signUp(url);
  const user = await signUp(url);
  const words = await fill(url, user);
  expect([...filesWith(words)].filter(([, files]) => files.length === 0)).toEqual([]);

  // Ordinary use deletes nothing that a start would have to wait for.
  expect(await stack?.databases().erasedSince()).toBeUndefined();

  const deleted = await fetch(`${url}/api/user`, {
    method: 'DELETE',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a long enough password' }),
  });
  expect(deleted.status).toBe(200);
  const gone = await pollUntil(async () => ((await rowsWith(words)) === 0 ? true : undefined), 60_000);
  expect(gone).toBe(true);
  await stack?.stop();
  // The case of a machine that was off at night; at night the same is done while users work (rewriteMongo.test.ts).
  await start();
  const redisIsRewritten = async () =>
    [...filesWith(words).values()].flat().every(path => !path.startsWith('redis')) || undefined;
  await pollUntil(redisIsRewritten, 30_000);
  await stack?.stop();

  const { username: kept } = stays;
  const left = filesWith([...words, kept]);
  expect(left.get(kept)).not.toEqual([]);
  expect([...left].filter(([word, files]) => word !== kept && files.length > 0)).toEqual([]);
}, 300_000);
