import { expect, it } from '@jest/globals';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { bank } from './bank.ts';
import { scoreUk } from './scoreUk.ts';

const dutyOf = (id: string, changes: Record<string, string> = {}) =>
  scoreUk({
    answers: bestAnswers(bank, changes),
    today: '2026-11-22',
    turnover: null,
    size: 'large',
    systemType: null,
  }).duties.find(duty => duty.id === id);

it('an item that was not asked is not applicable, and one answered "Not sure" is not known', () => {
  expect(dutyOf('uk-c2')).toMatchObject({ binds: false, status: 'not_applicable' });
  expect(dutyOf('uk-c2')?.why).toContain('which the answers rule out');
  expect(dutyOf('uk-a3', { 'uk-a3': 'unsure' })).toMatchObject({ binds: false, status: 'unknown' });
  const decides = { 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes', 'uk2-f-adm': 'yes' };
  expect(dutyOf('uk-c2', decides)).toMatchObject({ binds: true, status: 'met' });
  expect(dutyOf('uk-c2', { ...decides, 'uk-c2': 'unsure' })).toMatchObject({ binds: true, status: 'unknown' });
});
