import { carriedTables } from '@aicp/compliance/banks/migrateAnswers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applied, draft } from '../../testing/exampleActions.ts';
import type { Action } from './action.ts';
import type { Draft } from './actionDrafts.ts';
import { reconcile } from './reconcile.ts';

const BANK = 'eu-2026-11-27';

function report(id: number, bankVersion = BANK, retirement: { since: string | null } | null = null) {
  return { id, bankVersion, completedAt: new Date(Date.UTC(2026, 0, id)), systemName: 'CV screen', retirement };
}

/** The actions after another report. */
const after = (actions: readonly Action[], drafts: readonly Draft[], from: ReturnType<typeof report>) =>
  applied(actions, reconcile(actions, drafts, from), from);

const [one, two] = [draft({ questionId: 'q1' }), draft({ questionId: 'q2' })];
const states = (actions: readonly Action[]) => actions.map(({ questionId, state }) => `${questionId} ${state}`);

describe('the actions of a system', () => {
  it('are opened by the report that requires them, with the legal date and unassigned', () => {
    expect(after([], [one], report(1))).toMatchObject([
      { questionId: 'q1', state: 'open', due: '2027-12-02', order: '2027-12-02', ownerId: null, reportId: 1 },
    ]);
  });

  it('are closed by the report that no longer finds the gap, with its number, and otherwise kept', () => {
    const worked = after([], [one, two], report(1)).map(action => ({ ...action, ownerId: 7, commentCount: 2 }));
    const [kept, closed] = after(worked, [one], report(2));
    expect(kept).toEqual({ ...worked[0], reportId: 2, reportedAt: report(2).completedAt });
    expect(closed).toMatchObject({ id: 2, state: 'closed', closedBy: 2, ownerId: 7, commentCount: 2, reportId: 1 });
  });

  it('are reopened as they were when a gap returns, with a note in the history', () => {
    const gone = after(after([], [one], report(1)), [], report(2)).map(action => ({ ...action, ownerId: 7 }));
    const back = reconcile(gone, [one], report(3));
    expect(back.opened).toEqual([]);
    expect(back.changed).toMatchObject([{ id: 1, state: 'open', closedBy: null, ownerId: 7, reportId: 3 }]);
    expect(back.notes).toEqual([{ actionId: 1, text: 'Reopened: the gap is back in report 3.' }]);
  });

  it('are reopened after Done when a later assessment still finds the gap, but not by the same report', () => {
    const done = after([], [one], report(1)).map(
      (action): Action => ({ ...action, state: 'done', doneNote: 'Agreed.', stateAt: new Date(Date.UTC(2026, 0, 2)) }),
    );
    expect(reconcile(done, [one], report(1)).changed).toEqual([]);
    expect(reconcile(done, [one], report(3))).toMatchObject({
      changed: [{ state: 'open', doneNote: null }],
      notes: [{ text: 'Reopened: report 3 still finds the gap.' }],
    });
  });

  it('stay accepted while the gap exists', () => {
    const accepted = after([], [one], report(1)).map((action): Action => ({ ...action, state: 'accepted' }));
    expect(after(accepted, [one], report(2))).toMatchObject([{ state: 'accepted', reportId: 2 }]);
  });

  it('keep a requested date while it is later than the legal date, and get it once it no longer is', () => {
    const dueRequest = { askedBy: 7, askedAt: new Date(0), agreedBy: null, agreedAt: null };
    const asked = after([], [one], report(1)).map(
      (action): Action => ({ ...action, pendingDue: '2028-01-31', dueReason: 'Later.', dueRequest }),
    );
    const moved = (lawDue: string) => after(asked, [{ ...one, lawDue }], report(2));
    expect(moved('2027-12-31')).toMatchObject([{ due: '2027-12-31', pendingDue: '2028-01-31', dueRequest }]);
    const within = { due: '2028-01-31', dueBy: 7, pendingDue: null, dueReason: null, dueRequest: null };
    expect(moved('2028-08-02')).toMatchObject([{ ...within, order: '2028-01-31' }]);
  });

  it('follow a changed legal date, unless a member chose another', () => {
    const [before] = after([], [one], report(1)) as [Action];
    const later = draft({ questionId: 'q1', lawDue: '2028-08-02' });
    expect(after([before], [later], report(2))).toMatchObject([{ due: '2028-08-02', lawDue: '2028-08-02' }]);
    const chosen = { ...before, due: '2027-03-31', dueBy: 7 };
    expect(after([chosen], [later], report(2))).toMatchObject([{ due: '2027-03-31', lawDue: '2028-08-02' }]);
  });

  it('state the gap as the latest report finds it, and keep their title until a report opens them again', () => {
    const found = {
      why: 'Only partly in place: q1.',
      severity: 'low',
      gap: 'partly',
      appliesFrom: '2028-08-02',
    } as const;
    const other = draft({ questionId: 'q1', title: 'Complete q1', ...found });
    const first = after([], [one], report(1));
    expect(after(first, [other], report(2))).toMatchObject([{ title: 'Do q1', ...found }]);
    expect(after(after(first, [], report(2)), [other], report(3))).toMatchObject([{ title: 'Complete q1', ...found }]);
  });

  it('are distinguished by provision if one question leaves several duties open', () => {
    const [a, b] = [
      draft({ questionId: 'q1', dutyId: 'd', cites: 'Art. 9' }),
      draft({ questionId: 'q1', dutyId: 'd', cites: 'Art. 10' }),
    ];
    const [, second] = after([], [a, b], report(1)) as [Action, Action];
    const [gone, kept] = after(after([], [a, b], report(1)), [b], report(2));
    expect(gone).toMatchObject({ cites: 'Art. 9', state: 'closed' });
    expect(kept).toEqual({ ...second, reportId: 2, reportedAt: report(2).completedAt });
  });

  it('of an earlier bank become those of the replacing questions', () => {
    const old = draft({ questionId: 'eu2-m-chg', dutyId: null });
    const before = after([], [old], report(1, 'eu-2024-08-01')).map(action => ({ ...action, ownerId: 7 }));
    const asked = ['eu2-s-4a', 'eu2-d-4a', 'eu2-x'].map(questionId => draft({ questionId }));
    expect(states(after(before, asked, report(2)))).toEqual(['eu2-s-4a open', 'eu2-d-4a open', 'eu2-x open']);
    expect(after(before, asked, report(2))[0]).toMatchObject({ id: 1, ownerId: 7, bankVersion: BANK });
    const left = after(before, [draft({ questionId: 'eu2-x' })], report(2));
    expect(states(left)).toEqual(['eu2-m-chg closed', 'eu2-x open']);
  });
});

