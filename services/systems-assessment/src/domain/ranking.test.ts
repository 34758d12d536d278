import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { describe, expect, it } from '@jest/globals';
import {
  answersOfProfile,
  goldenDefaults,
  goldenProfiles,
} from '../../../../libs/compliance/testing/goldenProfiles.ts';
import { NEVER_ASSESSED, type Ranking, rankingOf, systemUrgency } from './ranking.ts';

const TODAY = '2026-11-28';
const bank = currentBank('EU');

function standing(due: Ranking['due'], gaps: number, ofClass = 1): Ranking {
  const urgency = { class: ofClass, level: 0, score: 0, gaps, next: null };
  return { class: null, score: 100, openGaps: gaps, dates: [], due, urgency };
}
const now = (count: number) => [{ from: TODAY, count }];
const later = (count: number) => [{ from: '2027-12-02', count }];
const of = (riskLevel: string, due: Ranking['due'], gaps: number, isOpen = false, ownDue: string | null = null) =>
  systemUrgency('EU', { riskLevel, standing: standing(due, gaps) }, { isOpen, ownDue }, TODAY);
const NO_WORK = { isOpen: false, ownDue: null };
const never = (isOpen: boolean) => systemUrgency('EU', null, { ...NO_WORK, isOpen }, TODAY);

describe('the urgency of a system', () => {
  it('puts severe systems with due gaps first, then assessments in progress, due gaps, later ones, and systems never assessed', () => {
    const urgencies = [
      of('HIGH', now(2), 9),
      of('HIGH', now(1), 20),
      of('LOW', now(3), 3, true),
      never(true),
      of('LOW', now(1), 1),
      of('HIGH', later(4), 4),
      never(false),
      of('LOW', later(4), 4),
      of('LOW', [], 0),
    ];
    expect(urgencies).toEqual(urgencies.toSorted((one, other) => other - one));
    expect(new Set(urgencies).size).toBe(urgencies.length);
    expect(never(false)).toBe(NEVER_ASSESSED);
  });

  it('counts a due date that the organisation chose as due from its day on, before equals without one', () => {
    const urgencies = [
      of('HIGH', later(4), 4, false, '2026-11-27'),
      of('HIGH', now(2), 9),
      of('LOW', now(1), 1, false, TODAY),
      of('LOW', [], 0, false, '2026-11-27'),
      of('LOW', now(9), 9, false, '2026-11-29'),
      of('HIGH', later(4), 4, false, '2026-11-29'),
    ];
    expect(urgencies).toEqual(urgencies.toSorted((one, other) => other - one));
    expect(new Set(urgencies).size).toBe(urgencies.length);
    expect(of('LOW', now(1), 1, false, '2026-11-29')).toBe(of('LOW', now(1), 1));
  });

  it('counts a high-risk class under EU law and a RED rating under UK law as grave, whatever the risk level', () => {
    const graded = (law: 'EU' | 'UK', ofClass: number) =>
      systemUrgency(law, { riskLevel: 'LOW', standing: standing(now(1), 1, ofClass) }, NO_WORK, TODAY);
    expect([graded('EU', 2), graded('EU', 3), graded('UK', 1), graded('UK', 2)]).toEqual([
      4_001_001, 6_001_001, 4_001_001, 6_001_001,
    ]);
  });

  it('knows for every profile the due date of each gap, and has each later one among the dates that move the list', () => {
    const defaults = goldenDefaults('eu');
    const ahead = goldenProfiles('eu').flatMap(profile => {
      const answers = answersOfProfile(bank, 'eu2-', profile, defaults.answers);
      const { due, openGaps, dates } = rankingOf(assess({ bank, answers, today: TODAY }), TODAY);
      expect(due.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(openGaps);
      return due.filter(({ from }) => from > TODAY).map(({ from }) => ({ profile: profile.id, from, dates }));
    });
    expect(ahead.length).toBeGreaterThan(10);
    for (const { from, dates } of ahead) expect(dates).toContain(from);
  });
});
