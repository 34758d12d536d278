import { randomBytes } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { DomainInput } from '@aicp/contracts/inputs/connectionInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import {
  countDomains,
  deleteDomain,
  findDomain,
  insertDomain,
  listDomains,
  MAX_DOMAINS,
  type OrganisationDomain,
  verifyDomain,
} from '../../store/domains.ts';
import { emailOwners } from '../notifications/notifyOwners.ts';
import { changeOrganisation } from '../organisation/changeOrganisation.ts';
import { verifiedActor, verifiedUser } from '../signIn/verifiedUser.ts';

/** The name of the TXT record below the domain. */
export const RECORD = '_ai-compliance';

export async function readDomains(ctx: Pick<RequestContext, 'actor'>): Promise<OrganisationDomain[]> {
  return listDomains(requireRight(signedIn(ctx.actor), 'own').organisationId);
}

/** Adds a domain to the organisation; it counts once its DNS confirms it. */
export async function addDomain(ctx: RequestContext, input: unknown): Promise<OrganisationDomain[]> {
  await verifiedUser(requireRight(signedIn(ctx.actor), 'own').userId);
  const { domain } = parse(DomainInput, input);
  const [text, addedAt] = [`ai-compliance=${randomBytes(16).toString('hex')}`, ctx.now()];
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'own');
    await insertDomain(tx, { organisationId, domain, text, addedAt, addedBy: userId, provedAt: null });
    if ((await countDomains(tx, organisationId)) > MAX_DOMAINS)
      throw new DomainError(
        'CONFLICT',
        `An organisation can have at most ${MAX_DOMAINS} domains. Please remove one first.`,
      );
    tx.publish(OrganisationActed, { organisationId, userId, act: 'domainAdded', subject: domain });
  });
  return readDomains(ctx);
}

/**
 * Checks the domain's DNS for the organisation's text.
 * @throws DomainError CONFLICT, with the reason, if the record is missing, UNAVAILABLE if DNS does not answer
 */
export async function checkDomain(ctx: RequestContext, input: unknown): Promise<OrganisationDomain[]> {
  const { organisationId } = await verifiedActor(ctx, 'own');
  const { domain } = parse(DomainInput, input);
  await ctx.limiter.spend('checkDomain', `organisation ${organisationId}`);
  const known = await findDomain(organisationId, domain);
  if (!known) throw notFound('Domain');
  const name = `${RECORD}.${domain}`;
  const texts = await ctx.dnsTexts(name).catch(() => {
    throw new DomainError('UNAVAILABLE', `DNS did not answer for ${name}. Please try again in a few minutes.`);
  });
  if (!texts.includes(known.text)) throw new DomainError('CONFLICT', missing(name, texts));
  await changeOrganisation(ctx, async (tx, actor) => {
    requireRight(actor, 'own');
    const { userId } = actor;
    if (!(await verifyDomain(tx, known, { at: ctx.now(), by: userId })))
      throw new DomainError('CONFLICT', `${domain} belongs to another organisation here. Please contact us.`);
    tx.publish(OrganisationActed, { organisationId, userId, act: 'domainProved', subject: domain });
    await emailOwners(tx, { organisationId, by: userId, what: 'domain' });
  });
  return readDomains(ctx);
}

function missing(name: string, texts: readonly string[]): string {
  return texts.length === 0
    ? `There is no TXT record at ${name} yet. A new record can take an hour to appear.`
    : `The TXT record at ${name} has a different value. Please compare it with the value shown here.`;
}

/** From now on no one signs in, or is provisioned, by an address of this domain. */
export async function removeDomain(ctx: RequestContext, input: unknown): Promise<OrganisationDomain[]> {
  requireRight(requireRecentConfirmation(ctx.actor, ctx.now()), 'own');
  const { domain } = parse(DomainInput, input);
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'own');
    if (!(await deleteDomain(tx, organisationId, domain))) throw notFound('Domain');
    tx.publish(OrganisationActed, { organisationId, userId, act: 'domainRemoved', subject: domain });
  });
  return readDomains(ctx);
}
