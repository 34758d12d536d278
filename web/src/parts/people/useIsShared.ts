import { useSession } from '../../client/session.ts';

/** Whether the organisation has other members; a user without colleagues is not asked for owners. */
export function useIsShared(): boolean {
  const session = useSession();
  return session.status === 'user' && (session.user.memberCount ?? 1) > 1;
}
