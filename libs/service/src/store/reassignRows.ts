import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Transaction } from './transaction.ts';

/** Moves a merged record's rows to the kept one's number, including immutable rows. */
export async function reassignRows<Row extends { organisationId: number | null }>(
  rows: Model<Row>,
  { session }: Transaction,
  { organisationId, goneId, keptId }: SystemsMergedData,
  path: string = 'systemId',
): Promise<void> {
  const theirs = { organisationId, [path]: goneId } as QueryFilter<Row>;
  const change = { $set: { [path]: keptId } } as UpdateQuery<Row>;
  await rows.updateMany(theirs, change, { session, overwriteImmutable: true });
}

/** Moves rows with a snapshot of the system under `system`: its number then is recorded, once. */
export async function reassignSnapshots<Row extends { organisationId: number; joinedFrom: number | null }>(
  rows: Model<Row>,
  tx: Transaction,
  merged: SystemsMergedData,
): Promise<void> {
  const { organisationId, goneId } = merged;
  const first = { organisationId, 'system.id': goneId, joinedFrom: null } as QueryFilter<Row>;
  const note = { $set: { joinedFrom: goneId } } as UpdateQuery<Row>;
  await rows.updateMany(first, note, { session: tx.session });
  await reassignRows(rows, tx, merged, 'system.id');
}
