import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { collection, type Paths, part, type Stored, withId } from './collection.ts';

type Ship = {
  id: number;
  name: string;
  flag: string | null;
  ports: string[];
  berth: { quay: string; side: string | null; since: Date } | null;
  cargo: Record<string, number>;
  soldAt?: Date;
};

const paths: Paths<Stored<Ship>> = {
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  flag: { type: String, default: null },
  ports: { type: [String], default: ['Rotterdam'] },
  berth: {
    type: part<NonNullable<Ship['berth']>>({
      quay: { type: String, required: true },
      side: { type: String, default: null },
      since: { type: Date, required: true },
    }),
    default: null,
  },
  cargo: { type: mongoose.Schema.Types.Mixed, default: {} },
  soldAt: { type: Date },
};
const Ships = collection<Stored<Ship>>('ships', paths, [[{ name: 1 }]]);
const raw = () => mongoose.connection.collection<{ _id: number }>('ships');

let app: TestService;
beforeAll(async () => {
  app = await openTestService('shipyard');
});
afterAll(() => app.stop());
beforeEach(() => raw().deleteMany({}));

describe('a collection of a single shape', () => {
  it('refuses to write fields that its rows do not have, by any method', async () => {
    const stray = { name: 'Argo', oars: 50 } as object;
    await expect(Ships.create([{ _id: 1, ...stray }])).rejects.toThrow('oars');
    await expect(Ships.insertMany([{ _id: 1, name: 'Argo', ...stray }])).rejects.toThrow('oars');
    await expect(Ships.updateOne({ _id: 1 }, stray)).rejects.toThrow('oars');
    await expect(Ships.updateOne({ _id: 1 }, { $setOnInsert: stray }, { upsert: true })).rejects.toThrow('oars');
    await expect(
      Ships.updateOne({ _id: 1 }, { berth: { quay: '1', side: null, since: new Date(), oars: 1 } }),
    ).rejects.toThrow('oars');
    await expect(Ships.find({ oars: 50 } as object)).rejects.toThrow('oars');
    expect(await raw().countDocuments()).toBe(0);
  });

  it('fills in defaults for rows of an older release', async () => {
    await raw().insertOne({ _id: 1, name: 'Argo' } as { _id: number });
    const whole = { _id: 1, name: 'Argo', flag: null, ports: ['Rotterdam'], berth: null, cargo: {} };
    expect(await Ships.findOne({ _id: 1 }).lean()).toEqual(whole);
    expect(await Ships.find().lean()).toEqual([whole]);
    for await (const ship of Ships.find().lean().cursor()) expect(ship).toEqual(whole);
    const renamed = { returnDocument: 'after' } as const;
    expect(await Ships.findOneAndUpdate({ _id: 1 }, { name: 'Argo II' }, renamed).lean()).toEqual({
      ...whole,
      name: 'Argo II',
    });
    expect(await Ships.findOneAndDelete({ _id: 1 }).lean()).toEqual({ ...whole, name: 'Argo II' });
    expect(await Ships.findOne({ _id: 1 }).lean()).toBeNull();
  });

  it('gives each row a separate default', async () => {
    await raw().insertMany([{ _id: 1 }, { _id: 2 }]);
    const [one, other] = await Ships.find().lean();
    one?.ports.push('Hull');
    expect(other?.ports).toEqual(['Rotterdam']);
  });

  it('skips fields of a newer release', async () => {
    await raw().insertOne({ _id: 1, name: 'Argo', flag: 'GR', ports: [], berth: null, engine: 'steam' } as {
      _id: number;
    });
    expect(await Ships.findOne({ _id: 1 }).lean()).toEqual({
      _id: 1,
      name: 'Argo',
      flag: 'GR',
      ports: [],
      berth: null,
      cargo: {},
    });
    await Ships.updateOne({ _id: 1 }, { flag: null });
    expect(await raw().findOne({ _id: 1 })).toMatchObject({ engine: 'steam', flag: null });
  });

  it('reads a part of a row in the same way, so that it can be changed and written back', async () => {
    const since = new Date(0);
    await raw().insertOne({ _id: 1, name: 'Argo', berth: { quay: '1', since, depth: 9 } } as { _id: number });
    const { berth } = await Ships.findOne({ _id: 1 }, { berth: 1 }).orFail().lean();
    expect(berth).toEqual({ quay: '1', side: null, since });
    await Ships.updateOne({ _id: 1 }, { berth: berth && { ...berth, quay: '2' } });
    expect(await raw().findOne({ _id: 1 })).toMatchObject({ berth: { quay: '2', side: null, since } });
  });

  it('reads and completes only the requested fields', async () => {
    await raw().insertOne({ _id: 1, name: 'Argo' } as { _id: number });
    expect(await Ships.findOne({ _id: 1 }, { flag: 1, _id: 0 }).lean()).toEqual({ flag: null });
    expect(await Ships.find({}, { ports: 1 }).sort({ _id: 1 }).lean()).toEqual([{ _id: 1, ports: ['Rotterdam'] }]);
    expect(await Ships.findOne({ _id: 1 }, { _id: 1 }).lean()).toEqual({ _id: 1 });
    expect(await Ships.findOne({ _id: 2 }, { flag: 1 }).lean()).toBeNull();
    expect(await Ships.findOne({ _id: 1 }, { ports: 0, berth: 0, cargo: 0 }).lean()).toEqual({
      _id: 1,
      name: 'Argo',
      flag: null,
    });
    await raw().updateOne({ _id: 1 }, { $set: { berth: { quay: '1' } } });
    expect(await Ships.findOne({ _id: 1 }, { 'berth.quay': 1 }).lean()).toEqual({ _id: 1, berth: { quay: '1' } });
  });

  it('reads plain rows, even without lean()', async () => {
    await raw().insertOne({ _id: 1, name: 'Argo', engine: 'steam' } as { _id: number });
    expect(await Ships.find()).toEqual([
      { _id: 1, name: 'Argo', flag: null, ports: ['Rotterdam'], berth: null, cargo: {} },
    ]);
  });

  it('has the indexes that it names', async () => {
    expect(await raw().indexes()).toContainEqual(expect.objectContaining({ key: { name: 1 } }));
  });

  it('does not compile with a member without a path, a path of another kind, or one that old rows would lack', () => {
    const { flag, ...withoutFlag } = paths;
    const lacking: typeof withoutFlag extends Paths<Stored<Ship>> ? 'compiles' : 'is refused' = 'is refused';
    type Text = { type: typeof String; required: true };
    const ofText: Omit<typeof paths, '_id'> & { _id: Text } extends Paths<Stored<Ship>> ? 'compiles' : 'is refused' =
      'is refused';
    type WithoutDefault = { type: typeof String };
    const bare: Omit<typeof paths, 'flag'> & { flag: WithoutDefault } extends Paths<Stored<Ship>>
      ? 'compiles'
      : 'is refused' = 'is refused';
    const whole: typeof paths extends Paths<Stored<Ship>> ? 'compiles' : 'is refused' = 'compiles';
    expect([flag, lacking, ofText, bare, whole]).toEqual([
      paths.flag,
      'is refused',
      'is refused',
      'is refused',
      'compiles',
    ]);
  });
});

it('a row becomes an entity: its _id becomes the id', () => {
  expect(withId({ _id: 7, name: 'Argo' })).toEqual({ id: 7, name: 'Argo' });
});
