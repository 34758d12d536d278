import type { Answers } from '../../scoring/answers.ts';
import { certainly, type Fact, type Facts, mayBe } from './facts.ts';
import type { Cite } from './ukCitation.ts';

/** A prohibition: red whatever else is in place, and the practice must stop. */
export type Forbidden = {
  questionId: string;
  needs: readonly Fact[];
  cite: Cite;
  text: string;
  /** What to stop, after "Stop" or "Do not start". */
  stop: string;
  /** The lawful conditions, or further steps. */
  instead: string;
  owner: string;
  /** The due date in words, if no legal date is certain. */
  due?: string;
  /** Whether the item, wholly in place, makes it lawful. */
  cured: boolean;
};

const BASIS = 'uk-f3';
const dataOfficer = 'data protection officer';

/**
 * A decision on special categories needs one complete condition: half of one does not count. For recognised legitimate interests, and for
 * tools made for abuse, there is no condition that would cure it.
 */
export const forbiddenRules: readonly Forbidden[] = [
  {
    questionId: BASIS,
    needs: ['gdpr', 'adm', 'rli'],
    cite: ['ukGdpr', '22B(4)', 'UK GDPR Art. 22B(4)', 'adm-safeguards'],
    text: 'significant decisions taken by the system alone rest on recognised legitimate interests, which UK GDPR Art. 22B(4) forbids',
    stop: 'automated decisions that rest on recognised legitimate interests (UK GDPR Art. 22B(4))',
    instead: 'Have a person take each decision, or use another lawful basis that allows the system to decide.',
    owner: dataOfficer,
    cured: false,
  },
  {
    questionId: BASIS,
    needs: ['gdpr', 'adm', 'sc'],
    cite: ['ukGdpr', '22B(1)-(3)', 'UK GDPR Art. 22B(1)–(3)', 'adm-safeguards'],
    text: 'significant decisions taken by the system alone rest on special categories of personal data without a condition of UK GDPR Art. 22B',
    stop: 'automated decisions on special categories of data (UK GDPR Art. 22B(1) to (3))',
    instead:
      'They are lawful only with explicit consent, or if a contract or law together with substantial public interest allows them.',
    owner: dataOfficer,
    cured: true,
  },
  {
    questionId: BASIS,
    needs: ['police', 'adm', 'sc'],
    cite: ['police', 's. 50B', 'DPA 2018 s. 50B'],
    text: 'significant decisions taken by the system alone rest on sensitive processing for law-enforcement purposes without a condition of DPA 2018 s. 50B',
    stop: 'automated decisions on sensitive data for law enforcement (DPA 2018 s. 50B)',
    instead: 'They are lawful only with explicit consent, or if they are required or authorised by law.',
    owner: dataOfficer,
    cured: true,
  },
  {
    questionId: 'uk2-d-images',
    needs: ['img', 'tool'],
    cite: ['crime', 'ss. 72 and 99', 'Crime and Policing Act 2026 ss. 72 and 99'],
    text: 'the system is made, adapted or offered to create intimate images of people or child sexual abuse images, which is an offence under Crime and Policing Act 2026 ss. 72 and 99 according to secondary sources',
    stop: 'developing and offering the tool for intimate or child sexual abuse images (Crime and Policing Act 2026 ss. 72 and 99)',
    instead:
      'Take legal advice immediately. These sections are reported to have been in force since about 29 June 2026; their text was not read.',
    owner: 'general counsel',
    due: 'immediately',
    cured: false,
  },
];

/** The rules that fit, as far as the answers go. */
export function forbidden(answers: Answers, facts: Facts): Forbidden[] {
  return forbiddenRules.filter(
    ({ needs, cured, questionId }) => mayBe(facts, ...needs) && !(cured && answers[questionId] === 'implemented'),
  );
}

/** Whether the rule certainly matches: not if one of its facts, or its condition, is answered "Not sure". */
export function isCertain({ needs, questionId, cured }: Forbidden, answers: Answers, facts: Facts): boolean {
  return certainly(facts, ...needs) && !(cured && answers[questionId] === 'unsure');
}
