import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { serviceNames } from './serviceNames.ts';

it('the list of services names every folder of services/, and no other', () => {
  const mains = globSync('*/src/main.ts', { cwd: join(import.meta.dirname, '../../../services') });
  expect([...serviceNames].sort()).toEqual(mains.map(path => path.split('/')[0]).sort());
});
