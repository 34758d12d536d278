import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { dataFolder } from '@aicp/testing/dataFolder';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { withoutContents } from './mongodLog.ts';
import { rewriteRedisLog } from './rewriteRedisLog.ts';
import { type Databases, startDatabases } from './startDatabases.ts';

const dataDir = dataFolder('aicp-logs-');
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases({ dataDir });
});
afterAll(async () => {
  await databases.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The text of all files below a folder. Redis may remove one while they are read. */
const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(readIfThere)
    .join('');

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

describe('the files that databases write besides their data', () => {
  it('quotes nothing of it in MongoDB’s log: neither duplicate keys nor slow queries', async () => {
    const client = await MongoClient.connect(databases.mongodbUri);
    const people = client.db('aicp_test').collection<{ _id: number; email: string }>('people');
    await people.createIndex({ email: 1 }, { unique: true });
    await people.insertMany([
      { _id: 1, email: 'anna@firm.example' },
      { _id: 2, email: 'bert@firm.example' },
    ]);
    const taken = people.findOneAndUpdate({ _id: 2 }, { $set: { email: 'anna@firm.example' } });
    await expect(taken).rejects.toThrow('E11000');
    const slow = { $expr: { $function: { body: 'function() { sleep(150); return true; }', args: [], lang: 'js' } } };
    expect(await people.find({ email: 'bert@firm.example', ...slow }).toArray()).toHaveLength(1);
    await client.close();
    // The slow query is logged last.
    const log = await pollUntil(async () => {
      const text = readFileSync(join(dataDir, 'logs/mongod.log'), 'utf8');
      return text.includes('Slow query') ? text : undefined;
    });
    expect(log).toContain('Slow query');
    expect(log).toContain('aicp_test.people');
    expect(log).not.toContain('firm.example');
  });

  it('after a while contain nothing that was deleted from Redis', async () => {
    const redis = new Redis(databases.redisUrl);
    await redis.set('session', 'anna@firm.example');
    await redis.del('session');
    const folder = join(dataDir, 'redis');
    expect(textOf(folder)).toContain('firm.example');
    const stop = rewriteRedisLog(databases.redisUrl, 50);
    await pollUntil(async () => (textOf(folder).includes('firm.example') ? undefined : true), 10_000);
    stop();
    redis.disconnect();
    expect(textOf(folder)).not.toContain('firm.example');
  });
});

it('a line about the server itself is kept whole', () => {
  const line = JSON.stringify({ s: 'E', c: 'CONTROL', msg: 'Error', attr: { error: { errmsg: 'address in use' } } });
  expect(withoutContents(line)).toBe(line);
});