describe('the actions of a retired system', () => {
  const retired = (id: number, since: string | null = '2026-11-01') => report(id, BANK, { since });
  const CLOSED =
    'Closed: the AI system is recorded as retired since 1 November 2026. No further duties arise from it; its records are kept.';
  const logs = draft({ questionId: 'q3', dutyId: 'd-26-6', lawDue: '2026-10-01' });

  it('are closed with the reason, and none is opened; started record keeping goes on', () => {
    const before = after([], [one, logs], report(1));
    const drafts = [one, two, logs];
    const change = reconcile(before, drafts, retired(1));
    expect(change).toMatchObject({
      opened: [],
      changed: [{ id: 1, state: 'closed', closedBy: null, resumesAs: 'open' }],
    });
    expect(change.notes).toEqual([{ actionId: 1, text: CLOSED }]);
    const ended = after(before, drafts, retired(1));
    expect(states(ended)).toEqual(['q1 closed', 'q3 open']);
    expect(reconcile(ended, drafts, retired(1))).toEqual({ opened: [], changed: [], notes: [] });
  });

  it.each([
    ['had not begun when it was retired', { lawDue: '2026-11-02' }, '2026-11-01', 'closed'],
    ['have a day, and since when it is retired nobody has said', { lawDue: '2026-10-01' }, null, 'closed'],
    ['were in force', { lawDue: null, isNow: true }, null, 'open'],
    ['are of another duty', { dutyId: 'd-26-5', lawDue: null, isNow: true }, '2026-11-01', 'closed'],
  ])('to keep records that %s are as follows', (_, more, since, state) => {
    const kept = { ...logs, ...more };
    expect(states(after(after([], [kept], report(1)), [kept], retired(1, since)))).toEqual([`q3 ${state}`]);
  });

  it('resume as they were when the system is in use again', () => {
    const doing = after([], [one, two], report(1)).map(
      (action, at): Action => ({ ...action, state: at === 0 ? 'doing' : 'done', ownerId: 7 }),
    );
    const ended = after(doing, [one, two], retired(1));
    expect(states(ended)).toEqual(['q1 closed', 'q2 closed']);
    const back = reconcile(ended, [one, two], report(1));
    expect(back.changed).toMatchObject([
      { state: 'doing', ownerId: 7, resumesAs: null },
      { state: 'done', ownerId: 7, resumesAs: null },
    ]);
    expect(back.notes[0]?.text).toBe('Reopened: the AI system is no longer recorded as retired.');
  });

  it('are closed by a report that no longer finds the gap', () => {
    const ended = after(after([], [one], report(1)), [one], retired(1));
    expect(reconcile(ended, [], retired(2)).changed).toMatchObject([{ state: 'closed', closedBy: 2, resumesAs: null }]);
  });
});

