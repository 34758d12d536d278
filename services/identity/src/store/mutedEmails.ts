import type { EmailKind } from '@aicp/contracts/emails/emailKinds';
import { Users } from './users.ts';

/** The kinds of email that a user has switched off. */
export async function listMutedEmails(userId: number): Promise<EmailKind[]> {
  return (await Users.findById(userId, { mutedEmails: 1 }).lean())?.mutedEmails ?? [];
}

/**
 * Switches off one more kind.
 * @returns whether the user exists
 */
export async function addMutedEmail(userId: number, kind: EmailKind): Promise<boolean> {
  return (await Users.updateOne({ _id: userId }, { $addToSet: { mutedEmails: kind } })).matchedCount === 1;
}

export async function upsertMutedEmails(userId: number, mutedEmails: EmailKind[]): Promise<void> {
  await Users.updateOne({ _id: userId }, { mutedEmails });
}
