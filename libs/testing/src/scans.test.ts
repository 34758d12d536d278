import { collection } from '@aicp/service/store/collection';
import { claimOutbox } from '@aicp/service/store/outbox';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openTestService, type TestService } from './openTestService.ts';

const Ships = collection<{ _id: number; name: string; decks: number; organisationId: number }>(
  'ships',
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    decks: { type: Number, required: true },
    organisationId: { type: Number, required: true },
  },
  [[{ decks: 1 }], [{ organisationId: 1 }]],
);

let app: TestService;
beforeEach(async () => {
  app = await openTestService('reporting');
  await Ships.create({ _id: 1, name: 'Ada', decks: 3, organisationId: 7 });
});
afterEach(() => app.stop().catch(() => undefined));

describe('a test file of a service', () => {
  // Aggregations count as a store's wherever they are written, because the driver is called after mongoose has left the caller.
  it.each([
    [
      'read',
      [{ $match: { name: 'Ada' } }, { $count: 'ships' }],
      'reads all of ships: command [{"$match":{"name":"Ada"}}',
    ],
    [
      'sorted',
      [{ $match: { decks: 3 } }, { $sort: { name: 1 as const } }],
      'sorts without a bound what it reads of ships',
    ],
  ])('fails when a collection is %s without an index, and says which and how', async (_, pipeline, sentence) => {
    await Ships.aggregate(pipeline);
    await expect(app.stop()).rejects.toThrow(`reporting ${sentence}`);
  });

  it('fails when a store lacks the index of one of its queries', async () => {
    await mongoose.connection.collection('outbox').dropIndex('inBulk_1_at_1');
    await claimOutbox('a lease', 10, 1_000);
    await expect(app.stop()).rejects.toThrow('reporting reads all of outbox: query');
  });

  it('passes when an index is used, or only an owner’s few rows are sorted', async () => {
    await Ships.aggregate([{ $match: { decks: 3 } }]);
    await Ships.aggregate([{ $match: { organisationId: 7 } }, { $sort: { name: 1 } }]);
    await app.stop();
  });

  it('may read collections itself in any way', async () => {
    expect(await app.rows('ships', { name: 'Ada' })).toHaveLength(1);
    await app.stop();
  });
});
