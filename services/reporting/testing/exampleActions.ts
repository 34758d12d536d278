import type { Citation } from '@aicp/compliance/law/citation';
import { type Action, orderOf } from '../src/domain/action.ts';
import type { Draft } from '../src/domain/actionDrafts.ts';
import type { Reconciled } from '../src/domain/reconcile.ts';

type Asked = Partial<Draft> & { questionId: string };

/** The requirements of a report. */
export function draft({ questionId, ...more }: Asked): Draft {
  return {
    dutyId: `duty of ${questionId}`,
    questionId,
    title: `Do ${questionId}`,
    why: `Missing: ${questionId}.`,
    citation: { label: 'Art. 9' } as Citation,
    cites: 'Art. 9',
    goodPractice: false,
    severity: 'high',
    who: 'risk owner',
    lawDue: '2027-12-02',
    dueWords: 'by 2 December 2027',
    isNow: false,
    gap: 'open',
    appliesFrom: '2027-12-02',
    recommended: 0,
    ...more,
  };
}

type From = { id: number; bankVersion: string; completedAt: Date };

/** The actions after a report, as the store would keep them. */
export function applied(actions: readonly Action[], { opened, changed }: Reconciled, report: From): Action[] {
  const now = new Map(changed.map(action => [action.id, action]));
  const above = Math.max(0, ...actions.map(({ id }) => id));
  const fresh = opened.map(({ recommended: _, ...asked }, at): Action => {
    const action = { ...asked, state: 'open', acceptance: null, due: asked.lawDue } as const;
    return {
      ...action,
      id: above + 1 + at,
      organisationId: 1,
      systemId: 5,
      systemName: 'CV screen',
      jurisdiction: 'EU',
      filesUnder: null,
      bankVersion: report.bankVersion,
      stateAt: report.completedAt,
      doneNote: null,
      ownerId: null,
      dueBy: null,
      dueReason: null,
      pendingDue: null,
      dueRequest: null,
      order: orderOf(action),
      reportId: report.id,
      reportedAt: report.completedAt,
      closedBy: null,
      resumesAs: null,
      commentCount: 0,
      changes: {},
      createdBy: null,
      createdAt: report.completedAt,
    };
  });
  return [...actions.map(action => now.get(action.id) ?? action), ...fresh];
}
