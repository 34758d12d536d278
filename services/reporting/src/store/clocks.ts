import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { archivedAmong, listArchived } from '@aicp/service/store/archives';
import { collection, type Stored } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import type { Report } from '../domain/reportOf.ts';

type Clock = Verdict['clocks'][number];

/** The dates of a system's latest report under one law, stored so that those of many systems are one read. */
type Clocks = Pick<Report, 'id' | 'userId' | 'organisationId' | 'jurisdiction' | 'completedAt'> & {
  systemId: number;
  clocks: Clock[];
  /** The organisation duties that the report finds open, by question. */
  dutyGaps: string[];
};

const fixed = { required: true, immutable: true } as const;

const Rows = collection<Stored<Clocks>>(
  'clocks',
  {
    /** The report's. */
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    completedAt: { type: Date, ...fixed },
    systemId: { type: Number, ...fixed },
    clocks: { type: mongoose.Schema.Types.Mixed, ...fixed },
    dutyGaps: { type: mongoose.Schema.Types.Mixed, default: [], immutable: true },
  },
  [
    [{ userId: 1, jurisdiction: 1, 'clocks.date': 1 }],
    [{ userId: 1, systemId: 1 }],
    [{ organisationId: 1, jurisdiction: 1, 'clocks.date': 1 }],
    [{ organisationId: 1, systemId: 1 }],
    [{ organisationId: 1, dutyGaps: 1, completedAt: -1, _id: -1 }],
  ],
);

/** Replaces a system's dates by those of its latest report, all or fewer, with the organisation's open duties by that report. */
export async function replaceClocks(
  { session }: Transaction,
  report: Report,
  { clocks, dutyGaps }: { clocks: readonly Clock[]; dutyGaps: readonly string[] },
): Promise<void> {
  const { id, userId, organisationId, jurisdiction, completedAt, system } = report;
  const all = { organisationId, systemId: system.id, jurisdiction };
  const isEmpty = clocks.length + dutyGaps.length === 0;
  const others = isEmpty ? all : { ...all, _id: mongoose.trusted({ $ne: id }) };
  await Rows.deleteMany(others, { session });
  if (isEmpty) return;
  const about = { userId, organisationId, jurisdiction, completedAt, systemId: system.id };
  const row = { ...about, clocks: [...clocks], dutyGaps: [...dutyGaps] };
  await Rows.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true, session });
}

/** The newest report that finds an organisation duty open; null if none does. Reports on archived systems do not count. */
export async function findDutyGap(tx: Transaction, organisationId: number, questionId: string): Promise<number | null> {
  const systemId = mongoose.trusted({ $nin: await listArchived(organisationId, tx) });
  const gap = { organisationId, dutyGaps: questionId, systemId };
  const newest = { completedAt: -1, _id: -1 } as const;
  const found = await Rows.findOne(gap, { _id: 1 }, { session: tx.session }).sort(newest).lean();
  return found?._id ?? null;
}

/** Deletes one batch of the rows of a system, or of every system of an organisation. Returns how many. */
export async function deleteClocks(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Rows, tx, of, limit)).length;
}

/** By system, in the order of `systems`; empty for unknown, others' and archived ones. */
export async function listClocks(
  organisationId: number,
  systems: readonly { id: number; jurisdiction: Report['jurisdiction'] }[],
): Promise<Clock[][]> {
  const rows = await Rows.find(
    { organisationId, systemId: mongoose.trusted({ $in: systems.map(({ id }) => id) }) },
    { systemId: 1, jurisdiction: 1, clocks: 1 },
  ).lean();
  const archived = await archivedAmong(systems.map(({ id }) => id));
  return systems.map(({ id, jurisdiction }) =>
    archived.has(id) ? [] : (rows.find(row => row.systemId === id && row.jurisdiction === jurisdiction)?.clocks ?? []),
  );
}

/** A date with what happens on it, and the systems that it affects. */
export type ClockDay = {
  date: string;
  binding: boolean;
  what: string[];
  citation: Clock['citation'];
  systemIds: number[];
};

type Days = Pick<Report, 'organisationId' | 'jurisdiction'> & {
  today: string;
  limit: number;
  /** Only these systems; undefined for all. */
  systemIds: readonly number[] | undefined;
};

/** The next dates after `today` of an organisation's systems, soonest first; proposals follow the law. */
export async function findNextDays({ organisationId, jurisdiction, today, limit, systemIds }: Days) {
  const later = { 'clocks.date': { $gt: today } };
  const archived = await listArchived(organisationId);
  const ofThese = { systemId: { ...(systemIds && { $in: [...systemIds] }), $nin: archived } };
  return Rows.aggregate<ClockDay>([
    { $match: { organisationId, jurisdiction, ...ofThese, ...later } },
    { $unwind: '$clocks' },
    { $match: later },
    {
      $group: {
        _id: { date: '$clocks.date', binding: '$clocks.binding' },
        what: { $addToSet: '$clocks.what' },
        citation: { $first: '$clocks.citation' },
        systemIds: { $addToSet: '$systemId' },
      },
    },
    { $sort: { '_id.binding': -1, '_id.date': 1 } },
    { $limit: limit },
    { $project: { _id: 0, date: '$_id.date', binding: '$_id.binding', what: 1, citation: 1, systemIds: 1 } },
  ]);
}

/** The export section with all clocks of an organisation. */
export function clockSection(organisationId: number): ExportSection {
  return { collection: 'clocks', read: (after, limit) => pageRows(Rows, { organisationId }, after, limit) };
}

/** Transfers a batch of a former member's clocks to the successor; returns their number. */
export function transferClocks(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Rows, tx, ended, limit);
}

export function reassignClocks(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Rows, tx, merged);
}
