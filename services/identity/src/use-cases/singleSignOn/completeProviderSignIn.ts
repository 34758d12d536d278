import type { RequestContext } from '../../context.ts';
import { secondStepOptions } from '../../domain/secondStepOptions.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { listMembershipsOf } from '../../store/memberships.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import type { User } from '../../store/users.ts';
import { completeLogin } from '../signIn/completeLogin.ts';

type Comer = {
  user: User;
  /** Whether the provider reports that it asked for one. */
  hadSecondFactor: boolean;
  /** The organisation of the connection; null: the product's own. */
  organisationId: number | null;
  /** The token that ends the provider's session. */
  idToken: string | undefined;
  to: string;
};

/**
 * Signs in a person confirmed by an identity provider, or starts their second step.
 * @returns the page of this product to go to
 */
export async function completeProviderSignIn(ctx: RequestContext, comer: Comer): Promise<{ to: string }> {
  const { user, idToken, to } = comer;
  if (user.status === 'suspended') throw signInProblem('suspended', 'FORBIDDEN');
  const second = (await hadSecondFactor(comer)) ? null : await secondStep(ctx, user, idToken);
  if (second) return { to: `/auth/sign-in#${new URLSearchParams({ ...second, to })}` };
  await completeLogin(ctx, user, undefined, { idToken });
  return { to };
}

/**
 * Whether to trust the provider's report of a second factor. An organisation's own provider is trusted for accounts without other
 * organisations only.
 */
async function hadSecondFactor({ user, hadSecondFactor: had, organisationId }: Comer): Promise<boolean> {
  if (!had || organisationId === null) return had;
  return (await listMembershipsOf(user.id)).every(membership => membership.organisationId === organisationId);
}

/** The account's second factor, if it has one and the provider asked for none. */
async function secondStep(
  ctx: RequestContext,
  user: User,
  idToken: string | undefined,
): Promise<{ challenge: string; factors: string } | null> {
  const means = await findSignInMeans(user.id);
  if (!means.code) return null;
  return {
    challenge: await ctx.challenges.issue(user, { idToken }),
    factors: secondStepOptions(means).factors.join(' '),
  };
}
