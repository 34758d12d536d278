import { describe, expect, it } from '@jest/globals';
import { Citation } from './citation.ts';
import { type GlossaryEntry, glossary } from './glossary.ts';

const entries: [string, GlossaryEntry][] = Object.entries(glossary);

describe('the glossary', () => {
  it.each(entries)('explains %s in sentences, with an example and a source', (_id, { meaning, example, citation }) => {
    for (const text of [meaning, example]) expect(text).toMatch(/^[A-Z].*\.$/s);
    expect(example).not.toBe(meaning);
    expect(Citation.parse(citation)).toEqual(citation);
  });

  it('states no date of application in words, because dates are in the citations', () => {
    expect(entries.filter(([, { meaning, example }]) => /\b20\d\d\b/.test(meaning + example))).toEqual([]);
  });

  it('gives every term once', () => {
    expect(new Set(entries.map(([, { term }]) => term)).size).toBe(entries.length);
  });
});
