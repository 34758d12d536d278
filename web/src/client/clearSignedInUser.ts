import { signOut } from './session.ts';

/** Makes the current user a guest again; what they had loaded is forgotten. */
export async function clearSignedInUser(): Promise<void> {
  signOut();
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
}
