import { archivedAmong } from '@aicp/service/store/archives';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { Links } from './links.ts';

/** Emailed requests without an answer, and without a reminder after `since`. */
const remindable = (now: Date, since: Date) => ({
  kind: 'request' as const,
  email: mongoose.trusted({ $ne: null }),
  answeredAt: null,
  $or: [{ remindedAt: null }, { remindedAt: mongoose.trusted({ $lte: since }) }],
  expiresAt: mongoose.trusted({ $gt: now }),
});

/**
 * Records that a supplier is reminded now.
 * @returns false if there is no such request, or no reason to remind
 */
export async function recordReminded(
  { session }: Transaction,
  of: { organisationId: number; id: number },
  now: Date,
  since: Date,
): Promise<boolean> {
  const filter = { ...remindable(now, since), _id: of.id, organisationId: of.organisationId };
  return (await Links.updateOne(filter, { remindedAt: now }, { session })).matchedCount === 1;
}

/**
 * Records a page of expiring requests as reminded, except those about archived systems.
 * @param passed requests of earlier pages about archived systems
 */
export async function recordPageReminded(
  tx: Transaction,
  { now, since, until, passed }: { now: Date; since: Date; until: Date; passed: readonly number[] },
  limit: number,
): Promise<{ ids: number[]; archived: number[] }> {
  const ending = {
    _id: mongoose.trusted({ $nin: [...passed] }),
    expiresAt: mongoose.trusted({ $gt: now, $lte: until }),
    createdAt: mongoose.trusted({ $lte: since }),
  };
  const { session } = tx;
  const found = await Links.find({ ...remindable(now, since), ...ending }, { systemId: 1 }, { session })
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean();
  const idle = await archivedAmong(
    found.flatMap(({ systemId }) => systemId ?? []),
    tx,
  );
  const [archived = [], due = []] = [true, false].map(isIdle =>
    found.flatMap(({ _id, systemId }) => (idle.has(systemId ?? 0) === isIdle ? [_id] : [])),
  );
  await Links.updateMany({ _id: mongoose.trusted({ $in: due }) }, { remindedAt: now }, { session });
  return { ids: due, archived };
}
