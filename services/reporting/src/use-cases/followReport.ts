import type { Context } from '@aicp/service/store/context';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { draftsOf } from '../domain/actionDrafts.ts';
import { reconcile } from '../domain/reconcile.ts';
import type { Report } from '../domain/reportOf.ts';
import { insertComments } from '../store/actionComments.ts';
import { findActionsUnder, openActions, putActions } from '../store/actions.ts';
import { putFollowed, unfollowedReports } from '../store/followed.ts';
import { findReport, hasLaterReport } from '../store/reports.ts';

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
  await putFollowed(tx, report);
}

/**
 * Opens the actions of latest reports that an earlier release recorded, one report after another. What was interrupted goes on when it
 * is called again; done again it changes nothing.
 */
export async function followReports(ctx: Pick<Context, 'transaction'>): Promise<void> {
  for await (const { id, organisationId } of unfollowedReports())
    await ctx.transaction(async tx => {
      const report = await findReport(tx, organisationId, id);
      if (!report || !(await lockUnlessGone(tx, 'system', report.system.id))) return;
      if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return;
      if (!(await hasLaterReport(tx, report))) await followReport(tx, report);
    });
}
