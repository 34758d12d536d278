import type { EmailKind } from '@aicp/contracts/emails/emailKinds';
import { Users } from './users.ts';

/** The emails that somebody has switched off. */
export async function findMutedEmails(userId: number): Promise<EmailKind[]> {
  return (await Users.findById(userId, { mutedEmails: 1 }).lean())?.mutedEmails ?? [];
}

export async function putMutedEmails(userId: number, mutedEmails: EmailKind[]): Promise<void> {
  await Users.updateOne({ _id: userId }, { mutedEmails });
}
