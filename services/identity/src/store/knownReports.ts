import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A report in reporting, reduced to the fields that links need; its id is its assessment's. */
export type KnownReport = {
  id: number;
  organisationId: number;
  systemId: number;
  system: string;
  jurisdiction: 'EU' | 'UK';
  completedAt: Date;
};

type Place = Pick<KnownReport, 'id' | 'organisationId' | 'systemId'>;

/** An approval may arrive before its report. */
type Row = Stored<Place & { [Field in Exclude<keyof KnownReport, keyof Place>]: KnownReport[Field] | null }> & {
  isApproved: boolean;
};

const KnownReports = collection<Row>(
  'known_reports',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    system: { type: String, default: null },
    jurisdiction: { type: String, default: null },
    completedAt: { type: Date, default: null },
    isApproved: { type: Boolean, default: false },
  },
  [[{ organisationId: 1, systemId: 1, jurisdiction: 1, completedAt: -1 }]],
);

/** Stores a report. A completed assessment never changes, so repeating it changes nothing. */
export async function upsertKnownReport({ session }: Transaction, { id, ...report }: KnownReport): Promise<void> {
  await KnownReports.updateOne({ _id: id }, { $set: report }, { upsert: true, session });
}

/** An approval is never withdrawn. */
export async function markApproved({ session }: Transaction, { id, ...of }: Place): Promise<void> {
  await KnownReports.updateOne({ _id: id }, { $set: { ...of, isApproved: true } }, { upsert: true, session });
}

/** A report of any organisation, for an order; null if unknown. */
export async function findKnownReport(id: number): Promise<KnownReport | null> {
  const row = await KnownReports.findOne({ _id: id, completedAt: mongoose.trusted({ $ne: null }) }).lean();
  return row && (withId(row) as KnownReport);
}

/** An organisation's known reports among these, in no order. */
export async function findKnownReports(
  organisationId: number,
  ids: readonly number[],
): Promise<(KnownReport & { isApproved: boolean })[]> {
  const these = { _id: mongoose.trusted({ $in: ids }), organisationId, completedAt: mongoose.trusted({ $ne: null }) };
  const rows = await KnownReports.find(these).lean();
  return rows.map(row => withId(row) as KnownReport & { isApproved: boolean });
}

type Line = Pick<KnownReport, 'systemId' | 'jurisdiction'>;
export const reportKeyOf = ({ systemId, jurisdiction }: Line) => `${systemId} ${jurisdiction}`;

/** The latest report on each of these systems, by `lineOf`. */
export async function findLatest(
  organisationId: number,
  systemIds: readonly number[],
): Promise<Map<string, { id: number; completedAt: Date }>> {
  const rows = await KnownReports.aggregate<{ _id: Line; id: number; completedAt: Date }>([
    { $match: { organisationId, systemId: { $in: [...systemIds] }, completedAt: { $ne: null } } },
    { $sort: { systemId: 1, jurisdiction: 1, completedAt: -1 } },
    {
      $group: {
        _id: { systemId: '$systemId', jurisdiction: '$jurisdiction' },
        id: { $first: '$_id' },
        completedAt: { $first: '$completedAt' },
      },
    },
  ]);
  return new Map(rows.map(({ _id, id, completedAt }) => [reportKeyOf(_id), { id, completedAt }]));
}

/** Deletes one batch of the reports on a system, or of an organisation. Returns their numbers. */
export function removeKnownReports(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number[]> {
  return deleteBatch(KnownReports, tx, of, limit) as Promise<number[]>;
}

export function reassignKnownReports(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(KnownReports, tx, merged);
}
