import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { evidenceFile } from '@aicp/contracts/limits';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, user } from '@aicp/testing/executor';
import { KILLS, killTimes } from '@aicp/testing/killAtRandom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { knownOf, PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { reassessedForTest } from '../../testing/reassessedForTest.ts';
import { openStoresForTest } from '../../testing/storesForTest.ts';
import { supplierForTest, uploaderForTest } from '../../testing/uploaderForTest.ts';
import { fileLocations } from '../domain/storedFile.ts';
import { ContentMismatch } from '../store/fileStore.ts';
import { fileStore, readFile } from '../store/files.ts';
import { checkFiles } from './checkFiles.ts';
import { decideProposedFile } from './decideProposedFile.ts';
import { openEvidence } from './openEvidence.ts';
import { sweepFiles } from './sweepFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of kills in each store. */
const TIMES = process.env.PROOF === 'full' ? KILLS : 2;
const uploader = fileURLToPath(new URL('../../testing/uploadsToBeKilled.ts', import.meta.url));

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

let people = 10;
/** A user with a completed assessment. */
async function somebody() {
  const userId = ++people;
  const assessmentId = await service.completed(userId);
  const upload = (bytes: Buffer, input = {}) => uploaderForTest(service, assessmentId)(bytes, input, userId);
  const ctx = service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
  return { userId, assessmentId, upload, ctx };
}
const tomorrow = () => ({ ...context(service.app, 'request-1'), now: () => new Date(Date.now() + 2 * DAY_MS) });

describe.each(fileLocations)('files in %s', place => {
  beforeEach(() => stores.keepIn(place));
  const held = () => stores.held(place);
  const large = Buffer.concat([PDF.subarray(0, 9), randomBytes(5 * 1024 * 1024), PDF.subarray(9)]);

  it('are returned byte for byte, whole and in part', async () => {
    const { upload, ctx } = await somebody();
    const { id, bytes, sha256 } = await upload(large);
    expect({ bytes, sha256 }).toEqual(knownOf(large));
    expect(await held()).toContain(id);
    const { open } = await openEvidence(ctx, String(id));
    expect(knownOf(await buffer(await open()))).toEqual(knownOf(large));
    for (const [start, end] of [
      [0, 0],
      [262_143, 2_000_000],
      [large.length - 5, large.length - 1],
    ] as const)
      expect((await buffer(await open({ start, end }))).equals(large.subarray(start, end + 1))).toBe(true);
  });

  it('leave nothing when refused: too large, of the wrong type, or different from the bytes received', async () => {
    const { upload } = await somebody();
    const before = await held();
    const tooLarge = Buffer.concat([PDF, Buffer.alloc(evidenceFile.maxBytes)]);
    await expect(upload(tooLarge)).rejects.toMatchObject({ message: evidenceFile.tooLarge });
    await expect(upload(Buffer.from('<script>'))).rejects.toMatchObject({ code: 'INVALID' });
    for (const wrong of [{ bytes: PDF.length + 1 }, { bytes: 5 }, { sha256: 'a'.repeat(64) }])
      await expect(
        fileStore(place).write(7_000, Readable.from([PDF]), { ...knownOf(PDF), ...wrong }),
      ).rejects.toBeInstanceOf(ContentMismatch);
    await sweepFiles(tomorrow());
    expect(await held()).toEqual(before);
  });

  it.each(['../../etc/passwd.pdf', 'a\r\nx-amz-acl: public-read.pdf', '%2e%2e%2f?acl&uploads.pdf', '😀 “über”.pdf'])(
    'called %j lie under their numbers alone',
    async name => {
      const { upload, ctx } = await somebody();
      const before = await held();
      const { id } = await upload(PDF, { name });
      expect(await held()).toEqual([...before, id]);
      expect((await buffer(await (await openEvidence(ctx, String(id))).open())).equals(PDF)).toBe(true);
    },
  );

  it('are deleted when removed from today or from everywhere', async () => {
    const { userId, upload } = await somebody();
    const before = await held();
    const { remove, removeEverywhere } = reassessedForTest(service, userId);
    await remove((await upload(PDF)).id);
    await removeEverywhere((await upload(PDF)).id, 'A person asked for it.');
    expect(await held()).toEqual(before);
  });

  it('stay when a supplier’s file is accepted, and are deleted when it is declined', async () => {
    const assessmentId = await service.completed(1);
    const before = await held();
    const give = supplierForTest(service, assessmentId + 1_000);
    const [kept, declined] = [await give(PDF, { name: 'a.pdf' }), await give(PDF, { name: 'b.pdf' })];
    await mongoose.connection.collection('proposed_files').updateMany({ state: 'draft' }, { $set: { state: 'open' } });
    const ctx = service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' });
    const decide = (id: number, accept: boolean) =>
      decideProposedFile(ctx, { id: String(id), accept, assessmentId: String(assessmentId), supports: 'eu2-d-9' });
    await decide(kept.id, true);
    await decide(declined.id, false);
    expect(await held()).toEqual([...before, kept.id]);
    expect((await buffer(await (await openEvidence(ctx, String(kept.id))).open())).equals(PDF)).toBe(true);
  });

  it('go with their system, and with their organisation', async () => {
    const before = await held();
    const [one, other] = [await somebody(), await somebody()];
    for (const each of [one, other]) for (let at = 0; at < 3; at++) await each.upload(PDF);
    expect(await held()).toHaveLength(before.length + 6);
    const owner = ({ userId }: typeof one) => ({ userId, organisationId: organisationOf(userId) });
    await service.hear('system.deleted', { ...owner(one), systemId: one.assessmentId + 1_000, version: 1 });
    await service.hear('organisation.deleted', owner(other));
    expect(await held()).toEqual(before);
  });

  it('are complete even if uploads are killed at random points, and leftovers are deleted after a day', async () => {
    const assessmentId = await service.completed(1);
    const settings = JSON.stringify(place === 's3' ? stores.server.settings : null);
    await killTimes(TIMES, uploader, String(assessmentId), settings);
    // An upload killed between the file and its row.
    await fileStore(place).write(8_000, Readable.from([PDF]), knownOf(PDF));
    expect(await checkFiles(() => {})).toMatchObject({ faults: 0 });
    const before = await held();
    await sweepFiles(context(service.app, 'request-1'));
    expect(await held()).toEqual(before);
    await sweepFiles(tomorrow());
    const rows = await service.app.rows('evidence', { removedAt: null, lies: place });
    expect(await held()).toEqual(rows.map(({ _id }) => Number(_id)).toSorted((a, b) => a - b));
    expect((await buffer(await readFile(Number(rows.at(-1)?._id)))).equals(PDF)).toBe(true);
  }, 300_000);
});
