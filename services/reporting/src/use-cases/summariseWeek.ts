import { weekOf } from '@aicp/contracts/emails/digest';
import type { Context } from '@aicp/service/store/context';
import { enqueueWeeklySummaries } from '@aicp/service/store/enqueueWeeklySummaries';
import { countWeek } from '../store/weekOfActions.ts';

export async function summariseWeek(ctx: Context): Promise<void> {
  const week = weekOf(ctx.now().toISOString().slice(0, 10));
  const counts = await countWeek(week);
  await enqueueWeeklySummaries(
    ctx,
    counts.map(one => ({ ...one, week: week.monday, part: 'actions' })),
  );
}
