import { expect, test } from '@jest/globals';
import { roleLine } from './roleLine.ts';

test('the rights of a role are described in one line, from the single table of rights', () => {
  expect(roleLine('owner')).toBe('Can do everything.');
  expect(roleLine('manager')).toBe('Can do everything except manage the plan and payments.');
  expect(roleLine('contributor')).toBe(
    'Can read everything, and edit systems, answers and documents, and add evidence.',
  );
  expect(roleLine('approver')).toBe('Can read everything, and approve documents.');
  expect(roleLine('reader')).toBe('Can read everything.');
});
