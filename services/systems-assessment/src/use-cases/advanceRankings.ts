import type { Context } from '@aicp/service/store/context';
import { nextDate, type Ranking, urgencyOf } from '../domain/ranking.ts';
import { resultsOf, urgencyUnder } from '../domain/viewUnderLaw.ts';
import { pagePastDates, setRanking } from '../store/ledger.ts';

const PAGE = 100;

/** Moves systems on when one of their dates has come, so that lists sort by what is due and what is next. Done again it changes nothing. */
export async function advanceRankings({ now }: Pick<Context, 'now'>): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  for (let after = 0; ; ) {
    const systems = await pagePastDates(today, after, PAGE);
    for (const system of systems)
      for (const under of resultsOf(system)) {
        const { latestAssessment: latest } = under;
        if (!latest?.standing) continue;
        const standing = movedOn(latest.standing, today);
        const urgency = urgencyUnder({ ...under, latestAssessment: { ...latest, standing } }, today);
        await setRanking(system.id, under, { assessmentId: latest.id, standing, urgency });
      }
    const last = systems.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function movedOn({ urgency, ...standing }: Ranking, today: string): Ranking {
  return { ...standing, urgency: { ...urgency, next: urgencyOf(nextDate(standing.dates, today)) } };
}
