import type { Condition } from '../../../scoring/condition.ts';
import { firedBy } from '../../../scoring/condition.ts';
import type { TraceStep } from '../../../scoring/verdict.ts';
import { type Cite, cite } from '../cite.ts';
import {
  all,
  any,
  claimDocumented,
  claimRefused,
  exempt,
  hit,
  inScope,
  is,
  liveUnclear,
  liveUnlawful,
  model,
  practices,
} from '../facts.ts';
import { always, answerIn, type Case, firstOf, questionById } from './case.ts';
import { classOf, classRowOf } from './classes.ts';
import { refusalOf } from './exceptionRows.ts';
import { findingsOfPractices } from './practices.ts';
import { applicableRoles } from './roles.ts';
import { pointOf, productIn, usesIn } from './routes.ts';
import { transitionOf, transitions } from './starts.ts';

/** The reasoning for the class, rule by rule, each with the answers that triggered it; the class is last. */
export function reasoningOf(given: Case): TraceStep[] {
  const { says } = given;
  const step = (rule: string, because: Condition, source: Cite | null, outcome: string): TraceStep[] =>
    says(because) ? [{ rule, because: reasons(because, given), citation: source && cite(source), outcome }] : [];
  const row = classRowOf(given);
  const { label, reason } = classOf(given);
  const product = productIn(given)[0];
  return [
    ...step('Is it an AI system?', is('ai', 'yes', 'unsure'), ['Art. 3(1)'], 'It is an AI system, or treated as one.'),
    ...step(
      'Is it excluded from the Act?',
      is('x', 'none', 'dual', 'planned', 'unsure'),
      ['Art. 2(3), (6), (8), (10)'],
      'No exclusion fits.',
    ),
    ...applicableRoles(given).flatMap(({ when, label: role, why }) =>
      step(`Role: ${role}`, when, ['Art. 3(3)–(12)'], why),
    ),
    ...step('Does the Act apply?', inScope, ['Art. 2(1)'], 'The Act applies to you in at least one role.'),
    ...practiceSteps(given),
    ...(product
      ? step(
          'Annex I',
          is('a1-law', given.answers['eu2-a1-law'] ?? ''),
          ['Art. 6(1)'],
          `${product.label}${product.provisional ? ', provisionally' : ''}.`,
        )
      : []),
    ...usesIn(given).flatMap(({ label: use, item, provisional }) =>
      step(
        item ? `Annex III, ${pointOf(item)}` : 'Annex III',
        item ? hit(item) : unknownUse(given),
        ['Annex III'],
        provisional ? `${use}, provisionally.` : `${use}.`,
      ),
    ),
    ...step('Exception of Art. 6(3)', claimRefused, ['Art. 6(3)'], `Not accepted: ${refusalOf(given)}.`),
    ...step('Exception of Art. 6(3)', all(exempt, claimDocumented), ['Art. 6(3)'], 'Accepted as documented.'),
    ...transitionSteps(given),
    ...step('General-purpose AI model', model, ['Art. 53'], 'You are the provider of a model on the EU market.'),
    {
      rule: row.rule,
      because: reasons(row.when, given),
      citation: cite(row.source),
      outcome: `${label}: ${reason}`,
    },
  ];
}

function unknownUse({ says }: Case): Condition {
  const open = [
    is('a3', 'unsure'),
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map(area => is(`area-${area}`, 'unsure')),
  ];
  return { any: [...open.filter(says), is('5d', 'support')] };
}

function practiceSteps(given: Case): TraceStep[] {
  return findingsOfPractices(given).flatMap(({ letter, label, title, status, unlawful, citation }) => {
    if (status !== 'met' && status !== 'unknown') return [];
    const answers = practices
      .filter(row => row.letter === letter)
      .flatMap(({ questions, met }) =>
        questions.map(question => is(question, ...(status === 'met' ? met : ['unsure']))),
      );
    const because = any(...answers, ...(letter === 'h' ? [unlawful ? liveUnlawful : liveUnclear] : []));
    const outcome = status === 'met' ? `Met: ${title}.` : `Not known: ${title}.`;
    return [{ rule: label, because: reasons(because, given), citation, outcome }];
  });
}

function transitionSteps(given: Case): TraceStep[] {
  const row = firstOf(transitions, given);
  const transition = transitionOf(given);
  if (!row || !transition) return [];
  return [
    {
      rule: 'Earlier systems',
      because: reasons(row.when, given),
      citation: transition.citation,
      outcome: transition.text,
    },
  ];
}

/** Up to six answers that make a rule hold, in its own order. */
function reasons(condition: Condition, given: Case): TraceStep['because'] {
  if (condition === always) return [];
  return firedBy(condition, given.answers)
    .slice(0, 6)
    .map(questionId => ({
      questionId,
      question: questionById.get(questionId)?.question ?? questionId,
      answer: answerIn(given, questionId) ?? '',
    }));
}
