import type { Entry } from './activity.ts';
import { actions } from './acts.ts';

/** Activities of an account for its owner's security log: sign-ins, credentials, and who viewed it. */
export const securityActions = [
  ...actions.filter(action => action.startsWith('user.') && action !== 'user.deleted'),
  'systems.viewed',
];

const DAY_MS = 24 * 3600 * 1000;

/** The log may be kept for longer; addresses are shown at least this long. */
const SECURITY_LOG_DAYS = 180;

export function securityLogSince(now: Date): Date {
  return new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS);
}

/** The actor as the owner of the account sees it. */
export function actedBy(
  { who, origin }: Pick<Entry, 'who' | 'origin'>,
  userId: number,
): 'you' | 'administrator' | 'guest' | 'system' {
  if (who === userId) return 'you';
  if (who !== null) return 'administrator';
  return origin === null ? 'system' : 'guest';
}

/** The network of another user's address: enough to recognise a place, but no person. */
export function networkShown(address: string): string {
  if (address.includes('.')) return `${address.replace(/^.*:/, '').replace(/\.\d+$/, '')}.x`;
  return address === '' ? '' : `${address.split(':').slice(0, 3).join(':')}::x`;
}
