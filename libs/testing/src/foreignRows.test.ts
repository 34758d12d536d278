import { collection } from '@aicp/service/store/collection';
import { type Transaction, transaction } from '@aicp/service/store/transaction';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { guest, organisationOf, user } from './executor.ts';
import { askedBy } from './foreignRows.ts';
import { openTestService, type TestService } from './openTestService.ts';

type Boat = { _id: number; organisationId: number };
const Boats = collection<Boat>(
  'boats',
  { _id: { type: Number, required: true }, organisationId: { type: Number, required: true } },
  [[{ organisationId: 1 }]],
);

let app: TestService;
beforeEach(async () => {
  app = await openTestService('chassis');
});
afterEach(() => app.stop().catch(() => undefined));

const [own, other] = [organisationOf(1), organisationOf(2)];
const asked = (work: (tx: Transaction) => Promise<unknown>, actor: typeof guest = user(1)) =>
  askedBy(actor, () => transaction(app, { requestId: 'request-1' }, work));

describe('a transaction of a user', () => {
  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['adds', ({ session }) => Boats.create([{ _id: 1, organisationId: other }], { session })],
    ['changes', ({ session }) => Boats.updateMany({ organisationId: other }, { _id: 1 }, { session })],
    ['removes', ({ session }) => Boats.deleteMany({ organisationId: other }, { session })],
    [
      'writes among others',
      ({ session }) => Boats.bulkWrite([{ deleteOne: { filter: { _id: 1, organisationId: other } } }], { session }),
    ],
  ])('that %s a row of another organisation is refused, and says which', async (_what, work) => {
    await expect(asked(work)).rejects.toThrow(
      new RegExp(`^boats\\.\\w+ touches organisation ${other} for a user of ${own}, by `),
    );
    await expect(app.stop()).rejects.toThrow('touches organisation');
  });

  it('writes rows of its own organisation; work that is not a user’s request writes those of any', async () => {
    await asked(({ session }) => Boats.create([{ _id: 1, organisationId: own }], { session }));
    await asked(({ session }) => Boats.create([{ _id: 2, organisationId: other }], { session }), guest);
    await transaction(app, { requestId: 'request-1' }, ({ session }) =>
      Boats.deleteMany({ organisationId: other }, { session }),
    );
    expect(await Boats.countDocuments({ organisationId: own })).toBe(1);
  });
});
