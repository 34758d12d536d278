import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { processIdentity } from './processIdentity.ts';
import { startDatabases } from './startDatabases.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aicp-databases-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withClient<T>(uri: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  return use(client).finally(() => client.close());
}

test('data written in a transaction is there after a stop and a start on another port, and no process is left', async () => {
  const first = await startDatabases({ dataDir });
  await withClient(first.mongodbUri, client =>
    client.withSession(session =>
      session.withTransaction(async () => {
        await client.db('one').collection('things').insertOne({ name: 'kept' }, { session });
      }),
    ),
  );
  const pids = [first.mongod?.pid() ?? 0, first.redis?.pid() ?? 0];
  await first.stop();
  expect(pids.map(processIdentity)).toEqual([undefined, undefined]);

  const second = await startDatabases({ dataDir });
  expect(second.mongodbUri).not.toBe(first.mongodbUri);
  const kept = await withClient(second.mongodbUri, client => client.db('one').collection('things').findOne({}));
  await second.stop();
  expect(kept?.name).toBe('kept');
}, 60_000);
