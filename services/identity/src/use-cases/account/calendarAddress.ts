import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../../context.ts';
import { createToken, digestOf } from '../../domain/linkToken.ts';
import { deleteCalendars, findCalendar, replaceCalendar } from '../../store/calendars.ts';
import { findRole } from '../../store/memberships.ts';
import { findUser } from '../../store/users.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';

/** Creates a calendar link for the caller's deadlines and replaces the previous one. The address is only in the response. */
export async function createCalendarLink(ctx: RequestContext): Promise<{ url: string; address: { createdAt: Date } }> {
  const { userId, organisationId } = await verifiedActor(ctx, null);
  await ctx.limiter.spend('newCalendar', `user ${userId}`);
  const secret = createToken();
  const createdAt = ctx.now();
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'user', userId))) throw notFound('Account');
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Organisation');
    await replaceCalendar(tx, { userId, organisationId, createdAt }, digestOf(secret));
    tx.publish(UserActed, { userId, act: 'calendarMade' });
    tx.send(SendEmail, { template: 'calendarCreated', userId });
  });
  return { url: `${ctx.publicUrl}/api/calendar/${secret}.ics`, address: { createdAt } };
}

/** Revokes the link at once. @returns whether there was one */
export async function revokeCalendarLink(ctx: RequestContext): Promise<boolean> {
  const { userId, organisationId } = signedInPersonally(ctx.actor);
  return ctx.transaction(async tx => {
    const isEnded = await deleteCalendars(tx, userId, organisationId);
    if (isEnded) tx.publish(UserActed, { userId, act: 'calendarEnded' });
    return isEnded;
  });
}

/** The user of a calendar link, for the gateway, which asks at each use. The same is read whether or not the link exists. */
export async function resolveCalendarActor(secret: string): Promise<UserActor | null> {
  const digest = digestOf(secret);
  const found = await findCalendar(digest);
  const { userId, organisationId } = found ?? { userId: 0, organisationId: 0 };
  const [user, role] = await Promise.all([findUser(userId), findRole(organisationId, userId)]);
  if (!found || user?.status !== 'active' || !role) return null;
  return { kind: 'user', userId, organisationId, role, isAdmin: false, session: digest, access: 'read' };
}
