import type { Entry } from './activity.ts';
import { actions } from './acts.ts';

/** What happens to an account, for its owner's own security log: signing in, what signs in, and who looked. */
export const securityActions = [
  ...actions.filter(action => action.startsWith('user.') && action !== 'user.deleted'),
  'systems.viewed',
];

const DAY_MS = 24 * 3600 * 1000;

/** The log may be kept for longer; addresses are shown for as long as it is kept at least. */
const SECURITY_LOG_DAYS = 180;

export function securityLogSince(now: Date): Date {
  return new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS);
}

/** Who did it, as the owner of the account sees it. */
export function actedBy(
  { who, origin }: Pick<Entry, 'who' | 'origin'>,
  userId: number,
): 'you' | 'administrator' | 'guest' | 'system' {
  if (who === userId) return 'you';
  if (who !== null) return 'administrator';
  return origin === null ? 'system' : 'guest';
}

/** The network of someone else's address: enough to recognise where it was, and no one in it. */
export function networkShown(address: string): string {
  if (address.includes('.')) return `${address.replace(/^.*:/, '').replace(/\.\d+$/, '')}.x`;
  return address === '' ? '' : `${address.split(':').slice(0, 3).join(':')}::x`;
}
