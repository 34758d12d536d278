import type { Answers } from '../scoring/answers.ts';
import type { Carried, CarriedQuestion } from '../scoring/carried.ts';
import type { Condition } from '../scoring/condition.ts';

const was = (question: string, ...values: string[]): Condition => ({ question: `eu-${question}`, in: values });
const both = (...all: Condition[]): Condition => ({ all });
const named = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [`eu2-${id}`, value]));
const proposed = (when: Condition, answers: Answers) => ({ when, answers: named(answers) });

const row = (
  question: string,
  asks: readonly string[],
  proposes: CarriedQuestion['proposes'] = [],
): CarriedQuestion => ({
  question: `eu-${question}`,
  asks: asks.map(id => `eu2-${id}`),
  proposes,
});

const provides = was('02', 'provider', 'both');
const uses = was('02', 'deployer', 'both');

/** A duty that was asked by itself and is asked by itself. */
const oneToOne = (question: string, party: Condition, id: string) =>
  row(
    question,
    [id],
    ['implemented', 'partial', 'none'].map(value => proposed(both(party, was(question, value)), { [id]: value })),
  );

/** Several duties that stood in one question: only where all were in place is it known how each stands. */
const wholeIn = (question: string, party: Condition, ...ids: string[]) =>
  proposed(both(party, was(question, 'implemented')), Object.fromEntries(ids.map(id => [id, 'implemented'])));

/** The areas that are one question now; the uses in them are asked by themselves. */
const areas = Object.entries({
  none: 'none',
  'III-1': '1',
  'III-2': '2',
  'III-3': '3',
  'III-4': '4',
  'III-5a': '5',
  'III-5b': '5',
  'III-5c': '5',
  'III-5d': '5',
  'III-6': '6',
  'III-7': '7',
  'III-8': '8',
});

/**
 * From the first EU bank to the second. Sparing on purpose: an answer is proposed only where the earlier one says it in law. "Not sure"
 * proposes nothing, and neither does an answer that mixed what is asked apart now, or that a correction of the first bank concerns.
 */
export const euFromFirst: Carried = {
  from: 'eu-2026-11-21',
  to: 'eu-2026-11-22',
  sameWords: false,
  questions: [
    row('01', ['pl-p', 'pl-d', 'pl-o'], [proposed(was('01', 'no'), { 'pl-p': 'no', 'pl-o': 'no' })]),
    row('02', ['role'], [proposed(was('02', 'deployer'), { role: 'use' })]),
    row(
      '02a',
      ['o-kind'],
      [
        proposed(both(was('02', 'deployer'), was('02a', 'other_private')), { 'o-kind': 'private' }),
        proposed(both(was('02', 'deployer'), was('02a', 'public_service_provider')), { 'o-kind': 'pubserv' }),
      ],
    ),
    row('03', ['5a', '5b'], [proposed(was('03', 'no'), { '5a': 'no', '5b': 'no' })]),
    row('04', ['5c', '5d']),
    row('05', ['5e', '5f', '5g', '5h'], [proposed(was('05', 'no'), { '5e': 'no' })]),
    row('06', ['5ba-p', '5ba-d', '5bb-p', '5bb-d']),
    row(
      '07',
      ['a3', 'a3-more', 'a3-5b', 'a3-5c'],
      [
        ...areas.map(([was07, a3]) => proposed(was('07', was07), { a3 })),
        proposed(was('07', 'III-5b'), { 'a3-5b': 'yes' }),
        proposed(was('07', 'III-5c'), { 'a3-5c': 'yes' }),
      ],
    ),
    row('08', ['a1-law', 'a1-role', 'a1-mdr', 'a1-ivd', 'a1-tp']),
    row(
      '09',
      ['e-claim', 'e-prof', 'e-ground', 'e-infl', 'e-doc', 'e-reg'],
      [
        proposed(was('09', 'claimed_undocumented', 'claimed_profiling', 'documented'), { 'e-claim': 'yes' }),
        proposed(was('09', 'claimed_profiling'), { 'e-prof': 'yes' }),
        proposed(both(provides, was('09', 'claimed_undocumented')), { 'e-doc': 'none' }),
      ],
    ),
    oneToOne('10', provides, 'd-9'),
    oneToOne('11', provides, 'd-10'),
    row('12', ['d-10b', 's-4a', 'd-4a'], [wholeIn('12', provides, 'd-10b')]),
    row('13', ['d-11', 'd-18'], [wholeIn('13', provides, 'd-11', 'd-18')]),
    row(
      '14',
      ['d-12', 'd-19', 'd-26-6'],
      [wholeIn('14', provides, 'd-12', 'd-19'), wholeIn('14', was('02', 'deployer'), 'd-26-6')],
    ),
    oneToOne('15', provides, 'd-13'),
    row('16', ['d-14', 'd-26-2'], [wholeIn('16', provides, 'd-14'), wholeIn('16', uses, 'd-26-2')]),
    row('17', ['d-15a', 'd-15c'], [wholeIn('17', provides, 'd-15a', 'd-15c')]),
    row('18', ['d-17', 'd-43', 'd-47', 'd-48', 'd-49-1'], [wholeIn('18', provides, 'd-17')]),
    row(
      '19',
      ['d-26-1', 'd-26-4', 'd-26-5', 'd-26-7', 'd-26-11'],
      [wholeIn('19', uses, 'd-26-1', 'd-26-4', 'd-26-5', 'd-26-7', 'd-26-11')],
    ),
    row(
      '20',
      ['d-27', 'd-27-3'],
      [
        proposed(both(uses, was('20', 'done_notified')), { 'd-27': 'implemented', 'd-27-3': 'implemented' }),
        proposed(both(uses, was('20', 'required_not_done')), { 'd-27': 'none' }),
      ],
    ),
    row(
      '21',
      ['f-int', 't-obv', 'd-50-1'],
      [
        proposed(was('21', 'not_interacting'), { 'f-int': 'no' }),
        proposed(was('21', 'disclosed', 'obvious', 'some_channels'), { 'f-int': 'yes' }),
        proposed(both(provides, was('21', 'disclosed')), { 'd-50-1': 'implemented' }),
        proposed(both(provides, was('21', 'some_channels')), { 'd-50-1': 'partial' }),
      ],
    ),
    row('22', [
      'f-txt',
      'f-med',
      't-mark',
      't-emo',
      't-deep',
      't-text',
      'd-50-2m',
      'd-50-2d',
      'd-50-3',
      'd-50-4i',
      'd-50-4t',
    ]),
    row('23', ['g-prov', 'g-third', 'g-flop', 'd-52', 'd-53a', 'd-53b', 'd-53c', 'd-53d']),
    row(
      '24',
      ['d-72', 'd-73', 'd-26-5i'],
      [wholeIn('24', provides, 'd-72', 'd-73'), wholeIn('24', was('02', 'deployer'), 'd-26-5i')],
    ),
    oneToOne('25', { any: [provides, uses] }, 'd-4'),
    oneToOne('26', uses, 'd-86'),
  ],
};
