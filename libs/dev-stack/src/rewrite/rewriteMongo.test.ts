import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '@aicp/testing/dataFolder';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ClientSession, MongoClient } from 'mongodb';
import { readRunRecord } from '../runRecord.ts';
import { type Databases, startDatabases } from '../startDatabases.ts';
import { repairMongoFolders } from './mongoFolders.ts';

const dataDir = dataFolder('aicp-rewrite-');
let databases: Databases;
let client: MongoClient;
beforeAll(async () => {
  databases = await startDatabases({ dataDir, plainFiles: true });
  client = await MongoClient.connect(databases.mongodbUri, { writeConcern: { w: 'majority' } });
}, 120_000);
afterAll(async () => {
  await client.close();
  await databases.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

type Person = { _id: number; email: string; about: string };
const people = () => client.db('aicp_test').collection<Person>('people');

/** The number of files below the data folder that contain each word or are named by it. Reads each file once. */
function filesWith(...words: string[]): number[] {
  const counts = words.map(() => 0);
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() && existsSync(path) ? readFileSync(path) : '';
    if (content)
      words.forEach((word, at) => {
        if (path.includes(word) || content.includes(word)) counts[at] = (counts[at] ?? 0) + 1;
      });
  }
  return counts;
}

const inTransaction = (work: (session: ClientSession) => Promise<unknown>) =>
  client.withSession(session => session.withTransaction(() => work(session)));

describe('MongoDB’s rewritten files', () => {
  it('contain all remaining data, and no deleted data in any block, journal, index or oplog', async () => {
    await people().createIndex({ email: 1 }, { unique: true });
    const kept = Array.from({ length: 500 }, (_, _id) => ({
      _id,
      email: `kept${_id}@firm.example`,
      about: 'kept '.repeat(50),
    }));
    await people().insertMany(kept);
    await people().insertMany(
      Array.from({ length: 500 }, (_, at) => ({
        _id: 1000 + at,
        email: `erased${at}@firm.example`,
        about: `deleted word ${'x'.repeat(at)}`,
      })),
    );
    await people().findOneAndUpdate(
      { _id: 1000 },
      { $set: { about: 'overwritten word' } },
      { returnDocument: 'before' },
    );
    await client.db('admin').command({ fsync: 1 });
    expect(await databases.erasedSince()).toBeUndefined();
    await inTransaction(session => people().deleteMany({ _id: { $gte: 1000 } }, { session }));
    await client.db('admin').command({ fsync: 1 });
    const words = ['erased1@firm', 'erased499@firm', 'deleted word', 'overwritten word'];
    expect(filesWith(...words)).not.toContain(0);
    expect(await databases.erasedSince()).toBeInstanceOf(Date);

    await databases.rewriteMongo();

    const [kept499, ...left] = filesWith('kept499@firm', ...words);
    expect(kept499).toBeGreaterThan(0);
    expect(left).toEqual(words.map(() => 0));
    expect(await databases.erasedSince()).toBeUndefined();
    expect(await people().find().sort({ _id: 1 }).toArray()).toEqual(kept);
    expect(await people().indexes()).toContainEqual(expect.objectContaining({ key: { email: 1 }, unique: true }));
    expect(readdirSync(dataDir).filter(name => name.startsWith('mongo.'))).toEqual([]);
  }, 120_000);

  it('lose no write made in the meantime', async () => {
    const written: number[] = [];
    let done = false;
    async function write(first: number): Promise<void> {
      for (let number = first; !done; number += 4) {
        const counter = { _id: number };
        try {
          await inTransaction(session =>
            client.db('aicp_test').collection<{ _id: number }>('counters').insertOne(counter, { session }),
          );
          written.push(number);
        } catch {
          // The write was reported as failed, so it need not be kept.
        }
      }
    }
    const writers = [0, 1, 2, 3].map(write);
    await databases.rewriteMongo();
    done = true;
    await Promise.all(writers);
    const found = await client.db('aicp_test').collection<{ _id: number }>('counters').distinct('_id');
    expect(written.filter(number => !found.includes(number))).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
  }, 120_000);

  /** Asks the server directly, because it answers in every state; a client of the replica set would wait for the next primary. */
  async function writesHaveStopped(isFinished: () => boolean): Promise<void> {
    const server = await MongoClient.connect(databases.mongodbUri, { directConnection: true });
    const takesWrites = () => server.db('admin').command({ hello: 1 });
    while (!isFinished() && (await takesWrites().catch(() => undefined))?.isWritablePrimary);
    await server.close();
  }

  it.each([
    ['at its start', async () => undefined],
    ['with everything in it, when writes have stopped', writesHaveStopped],
  ])(
    'lose nothing when the copy dies %s',
    async (_when, timeToDie) => {
      const about = `written before ${_when}`;
      const record = join(dataDir, 'run', 'mongod-copy.json');

      /** Returns the outcome; undefined if the rewrite ended before the test saw that writes had stopped, as on a busy machine. */
      async function rewriteAndKill(): Promise<string | undefined> {
        let isFinished = false;
        const outcome = databases
          .rewriteMongo()
          .then(() => undefined)
          .catch((error: Error) => error.message)
          .finally(() => {
            isFinished = true;
          });
        while (!isFinished && !readRunRecord(record)) await sleep(5);
        const pid = readRunRecord(record)?.pid ?? 0;
        await timeToDie(() => isFinished);
        if (!isFinished) process.kill(pid, 'SIGKILL');
        return outcome;
      }

      await people().updateOne({ _id: 1 }, { $set: { about } });
      let fault = await rewriteAndKill();
      while (fault === undefined) fault = await rewriteAndKill();
      expect(fault).toMatch(/^MongoDB’s files could not be rewritten: /);
      expect(await people().findOne({ _id: 1 })).toMatchObject({ about });
      await people().updateOne({ _id: 2 }, { $set: { about } });
      expect(await people().countDocuments()).toBe(500);
      expect(readdirSync(dataDir).filter(name => name.startsWith('mongo.'))).toEqual([]);
    },
    120_000,
  );

  it('are intact after a stop during the rewrite, at another port', async () => {
    const { config } = await client.db('admin').command({ replSetGetConfig: 1 });
    const member = { _id: 1, host: '127.0.0.1:1', priority: 0, votes: 0, hidden: true };
    const next = { ...config, version: config.version + 1, members: [...config.members, member] };
    await client.db('admin').command({ replSetReconfig: next });
    await client.close();
    await databases.stop();
    databases = await startDatabases({ dataDir, plainFiles: true });
    client = await MongoClient.connect(databases.mongodbUri);
    expect(await people().countDocuments()).toBe(500);
    await people().updateOne({ _id: 3 }, { $set: { about: 'written afterwards' } });
    await databases.rewriteMongo();
    expect(await people().findOne({ _id: 3 })).toMatchObject({ about: 'written afterwards' });
  }, 120_000);
});

describe('a start after the machine stopped during the rewrite', () => {
  /** Creates folders of the given names, each with a file that names it. Returns what the start finds in the current one. */
  function found(...names: string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'aicp-settle-'));
    try {
      for (const name of names) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'is'), name);
      }
      const settled = repairMongoFolders(folder);
      expect(readdirSync(folder)).toEqual(['mongo']);
      return readdirSync(settled)
        .map(file => readFileSync(join(settled, file), 'utf8'))
        .join();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it.each([
    ['nothing was there', [], ''],
    ['the copy was under way', ['mongo', 'mongo.copy'], 'mongo'],
    ['the copy was complete, and the old folder moved away', ['mongo.old', 'mongo.copy'], 'mongo.copy'],
    ['the copy had taken its place', ['mongo', 'mongo.old'], 'mongo'],
    ['somebody took the copy away', ['mongo.old'], 'mongo.old'],
  ] as const)('when %s, one whole folder is found', (_when, names, content) => expect(found(...names)).toBe(content));
});
