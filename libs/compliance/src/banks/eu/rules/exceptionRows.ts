import type { Condition } from '../../../scoring/condition.ts';
import type { Cite } from '../cite.ts';
import type { Start } from '../duty.ts';
import {
  all,
  alwaysProfiling,
  claimDocumented,
  claimRefused,
  exceptionClosed,
  firstProvider,
  hits,
  is,
  not,
  released,
} from '../facts.ts';
import type { Case } from './case.ts';

/** A row of the table on claims of Art. 6(3). */
export type ExceptionRow = {
  id: string;
  /** Null if no question asks it: the claim itself is the breach. */
  questionId: string | null;
  when: Condition;
  binds: boolean;
  who: string;
  title: string;
  source: Cite;
  start: Start;
  points: number;
  gap: string | ((given: Case) => string);
  action: string;
  owner: string;
  why: string;
};

/** The limb that rules out the claim. First match; a closed use comes first. */
export const refusals: readonly { when: Condition; words: string }[] = [
  {
    when: hits(...alwaysProfiling),
    words:
      'the system has, or may have, a use that always involves profiling, that is, evaluating or predicting personal aspects of people (Art. 6(3) subparagraph 3, GDPR Art. 4(4))',
  },
  {
    when: exceptionClosed,
    words:
      'it is not known which use of Annex III the system has, and the exception requires a known use (Art. 6(3), rule of this tool)',
  },
  { when: is('e-prof', 'yes', 'unsure'), words: 'it profiles people, or may do so (Art. 6(3) subparagraph 3)' },
  {
    when: is('e-ground', 'none', 'unsure'),
    words: 'none of the four grounds is met or known (Art. 6(3) subparagraph 2)',
  },
  {
    when: is('e-infl', 'yes', 'unsure'),
    words:
      'it can materially influence the decision, or may do so (Art. 6(3) subparagraph 1; as a separate test, reasoned from the text)',
  },
];

export function refusalOf({ says }: Case): string {
  return refusals.find(({ when }) => says(when))?.words ?? '';
}

export const exceptionRows: readonly ExceptionRow[] = [
  {
    id: 'd-6-4',
    questionId: 'eu2-e-doc',
    when: all(is('e-doc', 'implemented', 'partial', 'none', 'unsure'), not(released)),
    binds: true,
    who: 'provider',
    title: 'Documented assessment of the exception',
    source: ['Art. 6(4)'],
    start: 'exception',
    points: 0,
    gap: 'documentation of the assessment (Art. 6(4))',
    action:
      'Document the exception under Art. 6(3): its ground, the facts and why there is no significant risk. Show it to authorities on request (Art. 6(4)).',
    owner: 'product owner',
    why: 'You treat the system as not high-risk under the exception in Article 6(3).',
  },
  {
    id: 'd-6-4',
    questionId: null,
    when: all(not(firstProvider), claimDocumented),
    binds: false,
    who: "the system's provider",
    title: 'Documented assessment of the exception',
    source: ['Art. 6(4)'],
    start: 'exception',
    points: 0,
    gap: '',
    action: '',
    owner: 'product owner',
    why: 'The provider relies on the exception under Art. 6(3) and is responsible for its documentation; keep a copy of its assessment.',
  },
  {
    id: 'd-49-2',
    questionId: 'eu2-e-reg',
    when: all(is('e-reg', 'yes', 'no', 'unsure', 'planned'), not(released)),
    binds: true,
    who: 'provider',
    title: 'Registration of an exempted system',
    source: ['Art. 49(2)', null, 'M'],
    start: 'exception',
    points: 0,
    gap: 'registration (Art. 49(2))',
    action:
      'Register the exempted system with the data of Annex VIII Section B. The start date is disputed: since 2 August 2026, as the text reads (Art. 113), or from 2 December 2027, like the rest of the exception.',
    owner: 'compliance',
    why: 'Registration is a separate duty; the exception applies without it.',
  },
  {
    id: 'd-e-false',
    questionId: null,
    when: all(firstProvider, not(released), claimRefused),
    binds: true,
    who: 'provider',
    title: 'Claim of the exception of Article 6(3)',
    source: ['Art. 6(3)'],
    start: 'exception',
    points: 14,
    gap: given => `treats the system as not high-risk although the exception is not open: ${refusalOf(given)}`,
    action: 'Treat the system as high-risk, and correct the information given to customers.',
    owner: 'product owner',
    why: 'You claim an exception that is not open to this system.',
  },
];
