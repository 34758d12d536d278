import { type SessionUser, signIn } from './session.ts';

/** Makes someone the current user; what the previous one had loaded is forgotten first. */
export async function setSignedInUser(user: SessionUser): Promise<void> {
  const { apollo } = await import('./apollo.ts');
  await apollo.clearStore();
  signIn(user);
}
