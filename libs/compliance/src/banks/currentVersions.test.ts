import { expect, test } from '@jest/globals';
import { currentVersions } from '../scoring/currentVersions.ts';
import { currentBank } from './banks.ts';

test('the banks named as current are the current ones', () => {
  expect(currentVersions).toEqual({ EU: currentBank('EU').version, UK: currentBank('UK').version });
});
