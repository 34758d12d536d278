import { describe, expect, it } from '@jest/globals';
import { COMPUTED, importsOf } from './importsOf.ts';

describe('the imports of a file', () => {
  it.each([
    ['a value', "import { a } from './a.ts';"],
    ['a type', "import type { A } from './a.ts';"],
    ['for its effect', "import './a.ts';"],
    ['handed on', "export { a } from './a.ts';"],
    ['handed on whole', "export * from './a.ts';"],
    ['when it is needed', "export const later = async () => (await import('./a.ts')).a;"],
    ['as a type in its place', "export let a: import('./a.ts').A;"],
  ])('are seen: %s', (_how, source) => expect(importsOf(source, { tsx: false })).toEqual(['./a.ts']));

  it('are unknown if a program computes them', () => {
    expect(importsOf('export const load = (name: string) => import(name);', { tsx: false })).toEqual([COMPUTED]);
    expect(importsOf("export const load = (name: string) => import('./' + name);", { tsx: false })).toEqual([COMPUTED]);
  });
});
