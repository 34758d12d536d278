import { DomainError } from '@aicp/contracts/domainError';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { nextId } from '@aicp/service/store/serialIds';
import { hashPassword } from '../../adapters/argon2.ts';
import { isCommonPassword } from '../../adapters/commonPasswords.ts';
import type { WorkerContext } from '../../context.ts';
import { requireAcceptablePassword } from '../../domain/password.ts';
import { isAnybodyAdministrator } from '../../store/administrators.ts';
import { nextOrganisationId } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { insertUser, newUser } from '../../store/users.ts';
import { ensureOrganisation } from '../organisation/ensureOrganisation.ts';

export type FirstAdministrator = { username: string; email: string; password: string };

/**
 * Creates the first administrator, unless there is one. Several processes may try concurrently.
 * @throws DomainError INVALID for a password that is not allowed, CONFLICT if the name belongs to another user
 */
export async function ensureAdministrator(
  ctx: WorkerContext,
  { username, email, password }: FirstAdministrator,
): Promise<void> {
  if (await isAnybodyAdministrator()) return;
  requireAcceptablePassword(password, { username, email }, { trial: ctx.trial, isCommon: isCommonPassword });
  const passwordHash = await hashPassword(password);
  const id = await nextId('users');
  // The operator who sets the environment vouches for the address.
  const given = { username, email, isEmailVerified: true, isAdmin: true };
  const user = newUser({ id, organisationId: await nextOrganisationId(), createdAt: ctx.now() }, given);
  try {
    await ctx.transaction(async tx => {
      await insertUser(tx, user, { passwordHash });
      tx.publish(UserRegistered, userState(user));
      await ensureOrganisation(tx, user, user.createdAt);
    });
  } catch (error) {
    // Another process was faster, unless the name already belonged to another user.
    if (!(error instanceof DomainError) || !(await isAnybodyAdministrator())) throw error;
  }
}
