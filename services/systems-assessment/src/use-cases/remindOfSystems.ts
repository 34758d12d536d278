import type { SystemDay } from '@aicp/contracts/emails/emailKinds';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Context } from '@aicp/service/store/context';
import { insertReminders, type Reminder } from '@aicp/service/store/reminders';
import { reminderRecipients, systemDays } from '../domain/systemDays.ts';
import { organisationsWithSystems, pageOnRecord } from './systemsOnRecord.ts';

/**
 * Reminds the responsible members 90, 30 and 7 days before legal dates, reassessments and reviews, one organisation at a time. Recorded in
 * the transaction that orders the email: no one is reminded twice, even after a crash.
 */
export async function remindOfSystems(ctx: Context): Promise<void> {
  for await (const { id, managers } of organisationsWithSystems())
    for (let after: number | null = 0; after !== null; ) after = await remindPage(ctx, id, managers, after);
}

/** @returns the start of the next page; null after the last one */
async function remindPage(
  ctx: Context,
  organisationId: number,
  managers: readonly number[],
  after: number,
): Promise<number | null> {
  const sentAt = ctx.now();
  const today = sentAt.toISOString().slice(0, 10);
  return ctx.transaction(async tx => {
    tx.inBulk();
    const { systems, next } = await pageOnRecord(tx, organisationId, after);
    const reminders = systems.flatMap(({ system, onRecord }) =>
      systemDays(system, onRecord, today).flatMap(({ kind, ...rest }) =>
        reminderRecipients(system, managers).map(
          (userId): Reminder => ({
            ...{ organisationId, systemId: system.id, userId, sentAt, ...rest },
            about: `${kind} ${system.id}`,
          }),
        ),
      ),
    );
    for (const together of mailsOf(await insertReminders(tx, reminders))) {
      const [{ userId, systemId, day, about }] = together;
      const kind = about.split(' ')[0] as SystemDay;
      if (systemId !== null)
        tx.send(SendEmail, {
          ...{ template: 'systemDays', userId, organisationId, kind, systemId, systems: together.length, day },
        });
    }
    return next;
  });
}

/** One email per recipient for all with such a date. */
function mailsOf(reminders: readonly Reminder[]): [Reminder, ...Reminder[]][] {
  const groups = Map.groupBy(reminders, ({ userId, about, day }) => `${userId} ${about.split(' ')[0]} ${day}`);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
