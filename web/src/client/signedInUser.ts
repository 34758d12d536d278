import { type SessionUser, signIn, signOut } from './session.ts';

/** Sets the current user, after clearing the data loaded for the previous one. */
export async function setSignedInUser(user: SessionUser): Promise<void> {
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
  signIn(user);
}

/** Makes the current user a guest again, and clears the data loaded for them. */
export async function clearSignedInUser(): Promise<void> {
  signOut();
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
}
