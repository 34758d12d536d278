import { BeginSignInInput } from '@aicp/contracts/inputs/signInInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext, SingleSignOn } from '../../context.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { findLastIdentity } from '../../store/identities.ts';
import { providerOf, providerOfEmail } from './providerOf.ts';
import { ownerOf } from './registerFromProvider.ts';

/** The sign-in address, and a value that binds the response to this browser. */
export type SignInStart = { address: string; binding: string };

/**
 * Begins a sign-in at the product's identity provider or, by an email address, at that of the organisation with its domain. In a session it
 * confirms the user, and the provider must ask them again.
 * @throws DomainError with the problem as its `reason`
 */
export async function beginSignIn(ctx: RequestContext, input: unknown): Promise<SignInStart> {
  const { purpose, to, email } = parse(BeginSignInInput, input);
  const isProof = purpose === 'proof';
  const { session, userId } = isProof ? signedInPersonally(ctx.actor) : { session: undefined, userId: undefined };
  await ctx.limiter.spend('signIn', networkOf(ctx.client.address));
  const provider = userId ? await providerOfUser(ctx, userId) : await providerOfGuest(ctx, email);
  const { address, ...checks } = await ctx.oidc.begin(provider, { isFresh: isProof }).catch((problem: Error) => {
    ctx.logger.warn({ cause: problem.cause }, 'could not start the sign-in at the identity provider');
    throw problem;
  });
  const { issuer, clientId } = provider;
  const at = ctx.now().getTime();
  const begun = { ...checks, purpose, to, at, organisationId: ownerOf(provider), issuer, clientId };
  return { address, binding: await ctx.signIns.begin({ ...begun, ...(isProof && { session, userId }) }) };
}

async function providerOfGuest(ctx: RequestContext, email: string | null | undefined): Promise<SingleSignOn> {
  const provider = email ? await providerOfEmail(ctx, email) : ctx.singleSignOn;
  if (!provider) throw signInProblem(email ? 'noProvider' : 'notOffered');
  return provider;
}

/** The provider of their last sign-in. */
async function providerOfUser(ctx: RequestContext, userId: number): Promise<SingleSignOn> {
  const last = await findLastIdentity(userId);
  const provider = await providerOf(ctx, last?.organisationId ?? null);
  if (!provider) throw signInProblem('notOffered');
  return provider;
}
