import { rmSync } from 'node:fs';
import { dataFolder } from '@aicp/testing/dataFolder';
import { withMongo } from '@aicp/testing/withMongo';
import { afterAll, expect, test } from '@jest/globals';
import { processIdentity } from './processIdentity.ts';
import { startDatabases } from './startDatabases.ts';

const dataDir = dataFolder('aicp-databases-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('data written in a transaction survives a stop and a start on another port, and no process is left', async () => {
  const first = await startDatabases({ dataDir });
  await withMongo(first.mongodbUri, client =>
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
  const kept = await withMongo(second.mongodbUri, client => client.db('one').collection('things').findOne({}));
  await second.stop();
  expect(kept?.name).toBe('kept');
}, 60_000);
