import { buffer } from 'node:stream/consumers';
import { here, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { makeBundle } from './makeBundle.ts';

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  product = await openDocumentsForTest();
});
afterAll(() => product.app.stop());

const as = (userId: number) => product.contextBy({ actor: user(userId), client: here, requestId: 'request-1' });
const bundleOf = async (id: number) => buffer((await makeBundle(as(1), String(id))).bytes);

it('a bundle of what a release before facts about organisations wrote stays the same to the byte', async () => {
  const id = await product.completed();
  const now = await bundleOf(id);
  const report = JSON.parse(strFromU8(unzipSync(now)['report.json'] ?? new Uint8Array()));
  expect(Object.keys(report)).not.toContain('organisation');
  await mongoose.connection.collection('subjects').updateOne({ _id: id as never }, { $unset: { organisation: 1 } });
  expect((await bundleOf(id)).equals(now)).toBe(true);
});
