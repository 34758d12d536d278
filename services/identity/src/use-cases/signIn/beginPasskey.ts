import { randomBytes } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../../context.ts';
import { requireVerifiedEmail } from '../../domain/requireVerifiedEmail.ts';
import { listPasskeyDescriptors, MAX_PASSKEYS } from '../../store/passkeys.ts';
import { requireConfirmation } from './requireConfirmation.ts';

/** The request to a browser, and the id to return with its response. */
export type PasskeyRequest = { ceremony: string; options: object };

/** Begins to add a passkey. Lists the existing ones, so that no authenticator creates a second one. */
export async function beginPasskey(ctx: RequestContext): Promise<PasskeyRequest> {
  const { session } = signedInPersonally(ctx.actor);
  const user = await requireConfirmation(ctx);
  requireVerifiedEmail(user);
  await ctx.limiter.spend('passkey', `user ${user.id}`);
  const { userHandle = randomBytes(32).toString('base64url'), known } = await listPasskeyDescriptors(user.id);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const options = await ctx.webauthn.registrationOptions(user.username, userHandle, known);
  const ceremony = await ctx.ceremonies.begin({ kind: 'add', userId: user.id, session, userHandle }, options.challenge);
  return { ceremony, options };
}

export function tooMany(): DomainError {
  return new DomainError('CONFLICT', `You have ${MAX_PASSKEYS} passkeys. Please remove one before adding another.`);
}
