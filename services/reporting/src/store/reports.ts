import { withId } from '@aicp/service/withId';
import mongoose, { Schema } from 'mongoose';
import type { Report } from '../domain/reportOf.ts';

const required = { required: true, immutable: true };

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, ...required },
    jurisdiction: { type: String, ...required },
    bankVersion: { type: String, ...required },
    lawAsOf: { type: String, ...required },
    system: { type: Schema.Types.Mixed, ...required },
    completedAt: { type: Date, ...required },
    result: { type: Schema.Types.Mixed, ...required },
    createdAt: { type: Date, ...required },
  },
  { collection: 'reports', versionKey: false },
);

const Reports = mongoose.model('Report', schema);

/** Writes a report unless it is there already: the first snapshot stays. */
export async function insertReportOnce({ id, ...report }: Report): Promise<void> {
  await Reports.updateOne({ _id: id }, { $setOnInsert: report }, { upsert: true });
}

/** In the order of `ids`; null where there is none of this owner. */
export async function findReports(userId: number, ids: readonly number[]): Promise<(Report | null)[]> {
  const reports = await Reports.find({ _id: mongoose.trusted({ $in: ids }), userId }).lean<
    (Omit<Report, 'id'> & { _id: number })[]
  >();
  const byId = new Map(reports.map(report => [report._id, withId(report)]));
  return ids.map(id => byId.get(id) ?? null);
}
