import { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import type { Compared } from '@aicp/compliance/scoring/changes';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { batchPerTick } from '@aicp/service/store/batchPerTick';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignSnapshots } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferRows } from '@aicp/service/store/transferRows';
import mongoose from 'mongoose';
import type { Report } from '../domain/reportOf.ts';
import { commentSection } from './actionComments.ts';
import { actionSection } from './actions.ts';
import { filedSection } from './canonicalReports.ts';
import { clockSection } from './clocks.ts';
import { reviewSection } from './reviews.ts';

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

const Reports = collection<Stored<Report>>(
  'reports',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...fixed },
    organisationId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    bankVersion: { type: String, ...fixed },
    lawAsOf: { type: String, ...fixed },
    system: { type: Mixed, ...fixed },
    completedAt: { type: Date, ...fixed },
    completedBy: { type: Number, ...fixed },
    joinedFrom: { type: Number, default: null },
    result: { type: Mixed, ...fixed },
    createdAt: { type: Date, ...fixed },
  },
  [
    [{ userId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 }],
    [{ organisationId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 }],
  ],
);

/** Inserts a report if missing: the first snapshot stays. */
export async function insertReportOnce(tx: Transaction, { id, ...report }: Report): Promise<void> {
  await Reports.updateOne({ _id: id }, { $setOnInsert: report }, { upsert: true, session: tx.session });
}

/** Deletes one batch of the reports on a system, or on every system of an organisation. Returns how many. */
export async function removeReports(
  tx: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, 'system.id': systemId };
  return (await deleteBatch(Reports, tx, filter, limit)).length;
}

/** Whether a later report on its system exists under the same rules; events arrive in any order. */
export async function hasLaterReport({ session }: Transaction, report: Report): Promise<boolean> {
  const { organisationId, system, jurisdiction, completedAt } = report;
  const later = {
    organisationId,
    'system.id': system.id,
    jurisdiction,
    completedAt: mongoose.trusted({ $gt: completedAt }),
  };
  return (await Reports.findOne(later, { _id: 1 }, { session }).lean()) !== null;
}

/** The earlier report to compare with. */
export type EarlierReport = Pick<Report, 'id' | 'completedAt'> & { result: Compared & Pick<Verdict, 'scored'> };
type ReportInList = Pick<Report, 'id' | 'completedAt'> & { result: Pick<Verdict, 'riskLevel' | 'scored'> };

const COMPARED = {
  completedAt: 1,
  'result.riskLevel': 1,
  'result.riskScore': 1,
  'result.complianceScore': 1,
  'result.findings': 1,
  'result.scored': 1,
} as const;

const before = ({ organisationId, system, jurisdiction, completedAt }: Report) => ({
  organisationId,
  'system.id': system.id,
  jurisdiction,
  completedAt: mongoose.trusted({ $lt: completedAt }),
});

/**
 * The previous report on the same system under the same rules.
 * @param id selects an earlier one; null if it is not among them
 */
export async function findReportBefore(report: Report, id?: number): Promise<EarlierReport | null> {
  const found = await Reports.findOne({ ...before(report), ...(id !== undefined && { _id: id }) }, COMPARED)
    .sort({ completedAt: -1 })
    .lean<Omit<EarlierReport, 'id'> & { _id: number }>();
  return found && withId(found);
}

/** The most earlier reports that can be selected; a system can have more assessments. */
const MAX_EARLIER = 100;

/** All earlier reports on the same system under the same rules, latest first. */
export async function listReportsBefore(report: Report): Promise<ReportInList[]> {
  const found = await Reports.find(before(report), {
    completedAt: 1,
    'result.riskLevel': 1,
    'result.scored': 1,
  })
    .sort({ completedAt: -1 })
    .limit(MAX_EARLIER)
    .lean<(Omit<ReportInList, 'id'> & { _id: number })[]>();
  return found.map(withId);
}

/** Null if the organisation has none with this id. */
export async function findReport({ session }: Transaction, organisationId: number, id: number): Promise<Report | null> {
  const report = await Reports.findOne({ _id: id, organisationId }, null, { session }).lean();
  return report && withId(report);
}

