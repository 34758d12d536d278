import { expect, test } from '@jest/globals';
import { mongodWarning } from './mongodVersions.ts';

test('the start warns of a MongoDB release that is out of support or lacks a security fix', () => {
  const today = '2026-11-22';
  expect(mongodWarning('db version v6.0.5\nBuild Info: {', today)).toBe(
    'Warning: MongoDB 6.0.5 has had no repairs since 2025-07-31. It suits a trial on this machine; for real data install MongoDB 7.0 or newer (docs/operations.md).',
  );
  expect(mongodWarning('db version v7.0.12', today)).toContain('7.0.12 lacks repairs of known faults');
  expect(mongodWarning('db version v7.0.28', today)).toBeUndefined();
  expect(mongodWarning('db version v8.0.17', today)).toBeUndefined();
  expect(mongodWarning('db version v7.0.28', '2027-09-01')).toContain('since 2027-08-31');
});
