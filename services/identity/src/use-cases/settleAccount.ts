import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../context.ts';
import { findRole } from '../store/memberships.ts';
import { findOrganisation, type OrganisationRecord } from '../store/organisations.ts';
import { findUser, findUserIn, type User } from '../store/users.ts';
import { isUnsettled, pageUnsettled, settleUser } from '../store/workplaces.ts';
import { openOrganisation } from './openOrganisation.ts';
import { writeOrganisation } from './writeOrganisation.ts';

type Ctx = Pick<WorkerContext, 'transaction'>;

/**
 * Gives an account what the release before does not give it when it runs beside this one: where it registered the account, what a
 * migration gave the others, the organisation of its number and the place of its owner; where it changed the company's name or whose rules
 * apply, which it writes to the account alone, the same for that organisation. Nothing to do for any other account.
 */
export async function settleAccount(ctx: Ctx, userId: number): Promise<void> {
  if (!(await isUnsettled(userId))) return followProfile(ctx, userId);
  await ctx.transaction(async tx => {
    const user = await findUserIn(tx, userId);
    if (!user || !(await isUnsettled(userId, tx.session))) return;
    if (!(await lockUnlessGone(tx, 'organisation', userId))) return;
    await settleUser(tx, userId, userId);
    await openOrganisation(tx, { ...user, organisationId: userId }, user.createdAt);
  });
}

/** The same for an account that was read a moment ago: nearly always a look at the organisation of its number shows that it is settled. */
export async function settleRead(ctx: Ctx, user: User): Promise<void> {
  if (user.organisationId !== user.id) return;
  const known = await findOrganisation(user.id);
  if (known.createdAt === null || isBehind(user, known)) await settleAccount(ctx, user.id);
}

/** This release writes both in one transaction, so a difference between them is the release before's. */
async function followProfile(ctx: Ctx, userId: number): Promise<void> {
  const [user, known] = await Promise.all([findUser(userId), findOrganisation(userId)]);
  if (!user || !isBehind(user, known)) return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', userId))) return;
    const [profile, before] = [await findUserIn(tx, userId), await findOrganisation(userId, tx.session)];
    if (!profile || !isBehind(profile, before) || (await findRole(userId, userId, tx.session)) !== 'owner') return;
    const { companyName, jurisdiction } = profile;
    await writeOrganisation(tx, userId, before, { companyName, jurisdiction });
  });
}

function isBehind({ id, organisationId, companyName, jurisdiction }: User, known: OrganisationRecord): boolean {
  if (organisationId !== id || known.createdAt === null) return false;
  return known.companyName !== companyName || known.jurisdiction !== jurisdiction;
}

const PAGE = 500;

/** Every account that has no organisation yet. */
export async function settleAccounts(ctx: Ctx): Promise<void> {
  for (let after = 0; ; ) {
    const page = await pageUnsettled(after, PAGE);
    for (const userId of page) await settleAccount(ctx, userId);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}
