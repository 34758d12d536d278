import { expect, it } from '@jest/globals';
import { countingFiles } from './countingFiles.ts';

it('a file is listed once for everything that it supports, and not after it is removed or replaced', () => {
  const files = [
    { id: '1', supports: 'eu-1', standing: 'present' },
    { id: '1', supports: 'eu-2', standing: 'present' },
    { id: '2', supports: 'eu-1', standing: 'expired' },
    { id: '3', supports: 'eu-1', standing: 'removed' },
    { id: '4', supports: 'eu-1', standing: 'replaced' },
  ];
  expect(countingFiles(files).map(({ id }) => id)).toEqual(['1', '2']);
});
