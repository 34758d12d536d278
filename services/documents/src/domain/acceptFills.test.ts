import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exampleFacts } from '../../testing/exampleFacts.ts';
import { acceptFills, type Fill } from './acceptFills.ts';
import { compose } from './compose.ts';
import { allItems, isBlank } from './document.ts';
import { renderText } from './render/text.ts';

const description =
  'Ranks applications for interviews. It uses the CV and the answers of applicants. It does not use photographs. Recruiters see 20 of 100 applications.';
const facts = {
  ...exampleFacts('high-risk-deployer'),
  system: { ...exampleFacts('high-risk-deployer').system, description },
};
const content = compose('transparency-notice', facts);
const quote = 'It uses the CV and the answers of applicants.';
const good: Fill = {
  blank: 'data',
  text: 'The CV and the answers of applicants are used.',
  support: [{ source: 'system.description', quote }],
};
const filled = (fill: Partial<Fill>) => acceptFills(content, facts, [{ ...good, ...fill }]);

describe("a language model's proposal", () => {
  it('is printed with its source if it repeats the source', () => {
    const statement = allItems(filled({})).find(item => !isBlank(item) && item.text === good.text);
    expect(statement?.sources).toEqual(['system.description']);
    expect(renderText(filled({}))).toContain(good.text);
  });

  it.each([
    ['invents a fact', { text: 'The CV and the answers of applicants are used and kept for years.' }],
    ['names a source that is none', { support: [{ source: 'answer.eu2-99', quote }] }],
    ['names no source', { support: [] }],
    [
      'quotes what nobody said',
      { support: [{ source: 'system.description', quote: 'It uses the CV and the religion of applicants.' }] },
    ],
    ['invents an article of the law', { text: 'The CV and the answers of applicants are used (Art. 99).' }],
    ['rests on the law alone', { support: [{ source: 'law.gdpr-22', quote: 'GDPR Art. 22' }], text: 'GDPR Art. 22' }],
    [
      'changes a number',
      {
        text: 'Recruiters see 50 of 100 applications.',
        support: [{ source: 'system.description', quote: 'Recruiters see 20 of 100 applications.' }],
      },
    ],
    [
      'drops a negation',
      {
        text: 'It uses photographs.',
        support: [{ source: 'system.description', quote: 'It does not use photographs.' }],
      },
    ],
    ['adds a negation', { text: 'The answers of applicants are not used.' }],
    ['is for a place that is none', { blank: 'nowhere' }],
    ['is empty', { text: '  ' }],
    ['is endless', { text: 'applicants '.repeat(200) }],
  ] satisfies [string, Partial<Fill>][])('that %s never reaches the page', (_name, change) => {
    expect(filled(change)).toBe(content);
  });

  it('never prints a word that no source has, whatever it proposes', () => {
    const ids = allItems(content)
      .filter(isBlank)
      .map(({ blank }) => blank);
    const words = [
      'applicants',
      'answers',
      'CV',
      'interviews',
      'audited',
      'certified',
      'KPMG',
      '99.9%',
      'not',
      'the',
      'never',
      'approved',
    ];
    const fill = fc.record({
      blank: fc.constantFrom(...ids, 'nowhere'),
      text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map(list => list.join(' ')),
      support: fc.array(
        fc.record({
          source: fc.constantFrom(
            'system.description',
            'system.name',
            'answer.eu2-d-14',
            'law.gdpr-22',
            'person',
            'evidence.9',
            '',
          ),
          quote: fc.oneof(
            fc.constantFrom(quote, 'applications for interviews', 'KPMG audited and certified'),
            fc.string(),
          ),
        }),
        { maxLength: 3 },
      ),
    });
    const runs = Number(process.env.PROOF_RUNS ?? 300);
    fc.assert(
      fc.property(fc.array(fill, { maxLength: 5 }), fills => {
        const text = renderText(acceptFills(content, facts, fills));
        expect(text).not.toMatch(/audited|certified|KPMG|99\.9%|approved/);
      }),
      { numRuns: runs },
    );
  });
});
