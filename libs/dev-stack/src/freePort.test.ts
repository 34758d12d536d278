import { expect, test } from '@jest/globals';
import { freePort } from './freePort.ts';

test('ports requested at once, and not used yet, are all different', async () => {
  const ports = await Promise.all(Array.from({ length: 1000 }, freePort));
  expect(new Set(ports).size).toBe(1000);
});
