import { may, type Right, roleDenialMessage } from '@aicp/contracts/rights/rights';
import { useContext } from 'react';
import { useSession } from '../../client/session.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';

/** The rights to change an archived system. */
const CHANGES: readonly Right[] = ['work', 'evidence', 'approve'];

/**
 * The reason why the signed-in user lacks a right: their role, or a page that cannot be changed. A sentence; undefined if they have the
 * right.
 */
export function useRefusal(right: Right): string | undefined {
  const session = useSession();
  const readOnly = useContext(ReadOnly);
  const role = session.status === 'user' && session.user.role;
  if (readOnly && CHANGES.includes(right)) return readOnly;
  return role && !may(role, right) ? roleDenialMessage(role, right) : undefined;
}
