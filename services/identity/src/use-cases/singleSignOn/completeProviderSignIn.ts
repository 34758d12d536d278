import type { RequestContext } from '../../context.ts';
import { secondStepOptions } from '../../domain/secondStepOptions.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { findMembershipsOf } from '../../store/memberships.ts';
import { findSignInMeans } from '../../store/signInMeans.ts';
import type { User } from '../../store/users.ts';
import { completeLogin } from '../signIn/completeLogin.ts';

type Comer = {
  user: User;
  /** Whether the provider says that it asked for one. */
  hadSecondFactor: boolean;
  /** Whose connection they came through; null: the one of the whole product. */
  organisationId: number | null;
  /** By what the provider's own session is ended. */
  idToken: string | undefined;
  to: string;
};

/**
 * Signs in someone whom an identity provider has vouched for, or begins their second step.
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
 * Whether the provider's word counts that it asked for a second factor. That of an organisation's own provider counts for accounts that are
 * in no other organisation: what is elsewhere is not its to open.
 */
async function hadSecondFactor({ user, hadSecondFactor: had, organisationId }: Comer): Promise<boolean> {
  if (!had || organisationId === null) return had;
  return (await findMembershipsOf(user.id)).every(membership => membership.organisationId === organisationId);
}

/** The account's own second factor, where it has one and the provider has not asked for one. */
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
