import { expect, it } from '@jest/globals';
import { mayReadLog } from './logReaders.ts';
import { ROLES } from './rights.ts';

const readers = (logHiddenFromApprovers: boolean, logShownToReaders: boolean) =>
  ROLES.filter(role => mayReadLog(role, { logHiddenFromApprovers, logShownToReaders }));

it('opens the log to owners, managers and approvers, and by two settings to fewer or more roles', () => {
  expect(readers(false, false)).toEqual(['owner', 'manager', 'approver']);
  expect(readers(true, false)).toEqual(['owner', 'manager']);
  expect(readers(false, true)).toEqual(['owner', 'manager', 'approver', 'reader']);
});
