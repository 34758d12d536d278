import { signOut } from './session.ts';

/** Makes the current user a guest again, and clears the data loaded for them. */
export async function clearSignedInUser(): Promise<void> {
  signOut();
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
}