describe('for any reports and any work on actions', () => {
  const first = carriedTables[0];
  const questions = ['q1', 'q2', 'q3', 'eu2-m-chg', 'eu2-m-in3', 'eu2-s-4a', 'eu2-d-4a', 'eu2-d-9'];
  const asked = fc.record({
    questionId: fc.constantFrom(...questions),
    dutyId: fc.constantFrom(null, 'a', 'b'),
    cites: fc.constantFrom('Art. 9', 'Art. 10'),
    lawDue: fc.constantFrom(null, '2027-12-02', '2028-08-02'),
  });
  const keyOf = ({ questionId, dutyId, cites }: Draft) => `${questionId} ${dutyId} ${cites}`;
  const step = fc.record({
    drafts: fc.uniqueArray(asked.map(draft), { maxLength: 6, selector: keyOf }),
    bank: fc.constantFrom(BANK, first?.from ?? BANK),
    states: fc.array(fc.constantFrom('open', 'doing', 'done', 'accepted', null), { minLength: 12, maxLength: 12 }),
  });

  it('there is one action per requirement, none is lost, and repeating a report changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), steps => {
        let actions: Action[] = [];
        for (const [index, { drafts, bank, states }] of steps.entries()) {
          const from = report(index + 1, bank);
          const next = after(actions, drafts, from);
          expect(next.slice(0, actions.length).map(({ id, ownerId }) => [id, ownerId])).toEqual(
            actions.map(({ id, ownerId }) => [id, ownerId]),
          );
          const alive = next.filter(({ state }) => state !== 'closed');
          expect(alive).toHaveLength(drafts.length);
          expect(alive.map(({ questionId }) => questionId).sort()).toEqual(
            drafts.map(({ questionId }) => questionId).sort(),
          );
          expect(reconcile(next, drafts, from)).toEqual({ opened: [], changed: [], notes: [] });
          // Members work on actions that are not closed.
          actions = next.map((action, at): Action => {
            const state = states[at % states.length];
            const isTheirs = action.state !== 'closed' && state;
            return isTheirs ? { ...action, state, stateAt: from.completedAt, ownerId: at + 100 } : action;
          });
          expect(reconcile(actions, drafts, from).opened).toEqual([]);
        }
      }),
      { numRuns: process.env.PROOF === 'full' ? 3_000 : 200 },
    );
  });
});
