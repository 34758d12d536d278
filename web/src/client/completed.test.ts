import { expect, it } from '@jest/globals';
import { completed } from './completed.ts';

it('completes each item of a list with the known item at the same index', () => {
  const known = [{ id: 'a', citation: { label: 'Art. 9', url: 'https://one' } }, { id: 'b' }];
  const next = [
    { id: 'a', title: 'One', citation: { url: 'https://one' } },
    { id: 'b', title: 'Two' },
  ];
  expect(completed(known, next)).toEqual([
    { id: 'a', title: 'One', citation: { label: 'Art. 9', url: 'https://one' } },
    { id: 'b', title: 'Two' },
  ]);
});

it('lets the next value win if it is text, a reference, null or a shorter list', () => {
  expect(completed({ id: 'a', state: 'open' }, { id: 'a', state: 'done' })).toEqual({ id: 'a', state: 'done' });
  expect(completed({ owner: { __ref: 'Person:1' } }, { owner: { __ref: 'Person:2' } })).toEqual({
    owner: { __ref: 'Person:2' },
  });
  expect(completed({ class: { id: 'a' } }, { class: null })).toEqual({ class: null });
  expect(completed([{ id: 'a' }, { id: 'b' }], [{ id: 'a' }])).toEqual([{ id: 'a' }]);
  expect(completed(undefined, [{ id: 'a' }])).toEqual([{ id: 'a' }]);
});
