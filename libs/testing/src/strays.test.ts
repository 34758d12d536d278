import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { countOutbox } from '@aicp/service/store/outbox';
import { outside } from '@aicp/service/store/outside';
import { nextId } from '@aicp/service/store/serialIds';
import { type Transaction, transaction } from '@aicp/service/store/transaction';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openTestService, type TestService } from './openTestService.ts';

const Ships = collection<{ _id: number; name: string }>('ships', {
  _id: { type: Number, required: true },
  name: { type: String, required: true },
});

let app: TestService;
beforeEach(async () => {
  app = await openTestService('chassis');
});
afterEach(() => app.stop().catch(() => undefined));

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  transaction(app, { requestId: 'request-1' }, work);
/** A store that loses the session passed to it. */
const forgetful = (tx: Transaction) => deleteBatch(Ships, { ...tx, session: undefined as never }, { name: 'Ada' }, 10);

describe('a transaction', () => {
  it('refuses a query without its session, and names it and its place', async () => {
    await expect(within(forgetful)).rejects.toThrow(
      /^ships\.find is called in a transaction without its session, by libs\/service\/src\/store\/deleteInBatches\.ts/,
    );
    await expect(within(() => countOutbox())).rejects.toThrow('outbox.countDocuments is called in a transaction');
  });

  it('also refuses an aggregation, naming only the transaction', async () => {
    await expect(within(() => Ships.aggregate([{ $match: { name: 'Ada' } }]))).rejects.toThrow(
      /^ships.aggregate .* by what is no longer on the stack, from libs\/service\/src\/store\/transaction\.ts/,
    );
  });

  it('refuses another transaction, and another one’s session', async () => {
    await expect(within(() => within(async () => 1))).rejects.toThrow('a transaction begins in a transaction');
    const other = { session: await mongoose.startSession() } as Transaction;
    await expect(within(() => deleteBatch(Ships, other, { name: 'Ada' }, 10))).rejects.toThrow('ships.find');
    await other.session.endSession();
  });

  it('passes queries with their session, outside ones on purpose, and a test’s own', async () => {
    await within(async tx => {
      await Ships.create([{ _id: await nextId('ships'), name: 'Ada' }], { session: tx.session });
      expect(await outside('a count of what is committed', () => countOutbox())).toBe(0);
      expect(await app.rows('ships')).toEqual([]);
      expect(await deleteBatch(Ships, tx, { name: 'Ada' }, 10)).toEqual([1]);
    });
    expect(await countOutbox()).toBe(0);
    await app.stop();
  });
});

describe('a test file', () => {
  it('fails at its end if the product caught the error', async () => {
    await within(tx => forgetful(tx).catch(() => []));
    await expect(app.stop()).rejects.toThrow('ships.find is called in a transaction without its session');
  });
});
