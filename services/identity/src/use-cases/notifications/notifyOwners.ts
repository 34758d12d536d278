import { Notify } from '@aicp/contracts/emails/notify';
import { type MailOf, SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Transaction } from '@aicp/service/store/transaction';
import { listOwners } from '../../store/memberships.ts';

type Grant = MailOf<'accessGranted'>['what'];
type Act = { organisationId: number; by: number };

/** Emails all owners of the organisation, including the one who acted, that something now lets people in. */
export async function emailOwners(tx: Transaction, grant: Act & { what: Grant }): Promise<void> {
  for (const userId of await listOwners(grant.organisationId, tx.session))
    tx.send(SendEmail, { template: 'accessGranted', userId, ...grant });
}

/** Notifies the other owners of everyday events, in the product. */
export async function notifyOwners(
  tx: Transaction,
  act: Act & { what: 'linkMade' | 'memberInvited' | 'linksEnded'; linkId?: number },
): Promise<void> {
  for (const userId of await listOwners(act.organisationId, tx.session))
    if (userId !== act.by) tx.send(Notify, { userId, ...act });
}
