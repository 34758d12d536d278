import type { Transaction } from '@aicp/service/store/transaction';
import { draftsOf } from '../domain/actionDrafts.ts';
import { reconcile } from '../domain/reconcile.ts';
import type { Report } from '../domain/reportOf.ts';
import { insertComments } from '../store/actionComments.ts';
import { findActionsUnder, openActions, putActions } from '../store/actions.ts';

/** Brings the actions of a system into line with its latest report of a law. The system is locked. */
export async function followReport(tx: Transaction, report: Report): Promise<void> {
  const { organisationId, system, completedAt: at } = report;
  const actions = await findActionsUnder(tx, report);
  const drafts = draftsOf(report);
  const { opened, changed, notes } = reconcile(actions, drafts, { ...report, systemName: system.name });
  await openActions(tx, report, opened);
  await putActions(tx, changed);
  const about = { organisationId, systemId: system.id, at, by: null, kind: 'note' } as const;
  await insertComments(
    tx,
    notes.map(note => ({ ...about, ...note })),
  );
}
