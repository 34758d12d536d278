import { findSecondFactor } from './secondFactors.ts';

/** By what a person can show that it is them. */
export type SignInMeans = {
  password: boolean;
  /** Whether the password alone is not enough: a code of the authenticator app, or a recovery code, goes with it. */
  code: boolean;
};

export async function findSignInMeans(userId: number): Promise<SignInMeans> {
  const factor = await findSecondFactor(userId);
  return { password: true, code: Boolean(factor?.enabledAt) };
}
