import { describe, expect, it } from '@jest/globals';
import { exampleFacts } from '../../testing/exampleFacts.ts';
import { compose } from './compose.ts';
import { differences } from './differences.ts';
import { withFilled } from './version.ts';

const facts = exampleFacts('high-risk-deployer');
const content = compose('transparency-notice', facts);

describe('two versions of a document', () => {
  it('are equal for the same answers, whenever they were written', () => {
    expect(differences(content, compose('transparency-notice', { ...facts, today: '2026-12-24' }))).toEqual([]);
  });

  it('differ if an answer has changed', () => {
    const of = (oversight: string) => exampleFacts('high-risk-provider', { 'eu2-d-14': oversight });
    const found = differences(compose('model-card', of('implemented')), compose('model-card', of('none')));
    expect(found).toEqual([
      {
        section: '8 Ethical considerations',
        added: [],
        removed: ['People can understand, override and stop the system.'],
      },
    ]);
  });

  it('differ if a member filled in a blank', () => {
    const filled = withFilled(content, [{ blank: 'dpo', text: 'Grace Hopper', by: 1, at: new Date() }]);
    expect(differences(content, filled)).toEqual([
      {
        section: 'Responsible organisation',
        added: ['Grace Hopper'],
        removed: ['[to be completed: the name and contact of the data protection officer, or "none appointed"]'],
      },
    ]);
  });
});
