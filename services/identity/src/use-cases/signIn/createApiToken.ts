import { randomBytes } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { CreateApiTokenInput } from '@aicp/contracts/inputs/accountInputs';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedInPersonally } from '@aicp/contracts/rights/actor';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../../context.ts';
import { requireApi } from '../../domain/apiAccess.ts';
import { requireVerifiedEmail } from '../../domain/requireVerifiedEmail.ts';
import { type ApiToken, countTokens, insertToken, MAX_TOKENS } from '../../store/apiTokens.ts';
import { findPlan } from '../../store/subscriptions.ts';
import { lockUser } from '../../store/users.ts';
import { requireConfirmation } from './requireConfirmation.ts';

const DAY_MS = 24 * 3600 * 1000;
const HINT_LENGTH = 4;

/** Creates a personal token. It is only in the response. */
export async function createApiToken(
  ctx: RequestContext,
  input: unknown,
): Promise<{ token: string; apiToken: ApiToken; notice: string | null }> {
  const actor = signedInPersonally(ctx.actor);
  const { organisationId } = actor;
  const user = await requireConfirmation(ctx);
  const userId = user.id;
  const { name, scope, expiresInDays, resources, networks } = parse(CreateApiTokenInput, input);
  if (scope === 'WRITE') requireRight(actor, 'manage');
  const notice = requireApi(effectivePlan(await findPlan(organisationId), ctx.plansOff), ctx.trial);
  requireVerifiedEmail(user);
  const token = `aicp_${randomBytes(32).toString('base64url')}`;
  const createdAt = ctx.now();
  const apiToken: ApiToken = {
    id: await nextId('api_tokens'),
    userId,
    organisationId,
    name,
    scope,
    role: actor.role,
    resources: scope === 'WRITE' && resources?.length ? [...new Set(resources)] : null,
    networks: networks?.length ? [...new Set(networks)] : null,
    hint: token.slice(-HINT_LENGTH),
    createdAt,
    lastUsedAt: null,
    expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
  };
  await ctx.transaction(async tx => {
    // One after another, so that two concurrent requests cannot both be the twentieth.
    await lockUser(tx, userId);
    if ((await countTokens(tx, userId)) >= MAX_TOKENS)
      throw new DomainError(
        'CONFLICT',
        `You have ${MAX_TOKENS} API tokens. Please revoke one before creating another.`,
      );
    await insertToken(tx, apiToken, tokenDigest(token));
    tx.publish(UserActed, { userId, act: 'apiTokenCreated', tokenId: apiToken.id });
    tx.send(SendEmail, { template: 'apiTokenCreated', userId, tokenId: apiToken.id });
  });
  return { token, apiToken, notice };
}
