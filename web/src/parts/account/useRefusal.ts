import { may, type Right, roleDenialMessage } from '@aicp/contracts/rights/rights';
import { useContext } from 'react';
import { useSession } from '../../client/session.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';

/** Rights to change what an archived system has. */
const CHANGES: readonly Right[] = ['work', 'evidence', 'approve'];

/** Why the signed-in person may not do something, in a sentence: by their role in the organisation, or on a page that no one can change. */
export function useRefusal(right: Right): string | undefined {
  const session = useSession();
  const readOnly = useContext(ReadOnly);
  const role = session.status === 'user' && session.user.role;
  if (readOnly && CHANGES.includes(right)) return readOnly;
  return role && !may(role, right) ? roleDenialMessage(role, right) : undefined;
}
