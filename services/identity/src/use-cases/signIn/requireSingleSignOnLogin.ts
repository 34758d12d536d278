import type { RequestContext } from '../../context.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { isProviderOnly } from '../../store/providerOnly.ts';
import type { User } from '../../store/users.ts';

/**
 * Refuses a login that must use the identity provider. Called only once the caller has proved that the account is theirs, so that others
 * learn nothing about it.
 * @throws DomainError FORBIDDEN if the identity provider is the only way to sign in
 */
export async function requireSingleSignOnLogin({ singleSignOn }: RequestContext, user: User): Promise<void> {
  if (await isProviderOnly(user, singleSignOn?.only === true)) throw signInProblem('only', 'FORBIDDEN');
}
