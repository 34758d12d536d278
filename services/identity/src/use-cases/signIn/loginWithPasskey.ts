import { DomainError } from '@aicp/contracts/domainError';
import { PasskeyInput, PasskeyLoginInput } from '@aicp/contracts/inputs/passkeyInputs';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import type { RequestContext } from '../../context.ts';
import { listPasskeyDescriptors } from '../../store/passkeys.ts';
import type { User } from '../../store/users.ts';
import type { PasskeyRequest } from './beginPasskey.ts';
import { checkPasskey } from './checkPasskey.ts';
import { completeLogin } from './completeLogin.ts';

/**
 * Begins a login by passkey. A guest may use any passkey of the browser, so the request reveals nothing about accounts; after a right
 * password it must be the account's.
 */
export async function beginPasskeyLogin(ctx: RequestContext, input: unknown): Promise<PasskeyRequest> {
  const { challenge } = parse(PasskeyLoginInput, input);
  await ctx.limiter.spend('passkeyLogin', networkOf(ctx.client.address));
  const begun = challenge ? await ctx.challenges.attempt(challenge) : undefined;
  if (challenge && !begun) throw over();
  const options = await ctx.webauthn.authenticationOptions(begun && (await listPasskeyDescriptors(begun.userId)).known);
  const second = challenge && begun ? { second: { userId: begun.userId, challenge } } : {};
  return { ceremony: await ctx.ceremonies.begin({ kind: 'login', ...second }, options.challenge), options };
}

/** Signs in with a passkey, which counts as two factors: a possession, and a finger, a face or a PIN. */
export async function loginWithPasskey(ctx: RequestContext, input: unknown): Promise<User> {
  const { ceremony, credential } = parse(PasskeyInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('wrongFromNetwork', `passkeys ${network}`);
  const asked = await ctx.ceremonies.takeLogin(ceremony);
  if (!asked) throw over();
  const user = await checkPasskey(ctx, credential, asked.challenge);
  if (!user || (asked.second && asked.second.userId !== user.id))
    throw new DomainError(
      'UNAUTHENTICATED',
      'You cannot sign in with this passkey. It may have been removed from your account. Please sign in with your password.',
    );
  await ctx.limiter.refund('wrongFromNetwork', `passkeys ${network}`);
  await ctx.limiter.spend('loginsOfAccount', `passkeys of user ${user.id}`);
  const begun = asked.second && (await ctx.challenges.redeem(asked.second.challenge));
  return completeLogin(ctx, user, undefined, { idToken: begun?.idToken });
}

const over = () => new DomainError('UNAUTHENTICATED', 'This login has expired. Please sign in again.');
