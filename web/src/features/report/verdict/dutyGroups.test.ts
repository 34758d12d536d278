import { expect, it } from '@jest/globals';
import { dutyGroups } from './dutyGroups.ts';

const duty = (
  id: string,
  binds: boolean | null,
  state: 'in_force' | 'due' | 'conditional' | null,
  status: 'met' | 'open' | 'unknown' | 'other_party' | 'not_applicable',
) => ({ id, binds, state, status });

it('every duty stands in one part: by its state where it binds, folded where it concerns nobody here', () => {
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
    ['In force on 22 November 2026', false, ['now']],
    ['Not yet in force on 22 November 2026', false, ['later']],
    ['Only if something happens', false, ['incident']],
    ['Not known whether it binds', false, ['perhaps']],
    ['Expected, though no law requires it here', false, ['guidance']],
    ["The other party's", true, ['others']],
    ['Not applicable', true, ['closed']],
  ]);
});

it('a part without a duty is left out', () => {
  expect(dutyGroups([], '2026-11-22')).toEqual([]);
});
