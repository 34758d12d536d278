import { randomBytes } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { CreateProvisioningTokenInput, GroupRolesInput, SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../../context.ts';
import { listGroupNames, listGroupsNamed } from '../../store/provisionedGroups.ts';
import { countProvisioned, listWithGroupRole } from '../../store/provisionedUsers.ts';
import {
  countProvisioningTokens,
  deleteProvisioningToken,
  type GroupRole,
  insertProvisioningToken,
  listGroupRoles,
  listProvisioningTokens,
  MAX_PROVISIONING_TOKENS,
  type ProvisioningToken,
  upsertGroupRoles,
} from '../../store/provisioning.ts';
import { emailOwners } from '../notifications/notifyOwners.ts';
import { changeOrganisation } from '../organisation/changeOrganisation.ts';
import { syncDirectoryRoles } from '../organisation/syncDirectoryRoles.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';

const DAY_MS = 24 * 3600 * 1000;
const HINT_LENGTH = 4;
const MAX_NAMES = 100;

/** An organisation's provisioning settings as its owners see them. */
export type Provisioning = {
  address: string;
  tokens: ProvisioningToken[];
  groupRoles: GroupRole[];
  groups: string[];
  userCount: number;
};

export async function readProvisioning(ctx: Pick<RequestContext, 'actor' | 'publicUrl'>): Promise<Provisioning> {
  const { organisationId } = requireRight(signedIn(ctx.actor), 'own');
  const [tokens, groupRoles, groups, userCount] = await Promise.all([
    listProvisioningTokens(organisationId),
    listGroupRoles(organisationId),
    listGroupNames(organisationId, MAX_NAMES),
    countProvisioned(organisationId),
  ]);
  return { address: `${ctx.publicUrl}${SCIM_PATH}`, tokens, groupRoles, groups, userCount };
}

/** Creates a token for the directory. The token is only in the response. There can be two, so that one can replace the other. */
export async function createProvisioningToken(
  ctx: RequestContext,
  input: unknown,
): Promise<{ token: string; provisioning: Provisioning }> {
  const { expiresInDays } = parse(CreateProvisioningTokenInput, input);
  const owner = await verifiedActor(ctx, 'own');
  await ctx.limiter.spend('provisioningToken', `organisation ${owner.organisationId}`);
  const id = await nextId('provisioning_tokens');
  const token = `aicpscim_${id}_${randomBytes(32).toString('base64url')}`;
  const createdAt = ctx.now();
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'own');
    if ((await countProvisioningTokens(tx, organisationId)) >= MAX_PROVISIONING_TOKENS)
      throw new DomainError(
        'CONFLICT',
        'There are already two tokens. Please revoke the one that is no longer used first.',
      );
    const row = {
      id,
      organisationId,
      hint: token.slice(-HINT_LENGTH),
      createdAt,
      createdBy: userId,
      lastUsedAt: null,
      expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    };
    await insertProvisioningToken(tx, row, tokenDigest(token));
    const act = 'provisioningTokenMade';
    tx.publish(OrganisationActed, { organisationId, userId, act, subject: '', tokenId: id });
    await emailOwners(tx, { organisationId, by: userId, what: 'directory' });
  });
  return { token, provisioning: await readProvisioning(ctx) };
}

/** Revokes a token at once, because each request of the directory is checked. Revoking needs no confirmation. */
export async function revokeProvisioningToken(ctx: RequestContext, id: string): Promise<Provisioning> {
  const tokenId = idOrNotFound(id, 'Provisioning token');
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId, organisationId } = requireRight(actor, 'own');
    if (!(await deleteProvisioningToken(tx, organisationId, tokenId))) throw notFound('Provisioning token');
    tx.publish(OrganisationActed, { organisationId, userId, act: 'provisioningTokenRevoked', subject: '', tokenId });
  });
  return readProvisioning(ctx);
}

/** Sets the roles of groups, and applies them to their current members. */
export async function setGroupRoles(ctx: RequestContext, input: unknown): Promise<Provisioning> {
  const { groupRoles } = parse(GroupRolesInput, input);
  const { organisationId } = await verifiedActor(ctx, 'own');
  const before = await listGroupRoles(organisationId);
  await changeOrganisation(ctx, async (tx, actor) => {
    const { userId } = requireRight(actor, 'own');
    await upsertGroupRoles(tx, organisationId, { groupRoles, setAt: ctx.now(), setBy: userId });
    tx.publish(OrganisationActed, { organisationId, userId, act: 'groupRolesChanged', subject: '' });
    await emailOwners(tx, { organisationId, by: userId, what: 'groupRoles' });
  });
  const names = [...before, ...groupRoles].map(({ group }) => group);
  const groups = await listGroupsNamed(organisationId, names);
  const concerned = [...groups.flatMap(({ members }) => members), ...(await listWithGroupRole(organisationId))];
  await syncDirectoryRoles(ctx, organisationId, concerned);
  return readProvisioning(ctx);
}
