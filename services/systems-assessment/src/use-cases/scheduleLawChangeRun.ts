import type { ActiveBanks } from '@aicp/compliance/banks/activeBanks';
import { lawStateOf } from '@aicp/compliance/banks/lawDays';
import { BankPublished, FindLawChanges } from '@aicp/contracts/events/lawEvents';
import type { Context } from '@aicp/service/store/context';
import { utcDateOf } from '../domain/assessmentLimits.ts';
import { findLastRun, insertRun } from '../store/lawRuns.ts';
import { countAllSystems } from '../store/systems.ts';

/**
 * Orders a list of law changes if the law has changed since the last run, by another question bank or a legal date. Idempotent: concurrent
 * workers wait for each other on the run's number.
 */
export async function scheduleLawChangeRun(ctx: Context, { EU, UK }: ActiveBanks): Promise<void> {
  const startedAt = ctx.now();
  const state = [EU, UK].map(({ version }) => lawStateOf(version, utcDateOf(startedAt))).join(', ');
  const total = await countAllSystems();
  const isNew = await ctx.transaction(async tx => {
    const last = await findLastRun(tx);
    if (last?.state === state) return false;
    const run = { id: (last?.id ?? 0) + 1, state, euBank: EU.version, ukBank: UK.version, startedAt };
    await insertRun(tx, { ...run, after: 0, done: 0, total, finishedAt: null, mailedTo: 0 });
    for (const { bank, before } of [
      { bank: EU, before: last?.euBank ?? null },
      { bank: UK, before: last?.ukBank ?? null },
    ]) {
      const { version: bankVersion, jurisdiction, lawAsOf } = bank;
      if (bankVersion !== before) tx.publish(BankPublished, { jurisdiction, bankVersion, lawAsOf, before });
    }
    tx.send(FindLawChanges, { run: run.id });
    return true;
  });
  if (isNew) ctx.logger.info({ state, systems: total }, 'the law has changed');
}
