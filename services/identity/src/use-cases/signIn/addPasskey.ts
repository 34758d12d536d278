import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { AddPasskeyInput } from '@aicp/contracts/inputs/passkeyInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { nextId } from '@aicp/service/store/serialIds';
import { createRecoveryCodes, recoveryDigest } from '../../adapters/recoveryCodes.ts';
import type { RequestContext } from '../../context.ts';
import { countPasskeys, insertPasskey, MAX_PASSKEYS, type Passkey } from '../../store/passkeys.ts';
import { beginWithPasskeys, isAppOn } from '../../store/secondFactors.ts';
import { lockUser, type User, updateUser } from '../../store/users.ts';
import { tooMany } from './beginPasskey.ts';
import { refreshSessionFactor } from './refreshSessionFactor.ts';

type Added = { passkey: Passkey; recoveryCodes: string[] | null; user: User };

/**
 * Adds the passkey that the browser created in the session that requested it, after confirmation. With the first second factor the password
 * alone stops signing in: recovery codes are issued, and other sessions, which never used one, end.
 */
export async function addPasskey(ctx: RequestContext, input: unknown): Promise<Added> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const { ceremony, credential } = parse(AddPasskeyInput, input);
  const asked = await ctx.ceremonies.takeAddition(ceremony);
  if (asked?.userId !== userId || asked.session !== session)
    throw new DomainError('CONFLICT', 'Adding the passkey took too long. Please start again.');
  const made = await ctx.webauthn.registered(credential, asked.challenge);
  if (!made) throw new DomainError('INVALID', 'The passkey could not be verified. Please try again.');
  const name = deviceLabel(ctx.client.agent);
  const passkey = {
    id: await nextId('passkeys'),
    userId,
    name,
    isSynced: made.isSynced,
    createdAt: ctx.now(),
    lastUsedAt: null,
  };
  const added = await ctx.transaction(async (tx): Promise<Added> => {
    // One after another, so that only one of two concurrent requests can be the last allowed.
    await lockUser(tx, userId);
    const others = await countPasskeys(tx, userId);
    if (others >= MAX_PASSKEYS) throw tooMany();
    await insertPasskey(tx, { ...passkey, ...made, userHandle: asked.userHandle });
    const isFirst = others === 0 && !(await isAppOn(tx, userId));
    const recoveryCodes = isFirst ? createRecoveryCodes() : null;
    if (recoveryCodes) await beginWithPasskeys(tx, userId, recoveryCodes.map(recoveryDigest), ctx.now());
    tx.publish(UserActed, { userId, act: 'passkeyAdded', passkeyId: passkey.id });
    tx.send(SendEmail, { template: 'passkeyAdded', userId, passkeyId: passkey.id });
    // Counts as a change of the account: a login in progress by password alone gets no session.
    const user = await updateUser(tx, userId, {});
    if (!user) throw notFound('User');
    return { passkey, recoveryCodes, user };
  });
  if (added.recoveryCodes) await ctx.sessions.endAll(userId, session);
  await refreshSessionFactor(ctx);
  return added;
}
