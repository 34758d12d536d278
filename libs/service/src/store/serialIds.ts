import mongoose, { Schema } from 'mongoose';

const Counter = mongoose.model(
  'Counter',
  new Schema({ _id: String, last: { type: Number, default: 0 } }, { collection: 'counters', versionKey: false }),
);

/** The next serial integer of a collection. Taken before the transaction, so a gap is possible and a conflict is not. */
export async function nextId(collection: string): Promise<number> {
  const counter = await Counter.findOneAndUpdate(
    { _id: collection },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: 'after', lean: true },
  );
  if (!counter) throw new Error('an upsert gave nothing back');
  return counter.last;
}
