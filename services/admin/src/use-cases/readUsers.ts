import { DomainError } from '@aicp/contracts/domainError';
import { SystemsViewed } from '@aicp/contracts/events/adminEvents';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { admin } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { listArchivedWithHolds } from '@aicp/service/store/archives';
import type { RequestContext } from '../context.ts';
import { latestOf } from '../store/assessments.ts';
import { listSystems } from '../store/systems.ts';
import { type AdminUser, findUser, listUsers } from '../store/users.ts';

/** The most entries on one page of a list. */
const MAX_PAGE_SIZE = 1_000;

/** All users, page by page. */
export async function readUsers(
  ctx: RequestContext,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<{ users: AdminUser[]; next: string | null }> {
  admin(ctx.actor);
  const users = await listUsers(requirePage({ first, after }), first);
  return { users, next: users.length === first ? String(users.at(-1)?.id) : null };
}

/** The id after which a page of a list begins. @throws DomainError INVALID */
export function requirePage({ first, after }: { first: number; after?: string | null | undefined }): number {
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw new DomainError('INVALID', `first must be between 1 and ${MAX_PAGE_SIZE}.`);
  if (after && !/^\d{1,15}$/.test(after)) throw new DomainError('INVALID', 'This page does not exist.');
  return Number(after ?? 0);
}

export async function readUser(ctx: RequestContext, id: string): Promise<AdminUser> {
  admin(ctx.actor);
  const user = await findUser(idOrNotFound(id, 'User'));
  if (!user) throw notFound('User');
  return user;
}

/** A user after a change that identity has just made; the copy here follows within milliseconds. */
export async function waitForUser(ctx: RequestContext, id: unknown, version: number): Promise<AdminUser> {
  admin(ctx.actor);
  const userId = idOrNotFound(id, 'User');
  const user = await pollUntil(() => findUser(userId, version));
  if (user) return user;
  throw new DomainError('UNAVAILABLE', 'The change has been made. The list will show it shortly.');
}

/** Whether the list still shows an account that was deleted. */
export async function isUserStillListed(ctx: RequestContext, id: unknown): Promise<boolean> {
  admin(ctx.actor);
  const userId = idOrNotFound(id, 'User');
  return !(await pollUntil(async () => (await findUser(userId)) === null || null));
}

/**
 * The systems of a user's organisation, newest first, with their latest assessment. The view is logged. Names belong to the organisation,
 * and are shown on request only.
 */
export async function readSystems(
  ctx: RequestContext,
  { id: userId, organisationId }: Pick<AdminUser, 'id' | 'organisationId'>,
  names: boolean,
) {
  const asker = admin(ctx.actor);
  if (asker.userId !== userId) await ctx.publish(SystemsViewed, { userId });
  if (names && asker.organisationId !== organisationId)
    await ctx.publish(OrganisationActed, { organisationId, userId: asker.userId, act: 'systemsViewed', subject: '' });
  const systems = await listSystems(organisationId);
  const latest = await latestOf(systems.map(({ id }) => id));
  const archived = await listArchivedWithHolds(organisationId);
  return systems.map(({ id, name, systemType, jurisdiction }) => {
    const {
      riskLevel = null,
      scored = true,
      class: named = null,
      completedAt: assessedAt = null,
    } = latest.get(id) ?? {};
    const shown = names ? name : `AI system ${id}`;
    const hold = { archived: archived.has(id), heldUntil: archived.get(id) ?? null };
    const result = { riskLevel, scored, class: named, assessedAt };
    return { id: String(id), name: shown, systemType, jurisdiction, ...result, ...hold };
  });
}
