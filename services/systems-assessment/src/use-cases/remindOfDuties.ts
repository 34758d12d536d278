import { addDays, REMINDER_LEAD_DAYS, reminderLeadDays } from '@aicp/contracts/emails/reminder';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { may } from '@aicp/contracts/rights/rights';
import type { Context } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { membersOf } from '@aicp/service/store/members';
import { insertReminders, type Reminder } from '@aicp/service/store/reminders';
import { pageDueDuties } from '../store/organisationDuties.ts';

/**
 * Reminds organisation owners and managers 90, 30 and 7 days before the review of their answers to duties, one email for each date. The
 * transaction that orders an email also records it, so that no one is reminded twice.
 */
export async function remindOfDuties(ctx: Context): Promise<void> {
  const furthest = addDays(dayOf(ctx), Math.max(...REMINDER_LEAD_DAYS));
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Due[] = await pageDueDuties(furthest, after, PAGE);
    const members = await membersOf(page.map(({ organisationId }) => organisationId));
    for (const due of page)
      await remind(
        ctx,
        due,
        members.filter(({ organisationId, role }) => organisationId === due.organisationId && may(role, 'manage')),
      );
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  }
}

type Due = Awaited<ReturnType<typeof pageDueDuties>>[number];

async function remind(ctx: Context, { organisationId, duties }: Due, to: readonly { userId: number }[]): Promise<void> {
  const sentAt = ctx.now();
  const reminders = to.flatMap(({ userId }) =>
    duties.flatMap(({ id, reviewOn: day }): Reminder[] => {
      const ahead = reminderLeadDays(day, dayOf(ctx));
      const about = `duty ${organisationId} ${id}`;
      return ahead ? [{ organisationId, systemId: null, about, userId, day, ahead, sentAt }] : [];
    }),
  );
  if (reminders.length === 0) return;
  await ctx.transaction(async tx => {
    tx.inBulk();
    const fresh = await insertReminders(tx, reminders);
    for (const [first, ...more] of Map.groupBy(fresh, ({ userId, day }) => `${userId} ${day}`).values()) {
      if (!first) continue;
      const { userId, day } = first;
      tx.send(SendEmail, { template: 'dutyReview', userId, organisationId, duties: 1 + more.length, day });
    }
  });
}

const dayOf = ({ now }: Context) => now().toISOString().slice(0, 10);
