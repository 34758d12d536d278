import type { Role } from '@aicp/contracts/rights/rights';
import { takeMail, tokenIn } from '../mailbox.ts';
import { ok, type RestClient } from '../restClient.ts';

export type Named = RestClient & { username: string };

/** Invites an address. Returns the id of the invitation. */
export async function invite(by: RestClient, email: string, role: Role): Promise<string> {
  const { id } = await ok<{ id: number }>(by.post('/api/organisation/invitations', { email, role }));
  return String(id);
}

/** Invites a user with an account; returns the token of the emailed link. */
export async function invitationToken(by: RestClient, username: string, role: Role): Promise<string> {
  const email = `${username}@example.com`;
  await invite(by, email, role);
  return tokenIn(await takeMail(email, 'invitation'));
}

/** Adds a user with an account to an organisation, by the emailed link. They work there from then on. */
export async function join(by: RestClient, somebody: Named, role: Role): Promise<void> {
  await ok(somebody.post('/api/invitations/accept', { token: await invitationToken(by, somebody.username, role) }));
}
