import type { Answers } from '../../scoring/answers.ts';
import { type Fact, type Facts, mayBe } from './facts.ts';
import type { Cite } from './ukCitation.ts';

/** A way of deciding that the law forbids: it is red whatever else is in place, and has to stop. */
export type Forbidden = { questionId: string; needs: readonly Fact[]; cite: Cite; text: string; action: string };

const BASIS = 'uk-f3';

/**
 * What Article 22B forbids. A decision on special categories needs one of its conditions whole: half of one is none. For recognised
 * legitimate interests there is no condition that would cure it.
 */
export const forbiddenRules: readonly (Forbidden & { cured: boolean })[] = [
  {
    questionId: BASIS,
    needs: ['adm', 'rli'],
    cite: ['ukGdpr', '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
    text: 'significant decisions taken by the system alone rest on recognised legitimate interests, which UK GDPR Art. 22B(4) forbids',
    action:
      'Stop deciding this way: have a person take each decision, or rest it on another lawful basis that allows the system to decide.',
    cured: false,
  },
  {
    questionId: BASIS,
    needs: ['adm', 'sc'],
    cite: ['ukGdpr', '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
    text: 'significant decisions taken by the system alone rest on special categories of personal data without a condition of UK GDPR Art. 22B',
    action:
      'Stop deciding this way until the person has explicitly consented, or contract or law together with substantial public interest allows it.',
    cured: true,
  },
];

/** What of it happens here, as far as the answers say. */
export function forbidden(answers: Answers, facts: Facts): Forbidden[] {
  return forbiddenRules.filter(
    ({ needs, cured, questionId }) => mayBe(facts, ...needs) && !(cured && answers[questionId] === 'implemented'),
  );
}
