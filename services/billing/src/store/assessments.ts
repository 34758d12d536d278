import type { SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { handOver } from '@aicp/service/store/handOver';
import { removePage } from '@aicp/service/store/inPages';
import { joinRows } from '@aicp/service/store/joinRows';
import type { Transaction } from '@aicp/service/store/transaction';

/** What billing has to know of a completed assessment to sell documents for it. */
export type Assessment = {
  id: number;
  userId: number;
  organisationId: number;
  systemId: number;
  jurisdiction: 'EU' | 'UK';
};

const Assessments = collection<Stored<Assessment>>(
  'assessments',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    systemId: { type: Number, required: true },
    jurisdiction: { type: String, maxlength: 10, required: true },
  },
  [[{ userId: 1, systemId: 1 }], [{ organisationId: 1, systemId: 1 }]],
);

export async function putAssessment(tx: Transaction, { id, ...assessment }: Assessment): Promise<void> {
  await Assessments.updateOne({ _id: id }, { $set: assessment }, { upsert: true, session: tx.session });
}

export async function findAssessment(organisationId: number, id: number): Promise<Assessment | null> {
  const assessment = await Assessments.findOne({ _id: id, organisationId }).lean();
  return assessment && withId(assessment);
}

/** Deletes a page of a system's or of an organisation's assessments; returns how many. */
export async function removeAssessments(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await removePage(Assessments, tx, of, limit)).length;
}

export function handOverAssessments(tx: Transaction, ended: MembershipEndedData, limit: number): Promise<number> {
  return handOver(Assessments, tx, ended, limit);
}

export function joinAssessments(tx: Transaction, joined: SystemJoinedData): Promise<void> {
  return joinRows(Assessments, tx, joined);
}
