import { may, type Role } from './rights.ts';

export type LogSettings = { logHiddenFromApprovers: boolean; logShownToReaders: boolean };

/**
 * The readers of the organisation's log: owners and managers, approvers unless it is hidden from them, and readers if it is shown to them.
 */
export function mayReadLog(role: Role, { logHiddenFromApprovers, logShownToReaders }: LogSettings): boolean {
  if (role === 'approver') return !logHiddenFromApprovers;
  return role === 'reader' ? logShownToReaders : may(role, 'manage');
}
