import { type DueThing, MAX_NAMED, type WeekPart, weekOf } from '@aicp/contracts/emails/digest';
import type { Context } from '@aicp/service/store/context';
import { enqueueWeeklySummaries } from '@aicp/service/store/enqueueWeeklySummaries';
import { reminderRecipients, systemWeek } from '../domain/systemDays.ts';
import { organisationsWithSystems, pageOnRecord } from './systemsOnRecord.ts';

/** The systems part of the Monday digest, one organisation at a time. */
export async function summariseWeek(ctx: Context): Promise<void> {
  const week = weekOf(ctx.now().toISOString().slice(0, 10));
  for await (const { id: organisationId, managers } of organisationsWithSystems()) {
    const parts = new Map<number, WeekPart>();
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after;
      const page = await ctx.transaction(tx => pageOnRecord(tx, organisationId, from));
      for (const { system, onRecord } of page.systems) {
        const { days, overdue, due, moved } = systemWeek(system, onRecord, week);
        const named = days.map((day): DueThing => ({ ...day, title: system.name, systemId: system.id }));
        for (const userId of reminderRecipients(system, managers)) {
          const so = parts.get(userId) ?? { overdue: 0, due: 0, moved: 0, first: [] };
          const sum = { overdue: so.overdue + overdue, due: so.due + due, moved: so.moved + moved };
          const first = [...so.first, ...named].sort(byDay).slice(0, MAX_NAMED);
          parts.set(userId, { userId, organisationId, week: week.monday, part: 'systems', ...sum, first });
        }
      }
      after = page.next;
    }
    await enqueueWeeklySummaries(ctx, [...parts.values()]);
  }
}

const byDay = (one: DueThing, other: DueThing) => one.day.localeCompare(other.day);
