import type { RequestContext } from '../../context.ts';
import { signInProblem } from '../../domain/signInProblem.ts';
import { isProviderOnly } from '../../store/providerOnly.ts';
import type { User } from '../../store/users.ts';

/**
 * Asked only of someone who has shown that the account is theirs: to all others it is like any other.
 * @throws DomainError FORBIDDEN where their identity provider is their only way in
 */
export async function requireSingleSignOnLogin({ singleSignOn }: RequestContext, user: User): Promise<void> {
  if (await isProviderOnly(user, singleSignOn?.only === true)) throw signInProblem('only', 'FORBIDDEN');
}
