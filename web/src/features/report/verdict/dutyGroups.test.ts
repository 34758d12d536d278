import { expect, it } from '@jest/globals';
import { dutyCounts, dutyGroups } from './dutyGroups.ts';

const duty = (
  id: string,
  binds: boolean | null,
  state: 'in_force' | 'due' | 'conditional' | null,
  status: 'met' | 'open' | 'unknown' | 'other_party' | 'not_applicable',
) => ({ id, binds, state, status });

it('every duty is in one part: by its state if it binds, folded if it does not apply here', () => {
  const groups = dutyGroups(
    [
      duty('others', false, null, 'other_party'),
      duty('later', true, 'due', 'met'),
      duty('now', true, 'in_force', 'open'),
      duty('closed', true, 'in_force', 'not_applicable'),
      duty('guidance', false, null, 'met'),
      duty('perhaps', null, null, 'unknown'),
      duty('incident', true, 'conditional', 'met'),
    ],
    '2026-11-22',
  );
  expect(groups.map(({ title, folded, duties }) => [title, folded, duties.map(({ id }) => id)])).toEqual([
    ['Applicable on 22 November 2026', false, ['now']],
    ['Not yet applicable on 22 November 2026', false, ['later']],
    ['Only if a certain event occurs', false, ['incident']],
    ['Not known whether it applies', false, ['perhaps']],
    ['Expected, though no law requires it here', false, ['guidance']],
    ['Another party’s duty', true, ['others']],
    ['Not applicable', true, ['closed']],
  ]);
});

it('a part without a duty is left out', () => {
  expect(dutyGroups([], '2026-11-22')).toEqual([]);
});

it('counts by status the duties that apply or may apply', () => {
  const counted = (status: Parameters<typeof duty>[3], binds: boolean | null = true) =>
    duty('one', binds, null, status);
  const own = [counted('met'), counted('met'), counted('open'), counted('unknown', null), counted('met', false)];
  expect(dutyCounts([...own, counted('other_party'), counted('not_applicable')])).toBe(
    '4 duties: 2 met, 1 missing, 1 not known',
  );
  expect(dutyCounts([counted('met')])).toBe('1 duty: 1 met');
  expect(dutyCounts([counted('not_applicable')])).toBe('None applies');
});
