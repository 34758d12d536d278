import type { DutyAnswer } from '@aicp/contracts/events/organisationDuties';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** The answers of an organisation to its duties, newest last. */
export type DutyAnswers = { organisationId: number; userId: number; version: number; duties: DutyAnswer[] };
type Row = Omit<DutyAnswers, 'organisationId'> & {
  /** The organisation's. */
  _id: number;
  /** The soonest review date of an answer. */
  reviewOn: string | null;
};

const Rows = collection<Row>(
  'organisation_duties',
  {
    _id: { type: Number, required: true },
    /** The member who changed them last. */
    userId: { type: Number, required: true },
    version: { type: Number, required: true },
    duties: { type: mongoose.Schema.Types.Mixed, default: [] },
    reviewOn: { type: String, default: null },
  },
  [[{ reviewOn: 1, _id: 1 }]],
);

export async function findDuties(organisationId: number, session?: ClientSession): Promise<DutyAnswer[]> {
  const found = await Rows.findById(organisationId, { duties: 1 }, { session }).lean();
  return found?.duties ?? [];
}

/** The answers in the order of `ids`. */
export async function listDuties(ids: readonly number[]): Promise<DutyAnswer[][]> {
  const found = await Rows.find({ _id: mongoose.trusted({ $in: ids }) }, { duties: 1 }).lean();
  const byId = new Map(found.map(({ _id, duties }) => [_id, duties]));
  return ids.map(id => byId.get(id) ?? []);
}

/** Stores the whole list; returns it with its version. */
export async function upsertDuties(
  { session }: Transaction,
  { organisationId, userId, duties }: Omit<DutyAnswers, 'version'>,
): Promise<DutyAnswers> {
  const reviewOn = duties.map(duty => duty.reviewOn).sort()[0] ?? null;
  const { version } = await Rows.findOneAndUpdate(
    { _id: organisationId },
    { $set: { duties, userId, reviewOn }, $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean();
  return { organisationId, userId, version, duties };
}

/** Organisations with numbers above `after` that have a review due by that date, in ascending order of number. */
export async function pageDueDuties(
  upTo: string,
  after: number,
  limit: number,
): Promise<(DutyAnswers & { id: number })[]> {
  const due = { reviewOn: mongoose.trusted({ $gt: '', $lte: upTo }), _id: mongoose.trusted({ $gt: after }) };
  const rows = await Rows.find(due).sort({ _id: 1 }).limit(limit).lean();
  return rows.map(withOrganisation);
}

/** All answers with ids above `after`, in ascending order of id: for publishing them again. */
export async function pageDuties(after: number, limit: number): Promise<(DutyAnswers & { id: number })[]> {
  const above = { _id: mongoose.trusted({ $gt: after }) };
  const rows = await Rows.find(above).sort({ _id: 1 }).limit(limit).lean();
  return rows.map(withOrganisation);
}

const withOrganisation = ({ _id, userId, version, duties }: Row) => ({
  ...{ id: _id, organisationId: _id, userId, version, duties },
});

/** For the export of an organisation, or of a member's answers. */
export async function pageDutiesForExport(
  { organisationId, answeredBy }: { organisationId: number; answeredBy?: number },
  after: number,
): Promise<{ id: number; duties: DutyAnswer[] }[]> {
  const all = after === 0 ? await findDuties(organisationId) : [];
  const duties = answeredBy === undefined ? all : all.filter(duty => duty.answeredBy === answeredBy);
  return duties.length > 0 ? [{ id: organisationId, duties }] : [];
}

export async function removeDuties({ session }: Transaction, organisationId: number): Promise<void> {
  await Rows.deleteOne({ _id: organisationId }, { session });
}
