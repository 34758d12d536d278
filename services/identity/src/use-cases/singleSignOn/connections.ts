import { DomainError } from '@aicp/contracts/domainError';
import { EndNonSsoSessions } from '@aicp/contracts/events/endBesideProvider';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { SignInConnectionInput } from '@aicp/contracts/inputs/connectionInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { notFound } from '@aicp/contracts/serialId';
import { signInValues } from '../../adapters/oidc.ts';
import type { Check } from '../../adapters/testProvider.ts';
import type { RequestContext } from '../../context.ts';
import {
  deleteConnection,
  findConnection,
  type StoredConnection,
  sealOwnerOf,
  setSsoOnly,
  upsertConnection,
} from '../../store/connections.ts';
import { hasVerifiedDomain } from '../../store/domains.ts';
import { hasSignedInThrough } from '../../store/identities.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { emailOwners } from '../notifications/notifyOwners.ts';
import { changeOrganisation } from '../organisation/changeOrganisation.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';
import { opened } from './providerOf.ts';

export async function readConnection(ctx: Pick<RequestContext, 'actor'>): Promise<StoredConnection | null> {
  return findConnection(requireRight(signedIn(ctx.actor), 'own').organisationId);
}

/** The values to register at an identity provider for this product. */
export const readSignInValues = ({ publicUrl }: Pick<RequestContext, 'publicUrl'>) => signInValues(publicUrl);

/**
 * Saves the organisation's own identity provider, after reading its metadata.
 * @throws DomainError CONFLICT if no domain is verified, INVALID with the reason if the provider cannot be used
 */
export async function saveConnection(ctx: RequestContext, input: unknown): Promise<StoredConnection> {
  const { organisationId, userId: savedBy } = await verifiedActor(ctx, 'own');
  const { clientSecret, ...fields } = parse(SignInConnectionInput, input);
  if (!(await hasVerifiedDomain(organisationId)))
    throw new DomainError('CONFLICT', 'Please verify a domain of your organisation first.');
  const before = await findConnection(organisationId);
  const isSameClient = before?.issuer === fields.issuer && before.clientId === fields.clientId;
  // A secret entered for one provider is never sent to another.
  const secret = clientSecret || (isSameClient ? opened(ctx, before).clientSecret : null);
  if (!secret) throw new DomainError('INVALID', 'Please enter the client secret.', { fields: ['clientSecret'] });
  await ctx.limiter.spend('tryConnection', `organisation ${organisationId}`);
  await requireProvider(ctx, { ...fields, clientSecret: secret });
  const now = ctx.now();
  const sealedSecret = clientSecret || !isSameClient ? seal(ctx, organisationId, secret) : before.sealedSecret;
  const changedAt = isSameClient && !clientSecret ? before.changedAt : now;
  // No one has signed in through another provider yet, so it does not become the only way in.
  const only = isSameClient && before.only;
  const connection = { organisationId, ...fields, sealedSecret, changedAt, savedAt: now, savedBy, only };
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId } = requireRight(actor, 'own');
    // The provider check took some seconds, in which another owner or a new key may have changed the connection.
    const { sealedSecret, only } = (await findConnection(organisationId, tx.session)) ?? {};
    if (sealedSecret !== before?.sealedSecret || only !== before?.only)
      throw new DomainError('CONFLICT', 'Single sign-on has just been changed elsewhere. Please try again.');
    await upsertConnection(tx, connection);
    tx.publish(OrganisationActed, { organisationId, userId, act: 'singleSignOnSet', subject: fields.name });
    await emailOwners(tx, { organisationId, by: userId, what: 'connection' });
  });
  return connection;
}

const seal = ({ sealing }: RequestContext, organisationId: number, secret: string) =>
  sealing.seal(secret, sealOwnerOf(organisationId));

/** Problems with the client are accepted: they can be fixed at the provider later, and a test shows them. */
async function requireProvider(
  ctx: RequestContext,
  connection: { issuer: string; clientId: string; clientSecret: string },
): Promise<void> {
  const wrong = (await ctx.oidc.check(connection)).find(
    ({ what, state }) => state === 'wrong' && what !== 'client' && what !== 'redirect',
  );
  if (wrong) throw new DomainError('INVALID', wrong.sentence, { fields: ['issuer'] });
}

/** Checks everything about the provider that needs no person. */
export async function testConnection(ctx: RequestContext): Promise<Check[]> {
  const { organisationId } = requireRight(signedIn(ctx.actor), 'own');
  const stored = await findConnection(organisationId);
  if (!stored) throw notFound('Single sign-on');
  await ctx.limiter.spend('tryConnection', `organisation ${organisationId}`);
  return ctx.oidc.check(opened(ctx, stored));
}

/**
 * Sets whether members with email addresses in the organisation's domains must sign in through its provider. Owners with a second factor
 * can still use their password. Sessions that could no longer be started are ended.
 * @throws DomainError CONFLICT, with the reason, if no domain is verified, if the caller has never signed in through the provider or could
 * not sign in without it, or if the setting has just changed
 */
export async function requireSingleSignOn(ctx: RequestContext, only: boolean): Promise<StoredConnection> {
  const { organisationId, userId } = await verifiedActor(ctx, 'own');
  const connection = await findConnection(organisationId);
  if (!connection) throw notFound('Single sign-on');
  if (only) await requireWayBack(userId, connection);
  await changeOrganisation(ctx, async (tx, actor) => {
    requireRight(actor, 'own');
    if (!(await setSsoOnly(tx, connection, only)))
      throw new DomainError('CONFLICT', 'Single sign-on has just been changed elsewhere. Please try again.');
    const act = only ? 'singleSignOnRequired' : 'singleSignOnOptional';
    tx.publish(OrganisationActed, { organisationId, userId, act, subject: connection.name });
    if (!only) return;
    tx.publish(OrganisationActed, { organisationId, userId, act: 'otherSignInsEnded', subject: '' });
    tx.send(EndNonSsoSessions, { organisationId });
  });
  return { ...connection, only };
}

/** Requires a verified domain, and a caller who has signed in through the provider and could also sign in without it. */
async function requireWayBack(userId: number, connection: StoredConnection): Promise<void> {
  const refuse = (sentence: string) => new DomainError('CONFLICT', sentence);
  if (!(await hasVerifiedDomain(connection.organisationId)))
    throw refuse('Please verify a domain of your organisation first.');
  if (!(await hasSignedInThrough(userId, connection)))
    throw refuse('Please sign in once through this provider yourself first, to show that it works.');
  const { password, code } = await findSignInMeans(userId);
  if (!password || !code)
    throw refuse(
      'Your account needs a password and a second factor first, so that you can still sign in if your provider is unavailable.',
    );
}

/** Users sign in by other means from now on; those without any reset their password by an emailed link. */
export async function removeConnection(ctx: RequestContext): Promise<{ message: string }> {
  requireRecentConfirmation(ctx.actor, ctx.now());
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'own');
    if (!(await deleteConnection(tx, organisationId))) throw notFound('Single sign-on');
    tx.publish(OrganisationActed, { organisationId, userId, act: 'singleSignOnRemoved', subject: '' });
  });
  return { message: 'Single sign-on was removed.' };
}
