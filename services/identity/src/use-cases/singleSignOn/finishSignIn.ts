import { FinishSignInInput } from '@aicp/contracts/inputs/signInInputs';
import { parse } from '@aicp/contracts/parse';
import type { RequestContext, SingleSignOn } from '../../context.ts';
import { type Claims, type ProviderPerson, providerPerson } from '../../domain/providerPerson.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { findOrganisationByEmail } from '../../store/domains.ts';
import { findIdentity, recordUse } from '../../store/identities.ts';
import { findProvisioned } from '../../store/provisionedUsers.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import { findUser, findUserByEmail, type User } from '../../store/users.ts';
import { suggestFullName } from '../organisation/suggestFullName.ts';
import { recordConfirmation } from '../signIn/confirmIdentity.ts';
import { completeProviderSignIn } from './completeProviderSignIn.ts';
import { connect } from './connectSignIn.ts';
import { joinThroughProvider } from './joinThroughProvider.ts';
import { providerOf } from './providerOf.ts';
import { ownerOf, registerFromProvider, roleOf } from './registerFromProvider.ts';
import { syncGroupRoles } from './syncGroupRoles.ts';

type Begun = NonNullable<Awaited<ReturnType<RequestContext['signIns']['take']>>>;

/**
 * Handles the identity provider's response: signs in, or confirms the user. A new user gets an account; an existing account with their
 * address must be shown to be theirs first.
 * @returns the page of this product to go to
 * @throws DomainError with the problem as its `reason`
 */
export async function finishSignIn(ctx: RequestContext, input: unknown): Promise<{ to: string }> {
  const { answer, binding } = parse(FinishSignInInput, input);
  const begun = await ctx.signIns.take(new URLSearchParams(answer).get('state') ?? '');
  if (!begun) throw signInProblem('expired');
  if (!ctx.signIns.isBoundTo(begun, binding)) throw signInProblem('otherBrowser');
  const provider = await providerOf(ctx, begun.organisationId);
  // The response is from the provider that was asked; another one may be configured now.
  if (provider?.issuer !== begun.issuer || provider.clientId !== begun.clientId) throw signInProblem('expired');
  const groupsClaim = provider.groupRoles.size > 0 ? provider.groupsClaim : null;
  const { claims, idToken } = await ctx.oidc
    .finish(provider, answer, { ...begun, groupsClaim })
    .catch((problem: Error) => {
      ctx.logger.warn({ cause: problem.cause }, 'the answer of the identity provider was refused');
      throw problem;
    });
  const person = providerPerson(claims, provider.groupsClaim);
  if (begun.purpose === 'proof') return confirm(ctx, begun, claims);

  if (provider.isOwn) await requireOwnDomain(confirmedEmail(person), provider);
  const known = await findIdentity(person);
  const user = known
    ? await comesAgain(ctx, known.userId, person, provider)
    : await newcomer(ctx, person, provider, { to: begun.to, idToken });
  if (!user) throw signInProblem('unknown');
  if ('pending' in user) return { to: `/auth/sign-in#connect=${user.pending}` };
  const organisationId = ownerOf(provider);
  await recordUse({ ...person, email: person.isEmailVerified ? person.email : null }, ctx.now(), organisationId);
  const { hadSecondFactor } = person;
  const ending = await ctx.signIns.keepEnding({ idToken, organisationId });
  return completeProviderSignIn(ctx, { user, hadSecondFactor, organisationId, idToken: ending, to: begun.to });
}

/** An organisation's own provider is trusted only for addresses of its verified domains. */
async function requireOwnDomain(email: string, { organisationId }: SingleSignOn): Promise<void> {
  if ((await findOrganisationByEmail(email)) !== organisationId) throw signInProblem('foreignDomain');
}

function confirmedEmail({ email, isEmailVerified }: ProviderPerson): string {
  if (!email) throw signInProblem('noEmail');
  if (!isEmailVerified) throw signInProblem('unverifiedEmail');
  return email;
}

/**
 * Signs in a person with a connected account: as a member of the organisation if it is its own provider, otherwise without changes. The
 * provider cannot sign in to an account whose address is now elsewhere, because that account is the person's own.
 */
async function comesAgain(
  ctx: RequestContext,
  userId: number,
  person: ProviderPerson,
  provider: SingleSignOn,
): Promise<User | null> {
  const user = await findUser(userId);
  if (user?.status === 'suspended') throw signInProblem('suspended', 'FORBIDDEN');
  const organisationId = ownerOf(provider);
  if (user && organisationId !== null) {
    await requireOwnDomain(user.email, provider);
    await joinThroughProvider(ctx, userId, { organisationId, role: roleOf(person, provider) });
  }
  await syncGroupRoles(ctx, { id: userId }, person, provider);
  if (user) await ctx.transaction(tx => suggestFullName(tx, userId, person.fullName));
  return findUser(userId);
}

/** Creates an account for an unknown person, unless an account has their address. */
async function newcomer(
  ctx: RequestContext,
  person: ProviderPerson,
  provider: SingleSignOn,
  { to, idToken }: { to: string; idToken: string },
): Promise<User | { pending: string } | null> {
  const email = confirmedEmail(person);
  const account = await findUserByEmail(email);
  if (!account) return registerFromProvider(ctx, { ...person, email }, provider);
  // Otherwise the person who controls a provider's claims about addresses would own those accounts.
  const { issuer, subject } = person;
  const organisationId = ownerOf(provider);
  const place = organisationId === null ? null : { organisationId, role: roleOf(person, provider) };
  const newly = { issuer, subject, userId: account.id, email, place };
  if (organisationId !== null && (await waitsFor(organisationId, account))) {
    await connect(ctx, newly);
    return comesAgain(ctx, account.id, person, provider);
  }
  const { hadSecondFactor } = person;
  const ending = await ctx.signIns.keepEnding({ idToken, organisationId });
  return { pending: await ctx.signIns.keepPending({ ...newly, to, hadSecondFactor, idToken: ending }) };
}

/** Whether the organisation's directory created the account and no one has signed in to it yet. */
async function waitsFor(organisationId: number, { id: userId }: User): Promise<boolean> {
  const provisioned = await findProvisioned(organisationId, { userId });
  if (!provisioned?.active || !provisioned.isAccountOurs) return false;
  const { password, passkey, app, provider } = await findSignInMeans(userId);
  return !(password || passkey || app || provider);
}

/** The same user in the same session, who has just signed in there again. */
async function confirm(ctx: RequestContext, begun: Begun, claims: Claims): Promise<{ to: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.access !== 'session' || actor.session !== begun.session)
    throw signInProblem('signedOut');
  const known = await findIdentity({ issuer: claims.iss, subject: claims.sub });
  const user = known?.userId === actor.userId ? await findUser(actor.userId) : null;
  if (!user) throw signInProblem('otherPerson', 'FORBIDDEN');
  if (typeof claims.auth_time !== 'number' || claims.auth_time * 1000 < begun.at - CLOCK_MS)
    throw signInProblem('notFresh', 'FORBIDDEN');
  await recordConfirmation(ctx, user);
  return { to: begun.to };
}

/** Maximum lag of the provider's clock. */
const CLOCK_MS = 60_000;
