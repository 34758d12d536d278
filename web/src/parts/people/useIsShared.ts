import { useSession } from '../../client/session.ts';

/** Whether others work in the organisation too: someone alone need not be asked who does what. */
export function useIsShared(): boolean {
  const session = useSession();
  return session.status === 'user' && (session.user.memberCount ?? 1) > 1;
}
