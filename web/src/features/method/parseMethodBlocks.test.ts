import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseMethodBlocks } from './parseMethodBlocks.ts';

describe('the method on its page', () => {
  const [markdown = ''] = readFileSync(join(import.meta.dirname, '../../../../docs/method.md'), 'utf8').split('<!--');
  const blocks = parseMethodBlocks(markdown);

  it('is all of docs/method.md except its title and its contents', () => {
    const text = blocks.flatMap(block => (block.kind === 'list' ? block.items : block.text)).join(' ');
    const words = (all: string) =>
      all
        .replaceAll(/^(#+|-|\d+\.) /gm, '')
        .split(/\s+/)
        .filter(Boolean);
    expect(words(text)).toEqual(words(markdown.replaceAll(/^ *- \[.+\n/gm, '')).slice(1));
  });

  it('has headings for both banks, each with its own address', () => {
    const headings = blocks.flatMap(block => (block.kind === 'heading' ? block : []));
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    expect(headings.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual([
      'EU AI Act: bank eu-2026-11-27',
      'UK principles: bank uk-2026-11-27',
      'Limits',
    ]);
  });

  it('keeps lists in their order', () => {
    expect(parseMethodBlocks('# Title\n\n## EU\n\n1. one\n2. two\n\n- a\n- b')).toEqual([
      { kind: 'heading', level: 2, text: 'EU', id: 'eu-eu' },
      { kind: 'list', ordered: true, items: ['one', 'two'] },
      { kind: 'list', ordered: false, items: ['a', 'b'] },
    ]);
  });
});