/** A system's name and law in its latest report of any law; null without a report. */
export async function findSystemAsReported({ session }: Transaction, organisationId: number, systemId: number) {
  const named = { 'system.name': 1, jurisdiction: 1 };
  const latest = await Reports.findOne({ organisationId, 'system.id': systemId }, named, { session })
    .sort({ completedAt: -1 })
    .lean<Pick<Report, 'jurisdiction'> & { system: { name: string } }>();
  return latest && { name: latest.system.name, jurisdiction: latest.jurisdiction };
}

export type LatestReport = Pick<Report, 'id' | 'jurisdiction'>;

/** For each system in the order of `systemIds`: the latest report of each law, starting with the law of its first assessment. */
export async function listLatestReports(
  organisationId: number,
  systemIds: readonly number[],
): Promise<LatestReport[][]> {
  const found = await Reports.aggregate<LatestReport & { systemId: number }>([
    { $match: { organisationId, 'system.id': { $in: [...systemIds] } } },
    { $sort: { 'system.id': 1, jurisdiction: 1, completedAt: 1 } },
    {
      $group: {
        _id: { systemId: '$system.id', jurisdiction: '$jurisdiction' },
        id: { $last: '$_id' },
        first: { $first: '$completedAt' },
      },
    },
    { $sort: { first: 1 } },
    { $project: { _id: 0, id: 1, systemId: '$_id.systemId', jurisdiction: '$_id.jurisdiction' } },
  ]);
  return systemIds.map(systemId => found.filter(report => report.systemId === systemId));
}

/** The latest report on a system under each law. */
export async function latestReports(
  { session }: Transaction,
  organisationId: number,
  systemId: number,
): Promise<Report[]> {
  const latest: Report[] = [];
  for (const jurisdiction of Jurisdiction.options) {
    const of = { organisationId, 'system.id': systemId, jurisdiction };
    const found = await Reports.findOne(of, null, { session }).sort({ completedAt: -1 }).lean();
    if (found) latest.push(withId(found));
  }
  return latest;
}

type Named = Pick<Report, 'id' | 'organisationId'>;

async function findNamed(wanted: readonly Named[]): Promise<(Report | null)[]> {
  const rows = await Reports.find({ _id: mongoose.trusted({ $in: wanted.map(({ id }) => id) }) }).lean();
  const byId = new Map(rows.map(row => [row._id, row]));
  return wanted.map(({ id, organisationId }) => {
    const row = byId.get(id);
    return row?.organisationId === organisationId ? withId(row) : null;
  });
}

const reportNow = batchPerTick(findNamed);

/** In the order of `ids`; null for unknown or others' reports. */
export async function listReports(organisationId: number, ids: readonly number[]): Promise<(Report | null)[]> {
  const wanted = ids.map(id => ({ organisationId, id }));
  return wanted.length === 1 ? Promise.all(wanted.map(reportNow)) : findNamed(wanted);
}

/** The numbers of the members who completed these reports, in the order of `ids`; null for unknown or others' reports. */
export async function listCompletedBy(organisationId: number, ids: readonly number[]): Promise<(number | null)[]> {
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const rows = await Reports.find(filter, { completedBy: 1 }).lean<Pick<Stored<Report>, '_id' | 'completedBy'>[]>();
  const byId = new Map(rows.map(({ _id, completedBy }) => [_id, completedBy]));
  return ids.map(id => byId.get(id) ?? null);
}

/**
 * This service's data for export: owners get all of the organisation's, other members the reviews that they decided, their actions and
 * their comments.
 */
export function exportSections(user: Pick<UserActor, 'userId' | 'organisationId' | 'role'>): ExportSection[] {
  const { userId, organisationId, role } = user;
  if (role !== 'owner')
    return [
      reviewSection({ organisationId, decidedBy: userId }),
      actionSection({ organisationId, ownerId: userId }),
      commentSection({ organisationId, by: userId }),
    ];
  return [
    {
      collection: 'reports',
      pageSize: 20,
      read: (after, limit) => pageRows(Reports, { organisationId }, after, limit),
    },
    clockSection(organisationId),
    reviewSection({ organisationId }),
    filedSection(organisationId),
    actionSection({ organisationId }),
    commentSection({ organisationId }),
  ];
}

/** Transfers a batch of a former member's reports to the successor; returns their number. */
export function transferReports(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return transferRows(Reports, tx, ended, limit);
}

/** Moves a merged record's reports to the kept one; each keeps its system's previous number. */
export function reassignReports(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignSnapshots(Reports, tx, merged);
}
