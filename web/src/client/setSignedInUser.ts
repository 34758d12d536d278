import { type SessionUser, signIn } from './session.ts';

/** Sets the current user, after clearing the data loaded for the previous one. */
export async function setSignedInUser(user: SessionUser): Promise<void> {
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
  signIn(user);
}
