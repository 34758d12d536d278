import { describe, expect, it } from '@jest/globals';
import { Citation } from '../law/citation.ts';
import { currentBank, pastLaw, publishedBanks } from './banks.ts';
import { correctionsOf } from './corrections.ts';

const current = [currentBank('EU').version, currentBank('UK').version];
const versions = [...publishedBanks, ...pastLaw].map(({ bank }) => bank.version);

describe('later corrections', () => {
  it.each(versions)('%s has corrections only when it is no longer current', version => {
    expect(correctionsOf(version).length > 0).toBe(!current.includes(version));
  });

  it('consist of whole sentences, each once, with a citation of the right law or none', () => {
    const all = versions.flatMap(correctionsOf);
    for (const { text, citation } of all) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/\btoday\b|\bcurrently\b|!|\s\s/);
      if (citation) expect(Citation.parse(citation)).toEqual(citation);
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('are empty for an unpublished bank', () => {
    expect(correctionsOf('eu-1999-01-01')).toEqual([]);
  });
});
