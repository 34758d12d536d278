import { collection } from './collection.ts';

const Counters = collection<{ _id: string; last: number }>('counters', {
  _id: { type: String, required: true },
  last: { type: Number, default: 0 },
});

/**
 * The next serial integer of a collection. Taken before the transaction, so a gap is possible and a conflict is not.
 * @param name the collection's
 */
export async function nextId(name: string): Promise<number> {
  const counter = await Counters.findOneAndUpdate(
    { _id: name },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: 'after' },
  )
    .orFail()
    .lean();
  return counter.last;
}
