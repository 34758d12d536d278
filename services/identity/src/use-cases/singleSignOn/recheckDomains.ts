import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import type { WorkerContext } from '../../context.ts';
import { inDays, outcomeOf } from '../../domain/domainVerification.ts';
import { type Look, listDomainsDue, type OrganisationDomain, recordDomainCheck } from '../../store/domains.ts';
import { listOwners } from '../../store/memberships.ts';
import { RECORD } from './domains.ts';

type Ctx = Pick<WorkerContext, 'transaction' | 'now' | 'dnsTexts' | 'logger'>;

/** Number of concurrent lookups: name servers answer within seconds, or not at all. */
const AT_ONCE = 20;

/**
 * Checks each verified domain weekly, and daily while its record is missing: a sold domain must not go on admitting users. After 30 days
 * without the record it counts as unverified. Owners are notified at once, a week before, and when it lapses.
 */
export async function recheckDomains(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  for (;;) {
    const due = await listDomainsDue(now, AT_ONCE);
    await Promise.all(due.map(domain => recheck(ctx, domain, now)));
    if (due.length < AT_ONCE) return;
  }
}

async function recheck(ctx: Ctx, known: OrganisationDomain & Look, now: Date): Promise<void> {
  const { organisationId, domain, text } = known;
  const texts = await ctx.dnsTexts(`${RECORD}.${domain}`).catch(() => null);
  const { state, missingSince, told, inDays: days, tell } = outcomeOf(known, texts?.includes(text), now);
  const isLapsed = state === 'lapsed';
  const next = isLapsed ? { provedAt: null, lookAt: null } : { lookAt: inDays(now, days) };
  const seen = state === 'seen' && { seenAt: now };
  const owners = tell ? await listOwners(organisationId) : [];
  await ctx.transaction(async tx => {
    if (!(await recordDomainCheck(tx, known, { missingSince, told, ...seen, ...next }))) return;
    for (const userId of owners) tx.send(SendEmail, { template: 'domainMissing', userId, organisationId, domain });
    // The event needs a member of the organisation; the log names none, because a job has no origin.
    const [userId] = owners;
    if (isLapsed && userId !== undefined)
      tx.publish(OrganisationActed, { organisationId, userId, act: 'domainLapsed', subject: domain });
  });
  if (state !== 'seen') ctx.logger.info({ organisationId, state }, 'the DNS record of a verified domain was not found');
}
