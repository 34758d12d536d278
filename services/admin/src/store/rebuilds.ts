import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

export type Rebuild = {
  /** The number of events that each owner has republished, once done. */
  promised: Record<string, number>;
  heard: number;
};

const Rebuilds = collection<Rebuild & { _id: string; begunAt: Date }>('rebuilds', {
  _id: { type: String, required: true },
  begunAt: { type: Date, required: true },
  promised: { type: mongoose.Schema.Types.Mixed, default: {} },
  heard: { type: Number, default: 0 },
});

export async function insertRebuild(id: string, begunAt: Date): Promise<void> {
  await Rebuilds.create({ _id: id, begunAt });
}

export async function findRebuild(id: string): Promise<Rebuild> {
  return Rebuilds.findById(id, { promised: 1, heard: 1 }).orFail().lean();
}

export async function setPromised(tx: Transaction, id: string, service: string, events: number): Promise<void> {
  await Rebuilds.updateOne({ _id: id }, { $set: { [`promised.${service}`]: events } }, { session: tx.session });
}

export async function countHeard(id: string): Promise<void> {
  await Rebuilds.updateOne({ _id: id }, { $inc: { heard: 1 } });
}
