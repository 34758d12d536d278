import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answeredOf, appliesOn, type LinkedFile, proofFile, proofOf, reportProofOf } from './dutyProofs.ts';

const DATE = '2026-11-27';
const met = { id: '72', questionId: 'eu2-d-72', status: 'met' } as const;
const file = (changes: Partial<LinkedFile> = {}): LinkedFile => ({
  supports: 'eu2-d-72',
  effectiveFrom: null,
  validUntil: null,
  replacedBy: null,
  removedAt: null,
  ...changes,
});

describe('a duty that is answered as met', () => {
  it.each([
    ['stated', 'without a file', []],
    ['stated', 'with a file for another question', [file({ supports: 'eu2-d-9' })]],
    ['stated', 'with a file that was removed', [file({ removedAt: new Date(0) })]],
    ['stated', 'with a file that was replaced', [file({ replacedBy: 2 })]],
    ['proved', 'with a file without dates on its question', [file()]],
    ['proved', 'with a file on the duty itself', [file({ supports: '72' })]],
    ['proved', 'with a file that begins on the date', [file({ effectiveFrom: DATE })]],
    ['proved', 'with a file that ends on the date', [file({ validUntil: DATE })]],
    ['expired', 'with a file that ended the day before', [file({ validUntil: '2026-11-26' })]],
    ['expired', 'with a file that begins the day after', [file({ effectiveFrom: '2026-11-28' })]],
    ['proved', 'with one valid file among expired ones', [file({ validUntil: '2020-01-01' }), file()]],
    [
      'expired',
      'with an expired file and a removed one',
      [file({ validUntil: '2020-01-01' }), file({ removedAt: new Date(0) })],
    ],
  ] as const)('is %s %s', (proof, _case, files) => {
    expect(proofOf(met, files, DATE)).toBe(proof);
  });

  it('has only its own files if no question decides it', () => {
    const alone = { ...met, questionId: null };
    expect(proofOf(alone, [file()], DATE)).toBe('stated');
    expect(proofOf(alone, [file({ supports: '72' })], DATE)).toBe('proved');
  });
});

it.each(['partly', 'open', 'unknown', 'not_applicable', 'other_party'] as const)(
  'a duty that is %s has no proof',
  status => {
    expect(proofOf({ ...met, status }, [file()], DATE)).toBeNull();
  },
);

it('lists a file once if it is linked to a duty and to its question', () => {
  const duty = { ...met, title: 'Monitor it', citation: { label: 'Art. 72' } };
  const links = [file(), file({ supports: '72' })].map(link => ({ ...link, id: 5 }));
  expect(proofFile([duty], links, DATE).duties).toMatchObject([{ proof: 'proved', evidence: [5] }]);
});

it('dates a practice that was not asked about by the answer that excluded it', () => {
  const at = '2026-11-21T09:00:00.000Z';
  const later = '2026-11-22T09:00:00.000Z';
  const answers = [
    { questionId: 'eu2-f-bio', answer: 'no', answeredBy: 4, answeredAt: at },
    { questionId: 'eu2-f-med', answer: 'no', answeredBy: 5, answeredAt: at },
    { questionId: 'eu2-t-obv', answer: 'yes', answeredBy: 7, answeredAt: at },
    { questionId: 'eu2-r-25', answer: 'no', answeredBy: 6, answeredAt: later },
  ];
  const duties = ['5e', '5ba', '5bb', 'd-50-1'].map(id => ({ id, questionId: null }));
  expect(answeredOf(duties, answers).map(answered => answered?.by)).toEqual([4, 5, 5, 7]);
  expect(answeredOf(duties, [])).toEqual([null, null, null, null]);
  const given = { questionId: 'eu2-5a', answer: 'no', answeredBy: 4, answeredAt: at };
  const of = (changed: object) => answeredOf([{ id: '5a', questionId: 'eu2-5a' }], [{ ...given, ...changed }]);
  expect(of({})).toEqual([{ by: 4, at: new Date(at), fromOrganisation: false }]);
  expect(of({ fromOrganisation: true })).toEqual([{ by: 4, at: new Date(at), fromOrganisation: true }]);
  expect(of({ answeredBy: null })).toEqual([{ by: null, at: new Date(at), fromOrganisation: true }]);
  expect(answeredOf([{ id: '5a', questionId: 'eu2-5a' }], answers)).toEqual([null]);
});

const days = fc.constantFrom(null, '2026-11-25', '2026-11-26', DATE, '2026-11-28', '2026-11-29');
const files = fc.array(
  fc.record({
    supports: fc.constantFrom('eu2-d-72', '72', 'eu2-d-9', 'qms-1'),
    effectiveFrom: days,
    validUntil: days,
    replacedBy: fc.constantFrom(null, 7),
    removedAt: fc.constantFrom(null, new Date(0)),
  }),
  { maxLength: 6 },
);

describe('with any files', () => {
  it('an unlimited valid file proves a duty permanently, and the order of files does not matter', () => {
    fc.assert(
      fc.property(files, fc.constantFrom('2026-11-26', DATE, '2026-11-28'), (some, date) => {
        expect(proofOf(met, [...some, file()], date)).toBe('proved');
        expect(proofOf(met, some.toReversed(), date)).toBe(proofOf(met, some, date));
      }),
    );
  });

  it('only “expired” and “proved” change into each other over time', () => {
    fc.assert(
      fc.property(files, some => {
        const over = ['2026-11-24', '2026-11-26', DATE, '2026-11-30'].map(date => proofOf(met, some, date));
        expect(over.every(proof => proof === 'stated') || !over.includes('stated')).toBe(true);
      }),
    );
  });

  it('a duty that is not met has no proof', () => {
    fc.assert(
      fc.property(files, some => {
        const duties = [met, { ...met, status: 'open' as const }];
        const { asOf, duties: proofs } = reportProofOf(duties, some, DATE);
        expect([asOf, proofs[1], proofs[0] === null]).toEqual([DATE, null, false]);
      }),
    );
  });
});

it.each([
  [true, { state: 'in_force', from: '2025-02-02' }],
  [true, { state: 'due', from: DATE }],
  [false, { state: 'due', from: '2026-11-28' }],
  [false, { state: 'due', from: null }],
  [false, { state: 'conditional', from: '2025-02-02' }],
  [false, { binds: null }],
  [false, { status: 'other_party' }],
  [false, { status: 'not_applicable' }],
] as const)('applies on a date (%s): %j', (applies, changes) => {
  const duty = { binds: true, status: 'met', state: 'in_force', from: null, ...changes } as const;
  expect(appliesOn(duty, DATE)).toBe(applies);
});
