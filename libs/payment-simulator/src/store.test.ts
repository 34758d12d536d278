import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { StripeError } from './StripeError.ts';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'aicp-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const note = (id: string, text = '') => ({ id, object: 'note', text });

test('a transaction is stored completely or not at all, and an incomplete line counts as never written', () => {
  const path = join(folder, 'journal.jsonl');
  const store = openStore(path);
  store.transaction(() => store.put(note('a', 'first')));
  expect(() =>
    store.transaction(() => {
      store.put(note('a', 'second'));
      store.put(note('b'));
      throw new Error('half-way');
    }),
  ).toThrow('half-way');
  expect(() =>
    store.transaction(() => {
      store.put(note('c', 'declined'));
      throw new StripeError(402, 'card_error', 'declined');
    }),
  ).toThrow('declined');
  const before = store.all('note');
  expect(before).toEqual([note('c', 'declined'), note('a', 'first')]);
  store.close();
  appendFileSync(path, '[[{"id":"d","object":"note"');
  const again = openStore(path);
  expect(again.all('note')).toEqual(before);
  again.close();
});
