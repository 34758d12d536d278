import type { NotifyOfExpired } from '@aicp/contracts/emails/notifyOfExpired';
import { MAX_SYSTEMS_NAMED, SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Context } from '@aicp/service/store/context';
import { insertReminders, type Reminder } from '@aicp/service/store/reminders';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { z } from 'zod';
import { listOwners } from '../store/systems.ts';

/**
 * Orders one email to each owner of systems with expired files, about their systems, and to the owner of each file, about all of its
 * systems. Recorded in the same transaction: a repeated order sends nothing.
 */
export async function notifyOfExpired(
  ctx: Context,
  { organisationId, files }: z.output<(typeof NotifyOfExpired)['data']>,
): Promise<void> {
  await ctx.transaction(async tx => {
    tx.inBulk();
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const all = [...new Set(files.flatMap(({ systemIds }) => systemIds))];
    const ownerOf = await listOwners(tx, organisationId, all);
    const told = files.flatMap(({ id, ownerId, validUntil: day, systemIds }) => {
      const people = new Set([ownerId, ...systemIds.flatMap(systemId => ownerOf.get(systemId) ?? [])]);
      const ofPerson = (userId: number) =>
        userId === ownerId ? systemIds : systemIds.filter(systemId => ownerOf.get(systemId) === userId);
      return [...people].map(userId => ({ about: `expired ${id}`, day, userId, systemIds: ofPerson(userId) }));
    });
    const noted = { organisationId, systemId: null, ahead: 0, sentAt: ctx.now() } as const;
    const reminders = told.map(({ about, day, userId }): Reminder => ({ ...noted, about, day, userId }));
    const fresh = new Set((await insertReminders(tx, reminders)).map(({ about, userId }) => `${userId} ${about}`));
    const now = told.filter(({ about, userId }) => fresh.has(`${userId} ${about}`));
    for (const [userId, mine] of Map.groupBy(now, one => one.userId)) {
      const systemIds = [...new Set(mine.flatMap(one => one.systemIds))];
      tx.send(SendEmail, {
        ...{ template: 'evidenceExpired', userId, organisationId, files: mine.length },
        ...{ systemIds: systemIds.slice(0, MAX_SYSTEMS_NAMED), systems: systemIds.length },
      });
    }
  });
}
