import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { type MailEntry, type MailState, newestMails } from '../../store/mails.ts';

const MAX_LISTED = 200;

/** The states of the latest emails. For administrators. */
export async function readEmailLog(
  { actor }: Pick<RequestContext, 'actor'>,
  state: MailState | null,
): Promise<MailEntry[]> {
  admin(actor);
  return newestMails(state, MAX_LISTED);
}
