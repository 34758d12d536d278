import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { migrate, OtherBaseline, pending, type Target } from './migrate.ts';
import { untilMigrated } from './untilMigrated.ts';

let app: TestService;
const path = mkdtempSync(join(tmpdir(), 'aicp-baseline-'));
const database = `test_baseline_${process.pid}`;
const alone = () => {};

/** A folder whose baseline declares a collection with an index. */
function folderWith(index: string): Target {
  const folder = mkdtempSync(join(path, `${index}-`));
  const collections = JSON.stringify({ people: [{ key: { [index]: 1 } }] });
  writeFileSync(join(folder, '001-baseline.ts'), `export const collections = ${collections};`);
  return { client: mongoose.connection.getClient(), database, folder: pathToFileURL(`${folder}/`) };
}

const db = () => mongoose.connection.getClient().db(database);
/** The digest that MongoDB computes of every document of the database. */
const bytes = async () => (await db().command({ dbHash: 1 })).md5;

beforeAll(async () => {
  app = await openTestService('baseline');
});
afterEach(() => db().dropDatabase());
afterAll(async () => {
  await app.stop();
  rmSync(path, { recursive: true });
});

describe('a database', () => {
  it('of this baseline is used, however often, also after a later release has added to it', async () => {
    const target = folderWith('name');
    expect(await migrate(target, alone)).toEqual(['001-baseline.ts']);
    await db().collection('migrations').insertOne({ fileName: '002-later.ts', appliedAt: new Date() });
    expect(await migrate(target, alone)).toEqual([]);
    expect(await pending(target)).toEqual([]);
    expect((await db().collection('people').indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, { name: 1 }]);
  });

  it.each([
    ['of another baseline', () => migrate(folderWith('name'), alone)],
    ['from before baselines', () => db().collection('migrations').insertOne({ fileName: '001-collections.ts' })],
  ])('%s is refused before anything is written', async (_what, fill) => {
    await fill();
    await db().collection('people').insertOne({ name: 'Ada' });
    const before = await bytes();
    const target = folderWith('email');
    const sentence = `${database} was created by a version before the first release. Move DATA_DIR away or choose another one.`;
    for (const attempt of [migrate(target, alone), pending(target), untilMigrated(app, target, true)])
      await expect(attempt).rejects.toThrow(new OtherBaseline(database));
    await expect(migrate(target, alone)).rejects.toThrow(sentence);
    expect(await bytes()).toBe(before);
  });
});
