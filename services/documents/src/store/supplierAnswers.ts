import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import type { SupplierAnswer } from '../domain/trail.ts';

/** A supplier's answer that a member accepted. Its id consists of the request's number and the answer's number within it. */
type Row = SupplierAnswer & { _id: string; organisationId: number; systemId: number };

const fixed = { required: true, immutable: true } as const;

const Answers = collection<Row>(
  'supplier_answers',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    question: { type: String, ...fixed },
    value: { type: String, ...fixed },
    from: { type: String, default: null, immutable: true },
    sentAt: { type: Date, ...fixed },
    acceptedBy: { type: Number, ...fixed },
    acceptedAt: { type: Date, ...fixed },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

export async function insertAnswerOnce({ session }: Transaction, { _id, ...answer }: Row): Promise<void> {
  await Answers.updateOne({ _id }, { $setOnInsert: answer }, { upsert: true, session });
}

/** A system's answers, in the order in which they were accepted. */
export async function listSupplierAnswers(
  organisationId: number,
  systemId: number,
  tx?: Transaction,
): Promise<SupplierAnswer[]> {
  const found = await Answers.find({ organisationId, systemId }, null, tx ? { session: tx.session } : {})
    .sort({ acceptedAt: 1, _id: 1 })
    .lean();
  return found.map(({ question, value, from, sentAt, acceptedBy, acceptedAt }) => {
    return { question, value, from, sentAt, acceptedBy, acceptedAt };
  });
}

/** Deletes a batch of a system's answers, or of all systems of an organisation. Returns their number. */
export async function removeSupplierAnswers(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Answers, tx, of, limit)).length;
}

export function reassignSupplierAnswers(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Answers, tx, merged);
}
