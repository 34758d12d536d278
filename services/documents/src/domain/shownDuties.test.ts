import { describe, expect, it } from '@jest/globals';
import { statedAction } from '../../testing/trailForTest.ts';
import { type DutySubject, filingOf, gapOf, shownDutiesOf } from './shownDuties.ts';
import type { ActionCopy } from './trail.ts';

const copy = (id: number, changed: Partial<ActionCopy>) => statedAction(id, changed) as unknown as ActionCopy;
const duty = (
  id: string,
  status: DutySubject['result']['duties'][number]['status'],
  from: string | null = '2027-12-02',
) => ({
  ...{ id, questionId: `eu2-d-${id}`, title: `Duty ${id}`, status, from, why: 'It is not used on workers.' },
  citation: { label: `Art. ${id}` },
});
const duties = [duty('9', 'met'), duty('11', 'open'), duty('12', 'partly'), duty('14', 'not_applicable', null)];
const finding = (id: string, appliesFrom: string) => ({
  ...({ questionId: `eu2-d-${id}`, severity: 'high', state: 'due', appliesFrom } as const),
});
const subject: DutySubject = {
  bankVersion: 'eu-2026-11-27',
  jurisdiction: 'EU',
  completedAt: new Date('2026-10-27T10:00:00.000Z'),
  answers: ['9', '11', '14'].map(id => ({
    ...{ questionId: `eu2-d-${id}`, answer: 'none', answeredBy: 7, answeredAt: '2026-10-27T09:00:00.000Z' },
  })),
  result: {
    duties,
    findings: [finding('12', '2028-08-02'), finding('11', '2027-12-02')],
    actions: ['12', '11'].map(id => ({ questionId: `eu2-d-${id}`, goodPractice: false })),
  },
};
const write = { dutyId: '11', questionId: 'eu2-d-11', title: 'Write it.', due: '2027-12-02', dueWords: 'by then' };
const names = [{ id: 7, name: 'Tom Becker' }];
const shown = (actions: ActionCopy[], files: Parameters<typeof shownDutiesOf>[1]['files'] = []) =>
  shownDutiesOf(subject, { files, asOf: '2026-11-28', trail: { actions, names }, former: 'Former member' }).duties;

describe('the duties of a report that is shared', () => {
  it('are all of them, each with its state, answer and the action on its gap, by the number that the report gives it', () => {
    const closed = copy(3, { ...write, state: 'closed', closedBy: 12 });
    const open = copy(4, { ...write, ownerId: 7 });
    const later = copy(5, { dutyId: '12', questionId: 'eu2-d-12', title: 'Complete it.', ownerId: 8 });
    const [met, missing, partly, none] = shown([closed, open, later]);
    const answered = { answeredBy: 'Tom Becker', answeredAt: new Date('2026-10-27T09:00:00.000Z') };
    expect(met).toMatchObject({ status: 'met', why: null, proof: 'stated', ...answered, action: null });
    const action = {
      id: 4,
      number: 1,
      title: 'Write it.',
      owner: 'Tom Becker',
      due: '2027-12-02',
      dueWords: 'by then',
      state: 'open',
    };
    expect(missing).toMatchObject({ status: 'open', from: '2027-12-02', proof: null, ...answered, action });
    expect(partly).toMatchObject({ answeredAt: null, action: { id: 5, number: 2, owner: 'Former member' } });
    expect(none).toMatchObject({
      ...{ status: 'not_applicable', why: 'It is not used on workers.', ...answered, action: null },
    });
  });

  it('have the organisation’s action on the gap of a duty that is answered for all systems', () => {
    const own = { ...copy(6, { title: 'Train staff.' }), owner: { id: 8, name: null }, stateBy: null };
    const { duties } = shownDutiesOf(subject, {
      ...{ files: [], asOf: '2026-11-28', trail: { actions: [], names }, former: 'Former member' },
      own: new Map(['eu2-d-9', 'eu2-d-11'].map(questionId => [questionId, own])),
    });
    expect(duties.map(({ action }) => action)).toMatchObject([
      null,
      { id: 6, number: 1, title: 'Train staff.', owner: 'Former member', ofOrganisation: true },
      null,
      null,
    ]);
  });

  it('state of an action that is done by whom, and with what', () => {
    const done = { ...write, state: 'done', stateBy: 7, doneNote: null } as const;
    const file = { supports: 'eu2-d-11', effectiveFrom: null, validUntil: null, replacedBy: null, removedAt: null };
    const filed = (...given: Parameters<typeof shown>) => shown(...given)[1]?.action;
    expect(filed([copy(4, done)])).toMatchObject({ state: 'done', stateBy: 'Tom Becker', filed: 'nothing' });
    expect(filed([copy(4, { ...done, doneNote: 'Agreed.' })])).toMatchObject({ filed: 'sentence' });
    expect(filed([copy(4, done)], [file])).toMatchObject({ filed: 'file' });
    expect(filed([copy(4, done)], [{ ...file, removedAt: new Date(0) }])).toMatchObject({ filed: 'nothing' });
    expect(filed([copy(4, done)], [{ ...file, supports: 'action-4' }])).toMatchObject({ filed: 'file' });
    expect(filingOf(copy(4, write), [file])).toBeNull();
  });

  it('leave a gap for their action until they are met', () => {
    expect(duties.map(({ id, questionId }) => gapOf({ dutyId: id, questionId }, duties))).toEqual([
      null,
      'open',
      'partly',
      null,
    ]);
    expect(gapOf({ dutyId: null, questionId: null }, duties)).toBeNull();
  });
});
