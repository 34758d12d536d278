import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { knownOf, PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { openStoresForTest } from '../../testing/storesForTest.ts';
import { uploaderForTest } from '../../testing/uploaderForTest.ts';
import { refusalOf } from '../openFiles.ts';
import { s3Files } from '../store/s3Files.ts';
import { checkFiles } from './checkFiles.ts';
import { createBundle } from './createBundle.ts';
import { moveFiles } from './moveFiles.ts';
import { openEvidence } from './openEvidence.ts';
import { sweepFiles } from './sweepFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AWAY = {
  code: 'UNAVAILABLE',
  message: 'Files cannot be reached at the moment. Nothing is lost; please try again in a few minutes.',
};

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let stores: Awaited<ReturnType<typeof openStoresForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  stores = await openStoresForTest();
}, 300_000);
afterAll(async () => {
  await stores.stop();
  await service.app.stop();
});

const ctx = (userId = 1) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
const read = async (id: number) => buffer(await (await openEvidence(ctx(), String(id))).open());
const inTwoDays = () => ({ ...context(service.app, 'request-1'), now: () => new Date(Date.now() + 2 * DAY_MS) });
const quiet = () => {};

describe('an unavailable store', () => {
  it('makes files wait: no missing file is recorded, nothing is lost, and pending work is done later', async () => {
    stores.keepIn('s3');
    const assessmentId = await service.completed();
    const upload = uploaderForTest(service, assessmentId);
    const [kept, removed] = [await upload(PDF), await upload(PDF)];
    const other = await service.completed(2);
    await uploaderForTest(service, other)(PDF, {}, 2);
    await stores.server.kill();

    await expect(upload(PDF)).rejects.toMatchObject(AWAY);
    expect(await service.app.rows('evidence')).toHaveLength(3);
    await expect(read(kept.id)).rejects.toMatchObject(AWAY);
    expect(await service.app.rows('outbox', { name: 'evidence.downloaded' })).toEqual([]);
    await reassessedForTest(service).remove(removed.id);
    const deleted = () => service.hear('organisation.deleted', { userId: 2, organisationId: organisationOf(2) });
    await expect(deleted()).rejects.toMatchObject(AWAY);
    await expect(sweepFiles(inTwoDays())).rejects.toMatchObject(AWAY);

    await stores.server.resume();
    expect((await read(kept.id)).equals(PDF)).toBe(true);
    // The queue retries what has failed in the same way.
    await deleted();
    expect(await stores.held('s3')).toEqual([kept.id, removed.id]);
    await sweepFiles(inTwoDays());
    expect(await stores.held('s3')).toEqual([kept.id]);
    expect(stores.faults).toContainEqual({ call: 'PutObject', code: expect.any(String), status: undefined });
  }, 120_000);
});

describe('settings that a store refuses', () => {
  it.each([
    [
      'a key that it does not know',
      { accessKeyId: 'another-key' },
      /\(InvalidAccessKeyId, 403\).*FILES_S3_ACCESS_KEY_ID/,
    ],
    [
      'a wrong secret',
      { secretAccessKey: 'another-secret' },
      /\(SignatureDoesNotMatch, 403\).*FILES_S3_SECRET_ACCESS_KEY/,
    ],
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, /\(NoSuchBucket, 404\).*FILES_S3_BUCKET/],
  ])('%s: are said with what to mend, and without a key', async (_what, wrong, sentence) => {
    const settings = { ...stores.server.settings, ...wrong };
    const { refusal, close } = s3Files(settings, quiet);
    const fault = await refusal();
    const said = refusalOf(settings, fault ?? { call: '', code: '', status: undefined });
    expect(said).toMatch(sentence);
    for (const secret of [settings.accessKeyId, settings.secretAccessKey])
      expect(said + JSON.stringify(fault)).not.toContain(secret);
    close();
  });

  it('are not reported as wrong while the store is unavailable', async () => {
    const { refusal, close } = s3Files({ ...stores.server.settings, endpoint: 'http://127.0.0.1:1' }, quiet);
    expect(await refusal()).toBeNull();
    close();
  });
});

describe('files stored in MongoDB before S3 was set', () => {
  it('are read where they are stored, move during other work, resume after an interruption, and can move back', async () => {
    stores.keepIn('mongodb');
    const assessmentId = await service.completed();
    const upload = uploaderForTest(service, assessmentId);
    const old = [await upload(PDF), await upload(PDF), await upload(PDF)].map(({ id }) => id);
    stores.keepIn('s3');
    const { id: young } = await upload(PDF);
    for (const id of [...old, young]) expect((await read(id)).equals(PDF)).toBe(true);

    const before = await bundleOf(assessmentId);
    const interrupted = moveFiles('s3', quiet);
    await stores.server.kill();
    await interrupted.catch(quiet);
    for (const id of old.slice(2)) expect(await stores.held('mongodb')).toContain(id);
    await stores.server.resume();
    await moveFiles('s3', quiet);
    expect(await moveFiles('s3', quiet)).toMatchObject({ moved: 0, faults: 0 });
    expect(await stores.held('s3')).toEqual(expect.arrayContaining([...old, young]));
    await sweepFiles(inTwoDays());
    expect(await stores.held('mongodb')).toEqual([]);
    for (const id of old) expect((await read(id)).equals(PDF)).toBe(true);
    expect((await bundleOf(assessmentId)).equals(before)).toBe(true);

    expect(await moveFiles('mongodb', quiet)).toMatchObject({ moved: await countRows(), faults: 0 });
    stores.keepIn('mongodb');
    for (const id of [...old, young]) expect((await read(id)).equals(PDF)).toBe(true);
    stores.keepIn('s3');
    await sweepFiles(inTwoDays());
    expect(await stores.held('s3')).toEqual([]);
  }, 120_000);

  it('are reported if missing or damaged after a restore, and are not counted as moved', async () => {
    stores.keepIn('s3');
    const upload = uploaderForTest(service, await service.completed());
    const [missing, damaged] = [await upload(PDF), await upload(PDF)];
    const { folder } = stores.server;
    expect((await readdir(join(folder, 'evidence'))).toSorted()).toContain(String(missing.id));
    await rm(join(folder, 'evidence', String(missing.id)));
    const { store, close } = s3Files(stores.server.settings, quiet);
    const said: string[] = [];
    expect(await checkFiles(sentence => said.push(sentence))).toMatchObject({ faults: 1 });
    expect(said).toEqual([`File ${missing.id} is missing in S3.`]);
    await expect(read(missing.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const wrong = Buffer.from(PDF).fill('x', 10, 20);
    await store.write(damaged.id, Readable.from([wrong]), knownOf(wrong));
    expect(await moveFiles('mongodb', sentence => said.push(sentence))).toMatchObject({ faults: 2 });
    expect(said).toContain(`File ${damaged.id} is not what was uploaded.`);
    close();
  });

  it('wait while S3 is not set', async () => {
    stores.keepIn('s3');
    const { id } = await uploaderForTest(service, await service.completed())(PDF);
    stores.keepIn('mongodb');
    await expect(read(id)).rejects.toMatchObject(AWAY);
    stores.keepIn('s3');
    expect((await read(id)).equals(PDF)).toBe(true);
  });
});

const countRows = async () => (await service.app.rows('evidence', { removedAt: null })).length;
const bundleOf = async (assessmentId: number) => buffer((await createBundle(ctx(), String(assessmentId))).bytes);
