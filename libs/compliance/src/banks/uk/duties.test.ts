import { expect, it } from '@jest/globals';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { bank } from './bank.ts';
import { scoreUk } from './scoreUk.ts';

const verdictOf = (changes: Record<string, string> = {}) =>
  scoreUk({
    answers: bestAnswers(bank, changes),
    today: '2026-11-22',
    turnover: null,
    size: 'large',
    systemType: null,
  });
const dutyOf = (id: string, changes: Record<string, string> = {}) =>
  verdictOf(changes).duties.find(duty => duty.id === id);

it('names the five principles of the specification in their order, and knows no fine and no class', () => {
  const clean = verdictOf();
  expect(clean.principleScores?.map(({ principle }) => principle)).toEqual([
    'Safety & Security',
    'Transparency',
    'Fairness',
    'Accountability',
    'Contestability',
  ]);
  expect(clean).toMatchObject({ ragScore: 'GREEN', class: null, fines: null });
  for (const absent of ['estimatedFine', 'fine', 'euClass']) expect(clean).not.toHaveProperty(absent);
});

it('an item that was not asked is not applicable, and one answered "Not sure" is not known', () => {
  expect(dutyOf('uk-c2')).toMatchObject({ binds: false, status: 'not_applicable' });
  expect(dutyOf('uk-c2')?.why).toContain('which the answers rule out');
  expect(dutyOf('uk-a3', { 'uk-a3': 'unsure' })).toMatchObject({ binds: false, status: 'unknown' });
  const decides = { 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes', 'uk2-f-adm': 'yes' };
  expect(dutyOf('uk-c2', decides)).toMatchObject({ binds: true, status: 'met' });
  expect(dutyOf('uk-c2', { ...decides, 'uk-c2': 'unsure' })).toMatchObject({ binds: true, status: 'unknown' });
});
