import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** A state of the law, and the progress of computing its effects and sending emails about them. The last one counts. */
export type LawRun = {
  id: number;
  /** The states of both jurisdictions, for example "eu-2026-11-27 2026-08-02, uk-2026-11-27 2026-06-19". */
  state: string;
  euBank: string;
  ukBank: string;
  startedAt: Date;
  /** The last system that was processed; 0 at first. */
  after: number;
  done: number;
  total: number;
  finishedAt: Date | null;
  /** The last person who was emailed; 0 at first. */
  mailedTo: number;
};

const Runs = collection<Stored<LawRun>>('law_runs', {
  _id: { type: Number, required: true },
  state: { type: String, required: true },
  euBank: { type: String, required: true },
  ukBank: { type: String, required: true },
  startedAt: { type: Date, required: true },
  after: { type: Number, default: 0 },
  done: { type: Number, default: 0 },
  total: { type: Number, default: 0 },
  finishedAt: { type: Date, default: null },
  mailedTo: { type: Number, default: 0 },
});

export async function findLastRun(tx?: Transaction): Promise<LawRun | null> {
  const run = await Runs.findOne({}, null, { session: tx?.session }).sort({ _id: -1 }).lean();
  return run && withId(run);
}

export async function insertRun(tx: Transaction, { id, ...run }: LawRun): Promise<void> {
  await Runs.create([{ _id: id, ...run }], { session: tx.session });
}

/** Advances a run from its known position. False if another worker has, so that this batch is dropped. */
export async function advanceRun(
  tx: Transaction,
  { id, after, mailedTo }: Pick<LawRun, 'id' | 'after' | 'mailedTo'>,
  changes: Partial<Omit<LawRun, 'id'>>,
): Promise<boolean> {
  const { matchedCount } = await Runs.updateOne(
    { _id: id, after, mailedTo },
    { $set: changes },
    { session: tx.session },
  );
  return matchedCount === 1;
}
