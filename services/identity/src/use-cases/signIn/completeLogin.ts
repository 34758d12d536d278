import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserLoggedIn } from '@aicp/contracts/events/userEvents';
import type { Session } from '@aicp/contracts/rights/session';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { deviceId } from '../../adapters/describeDevice.ts';
import type { RequestContext } from '../../context.ts';
import { admitDevice, type KnownBrowser } from '../../store/deviceCookies.ts';
import { rememberDevice } from '../../store/knownDevices.ts';
import { recordLastLogin, type User } from '../../store/users.ts';
import { accountChanged, beginSession } from './beginSession.ts';

type Seen = { devices: string[]; browser: KnownBrowser | null };
const NOTHING: Seen = { devices: [], browser: null };

/**
 * The last step of every login, with or without a second factor. Reports a new device by email.
 * @param read the account's known browsers as just read: saves queries
 * @param by the identity provider's data for the session
 */
export async function completeLogin(
  ctx: RequestContext,
  user: User,
  { devices, browser }: Seen = NOTHING,
  by: Pick<Session, 'idToken'> = {},
): Promise<User> {
  requireActive(user);
  const { address, agent } = ctx.client;
  const device = { _id: deviceId(ctx.client), label: deviceLabel(agent), address, at: ctx.now() };
  const { device: digest } = ctx.client;
  let fresh: string | null = null;
  const note = () =>
    ctx.transaction(async tx => {
      if (!(await recordLastLogin(tx, user, device.at))) throw accountChanged();
      if (!devices.includes(device._id) && (await rememberDevice(tx, user.id, device)) === 'new')
        tx.send(SendEmail, { template: 'newDevice', userId: user.id, device: device._id });
      fresh = await admitDevice(tx, { userId: user.id, digest, now: device.at }, browser);
      tx.publish(UserLoggedIn, { userId: user.id, at: device.at.toISOString() });
    });
  await beginSession(ctx, user, note, by);
  if (fresh) ctx.setDevice(fresh);
  return user;
}

/**
 * Refuses a suspended account. Called only after the right password, so that others cannot learn of the suspension.
 * @throws DomainError FORBIDDEN
 */
export function requireActive({ status }: User): void {
  if (status === 'suspended')
    throw new DomainError('FORBIDDEN', 'Your account is suspended. Please contact us if you believe this is an error.');
  if (status === 'pending') throw new DomainError('FORBIDDEN', 'Your account is awaiting approval.');
}
