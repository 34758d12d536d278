import { may, type Right, roleDenialMessage } from '@aicp/contracts/rights/rights';
import { useSession } from '../../client/session.ts';

/** Why the signed-in person's role in their organisation may not do something, in a sentence; undefined when it may. */
export function useRefusal(right: Right): string | undefined {
  const session = useSession();
  const role = session.status === 'user' && session.user.role;
  return role && !may(role, right) ? roleDenialMessage(role, right) : undefined;
}
