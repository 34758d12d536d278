import type { SystemJoinedData } from '@aicp/contracts/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { removePage } from '@aicp/service/store/inPages';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Report } from '../domain/reportOf.ts';
import { Reports } from './reports.ts';

/** Which report the actions of a system under one law follow. */
type Row = {
  /** The system's number and the law, for example '42-EU'. */
  _id: string;
  organisationId: number;
  systemId: number;
  reportId: number;
};

const Followed = collection<Row>(
  'followed_reports',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    reportId: { type: Number, required: true },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

export async function putFollowed({ session }: Transaction, report: Report): Promise<void> {
  const { id, organisationId, system, jurisdiction } = report;
  const row = { organisationId, systemId: system.id, reportId: id };
  await Followed.updateOne({ _id: `${system.id}-${jurisdiction}` }, row, { session, upsert: true });
}

/** The latest reports that no actions follow yet, one after another; as many reads for many reports as their pages. */
export function unfollowedReports(): AsyncIterable<{ id: number; organisationId: number }> {
  const key = { $concat: [{ $toString: '$_id.system' }, '-', '$_id.jurisdiction'] };
  return Reports.aggregate<{ id: number; organisationId: number }>([
    { $sort: { organisationId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 } },
    {
      $group: {
        _id: { organisationId: '$organisationId', system: '$system.id', jurisdiction: '$jurisdiction' },
        reportId: { $first: '$_id' },
      },
    },
    { $project: { reportId: 1, key } },
    { $lookup: { from: 'followed_reports', localField: 'key', foreignField: '_id', as: 'followed' } },
    { $match: { $expr: { $ne: [{ $first: '$followed.reportId' }, '$reportId'] } } },
    { $project: { _id: 0, id: '$reportId', organisationId: '$_id.organisationId' } },
  ])
    .allowDiskUse(true)
    .cursor();
}

/** Deletes a page of those on a system, or on every system of an organisation. Resolves with how many. */
export async function removeFollowed(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await removePage(Followed, tx, of, limit)).length;
}

/** Under the number of the record that another one was joined to: two records have no law in common. */
export async function joinFollowed(
  { session }: Transaction,
  { organisationId, goneId, keptId }: SystemJoinedData,
): Promise<void> {
  const theirs = await Followed.find({ organisationId, systemId: goneId }, null, { session }).lean();
  for (const { _id, reportId } of theirs) {
    const row = { organisationId, systemId: keptId, reportId };
    await Followed.updateOne({ _id: _id.replace(/^\d+/, String(keptId)) }, row, { session, upsert: true });
  }
  await Followed.deleteMany({ organisationId, systemId: goneId }, { session });
}
