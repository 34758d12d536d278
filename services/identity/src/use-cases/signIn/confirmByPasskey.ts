import { DomainError } from '@aicp/contracts/domainError';
import { PasskeyInput } from '@aicp/contracts/inputs/passkeyInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { listPasskeyDescriptors } from '../../store/passkeys.ts';
import type { PasskeyRequest } from './beginPasskey.ts';
import { checkPasskey } from './checkPasskey.ts';
import { recordConfirmation } from './confirmIdentity.ts';

/** Requests one of the account's passkeys to confirm this session's user. */
export async function beginPasskeyConfirmation(ctx: RequestContext): Promise<PasskeyRequest> {
  const { userId, session } = signedInPersonally(ctx.actor);
  await ctx.limiter.spend('passkey', `user ${userId}`);
  const { known } = await listPasskeyDescriptors(userId);
  if (known.length === 0) throw new DomainError('CONFLICT', 'Your account has no passkey.');
  const options = await ctx.webauthn.authenticationOptions(known);
  return { ceremony: await ctx.ceremonies.begin({ kind: 'proof', userId, session }, options.challenge), options };
}

/** Confirms the user's identity with a passkey, for ten minutes in this session. */
export async function confirmByPasskey(ctx: RequestContext, input: unknown): Promise<{ until: Date }> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const { ceremony, credential } = parse(PasskeyInput, input);
  const asked = await ctx.ceremonies.takeProving(ceremony);
  if (asked?.userId !== userId || asked.session !== session)
    throw new DomainError('CONFLICT', 'This took too long. Please start again.');
  const user = await checkPasskey(ctx, credential, asked.challenge);
  if (user?.id !== userId) throw new DomainError('INVALID', 'The passkey could not be verified. Please try again.');
  return recordConfirmation(ctx, user);
}
