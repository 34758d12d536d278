import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type Subject, Subjects } from './subjects.ts';

/** The numbers of everyone who answered in an assessment or completed it. */
export async function listAnsweredBy(
  organisationId: number,
  assessmentId: number,
  tx?: Transaction,
): Promise<(number | null | undefined)[]> {
  const fields = { completedBy: 1, 'answers.answeredBy': 1 } as const;
  const found = await Subjects.findOne({ _id: assessmentId, organisationId }, fields, { session: tx?.session }).lean<
    Pick<Subject, 'completedBy' | 'answers'>
  >();
  return found ? [found.completedBy, ...found.answers.map(({ answeredBy }) => answeredBy)] : [];
}

/** The numbers of the members who completed these assessments, by assessment. */
export async function listCompletedBy(
  organisationId: number,
  ids: readonly number[],
  tx?: Transaction,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  const found = await Subjects.find(filter, { completedBy: 1 }, { session: tx?.session }).lean();
  return new Map(found.map(({ _id, completedBy }) => [_id, completedBy]));
}
