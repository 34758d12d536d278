import { describe, expect, it } from '@jest/globals';
import { assess } from '../banks/assess.ts';
import { currentBank } from '../banks/banks.ts';
import { compliantAnswers } from './compliantAnswers.ts';
import { endedBySafeguards, practicesMet } from './safeguards.ts';
import { verdictMessage } from './verdictMessage.ts';

const bank = currentBank('EU');
const found = (changes: Record<string, string>) => {
  const answers = Object.fromEntries(Object.entries(changes).map(([id, value]) => [`eu2-${id}`, value]));
  const verdict = assess({ bank, answers: compliantAnswers(bank, answers), today: '2026-11-27' });
  const message = verdictMessage({
    ...verdict,
    classId: verdict.class?.id,
    rag: verdict.ragScore,
    level: verdict.riskLevel,
    gaps: verdict.findings,
  });
  const met = practicesMet(verdict.duties);
  return { message, met, ended: endedBySafeguards(met, { gaps: verdict.findings, actions: verdict.actions }) };
};

const studio = { role: 'supply', 'f-med': 'yes' };

describe('a prohibited practice', () => {
  it.each(['ba', 'bb'])('(%s) that only lacks safeguards ends with them, and is not called incurable', letter => {
    const { message, met, ended } = found({ ...studio, [`5${letter}-p`]: 'unguarded' });
    expect([met, ended]).toEqual([[`5${letter}`], [`5${letter}`]]);
    expect(message).toContain('Add reasonable and adequate safeguards, or withdraw the system, immediately');
    expect(message).not.toMatch(/no other measure|must stop/);
  });

  it('that is the purpose of the system must stop', () => {
    const { message, ended } = found({ ...studio, '5ba-p': 'purpose' });
    expect(ended).toEqual([]);
    expect(message).toContain('The practice must stop; no other measure lowers this level.');
  });

  it('next to one that only lacks safeguards must stop, and the other ends with them', () => {
    const { message, met, ended } = found({ ...studio, '5ba-p': 'unguarded', '5a': 'yes' });
    expect([met, ended]).toEqual([['5a', '5ba'], ['5ba']]);
    expect(message).toContain('The other practices must stop');
  });
});

describe('duties answered "Not sure"', () => {
  it('are counted separately from missing ones', () => {
    const own = { role: 'own', 'f-dec': 'yes', a3: '5', 'a3-5b': 'yes', 'd-9': 'none' };
    expect(found(own).message).not.toContain('Not sure');
    expect(found({ ...own, 'd-11': 'unsure' }).message).toContain('1 duty was answered "Not sure". Resolve it first.');
    expect(found({ ...own, 'd-11': 'unsure', 'd-12': 'unsure' }).message).toContain(
      '2 duties were answered "Not sure"',
    );
  });
});
