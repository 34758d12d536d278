import type { Context } from '@aicp/service/store/context';
import { nextDate, type Standing, urgencyOf } from '../domain/standing.ts';
import { pagePastDates, setStanding } from '../store/ledger.ts';

const PAGE = 100;

/** Moves systems on to the date after the one that has come, so that lists sort by what is next. Done again it changes nothing. */
export async function advanceRankings({ now }: Pick<Context, 'now'>): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  for (let after = 0; ; ) {
    const systems = await pagePastDates(today, after, PAGE);
    for (const system of systems)
      for (const { latestAssessment } of [system, ...(system.otherLaw ? [system.otherLaw] : [])])
        if (latestAssessment?.standing)
          await setStanding(system.id, latestAssessment.id, movedOn(latestAssessment.standing, today));
    const last = systems.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function movedOn({ urgency, ...standing }: Standing, today: string): Standing {
  return { ...standing, urgency: { ...urgency, next: urgencyOf(nextDate(standing.dates, today)) } };
}
