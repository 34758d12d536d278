import type { Mail } from '@aicp/contracts/emails/sendEmail';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { duplicateField } from '@aicp/service/store/mongo';
import type { Transaction } from '@aicp/service/store/transaction';

/**
 * The state of an email: `sending` during the hand-over; `failed` is retried; `dead` is not; `uncertain` may have arrived, because we died
 * or the connection broke during the hand-over, and is not sent again.
 */
export type MailState = 'sending' | 'sent' | 'failed' | 'dead' | 'uncertain';

/** The stored and shown record of an email, without contents or addresses. */
export type MailEntry = {
  /** The id of the job: one order, one email. */
  id: string;
  template: string;
  userId: number | null;
  state: MailState;
  attempts: number;
  /** The mail server's response as a code; its sentences may contain addresses. */
  error: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const DAYS_KEPT = 30;

const Mails = collection<Stored<MailEntry>>(
  'mails',
  {
    _id: { type: String, required: true },
    template: { type: String, required: true },
    userId: { type: Number, default: null },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    error: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  [[{ createdAt: 1 }, { expireAfterSeconds: DAYS_KEPT * 24 * 3600 }], [{ state: 1 }], [{ userId: 1, createdAt: 1 }]],
);

export async function findMailState(id: string): Promise<MailState | null> {
  return (await Mails.findById(id, { state: 1 }).lean())?.state ?? null;
}

/** Claims an email for sending. False if another worker has, or it is finished. */
export async function claimMail(id: string, mail: Mail, now: Date): Promise<boolean> {
  const userId = 'userId' in mail ? mail.userId : null;
  try {
    const { matchedCount, upsertedCount } = await Mails.updateOne(
      { _id: id, state: 'failed' },
      {
        $set: { state: 'sending', updatedAt: now, error: null },
        $inc: { attempts: 1 },
        $setOnInsert: { template: mail.template, userId, createdAt: now },
      },
      { upsert: true },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (duplicateField(error)) return false;
    throw error;
  }
}

/** Records the outcome of a hand-over. A worker that finds an unfinished one must not overrule the worker that finishes it. */
export async function setMailState(id: string, state: MailState, now: Date, error?: string): Promise<void> {
  const claimed = state === 'uncertain' ? { _id: id, state: 'sending' as const } : { _id: id };
  await Mails.updateOne(claimed, { state, updatedAt: now, error: error ?? null });
}

/** The newest emails, of one state or all. */
export async function newestMails(state: MailState | null, limit: number): Promise<MailEntry[]> {
  const mails = await Mails.find(state ? { state } : {})
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean();
  return mails.map(withId);
}

/** Number of emails that need attention. */
export async function countEmailsNeedingAttention(): Promise<Record<'dead' | 'uncertain', number>> {
  const [dead, uncertain] = await Promise.all([
    Mails.countDocuments({ state: 'dead' }),
    Mails.countDocuments({ state: 'uncertain' }),
  ]);
  return { dead, uncertain };
}

/** For a user's export of their data: emails have no numbers, so their position in the list is used. */
export async function pageMails(userId: number, after: number, limit: number): Promise<{ id: number }[]> {
  const mails = await Mails.find({ userId }, { _id: 0, userId: 0 })
    .sort({ createdAt: 1, _id: 1 })
    .skip(after)
    .limit(limit)
    .lean();
  return mails.map((mail, index) => ({ id: after + index + 1, ...mail }));
}

export async function deleteMailsOf(tx: Transaction, userId: number): Promise<void> {
  await Mails.deleteMany({ userId }, { session: tx.session });
}
