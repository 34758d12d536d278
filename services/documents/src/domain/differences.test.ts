import { describe, expect, it } from '@jest/globals';
import { compose } from './compose.ts';
import { differences } from './differences.ts';
import { exampleFacts } from './exampleFacts.ts';
import { withFilled } from './version.ts';

const facts = exampleFacts('EU');
const content = compose('transparency-notice', facts);

describe('two versions of a document', () => {
  it('of the same answers do not differ, whenever they were written', () => {
    expect(differences(content, compose('transparency-notice', { ...facts, today: '2026-12-24' }))).toEqual([]);
  });

  it('differ where an answer changed', () => {
    const later = compose('transparency-notice', exampleFacts('EU', { 'eu-16': 'none' }));
    const found = differences(content, later);
    expect(found.find(({ section }) => section.startsWith('Decisions'))).toEqual({
      section: 'Decisions and human oversight',
      added: ['[to be completed: who oversees the system, what they can change, and how they can stop it]'],
      removed: ['Named, competent people can understand the system, overrule it and stop it.'],
    });
  });

  it('differ where somebody filled in a place', () => {
    const filled = withFilled(content, [{ blank: 'dpo', text: 'Grace Hopper', by: 1, at: new Date() }]);
    expect(differences(content, filled)).toEqual([
      {
        section: 'Who is responsible',
        added: ['Grace Hopper'],
        removed: ['[to be completed: the name and contact of the data protection officer, or "none appointed"]'],
      },
    ]);
  });
});
