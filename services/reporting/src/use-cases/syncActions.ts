import type { Transaction } from '@aicp/service/store/transaction';
import { draftsOf } from '../domain/actionDrafts.ts';
import { reconcile } from '../domain/reconcile.ts';
import type { Report } from '../domain/reportOf.ts';
import { insertComments } from '../store/actionComments.ts';
import { listActionsUnder, openActions, upsertActions } from '../store/actions.ts';
import { replaceClocks } from '../store/clocks.ts';
import { findRetirement } from '../store/retirements.ts';
import { stateActions } from './stateActions.ts';
import { isOfOrganisation, syncOrganisationActions } from './syncOrganisationActions.ts';

/** Syncs a system's actions and dates with its latest report of a law, and with its facts if it is retired. The system is locked. */
export async function syncActions(tx: Transaction, report: Report, now: Date): Promise<void> {
  const { organisationId, system, completedAt: at } = report;
  const found = await findRetirement(tx, system.id);
  const retirement = found?.retired ? found : null;
  const asked = draftsOf(report);
  const dutyGaps = asked.flatMap(draft => (isOfOrganisation(draft) && draft.questionId ? [draft.questionId] : []));
  await replaceClocks(
    tx,
    report,
    retirement ? { clocks: [], dutyGaps: [] } : { clocks: report.result.clocks, dutyGaps },
  );
  const actions = await listActionsUnder(tx, report);
  const drafts = asked.filter(draft => !isOfOrganisation(draft));
  const { opened, changed, notes } = reconcile(actions, drafts, { ...report, systemName: system.name, retirement });
  const added = await openActions(tx, report, opened, system);
  await upsertActions(tx, changed);
  const about = { organisationId, systemId: system.id, at, by: null, kind: 'note' } as const;
  const comments = await insertComments(
    tx,
    notes.map(note => ({ ...about, ...note })),
  );
  const { userId } = report;
  stateActions(
    tx,
    { userId, organisationId, systemId: system.id, at: now },
    { actions: [...added, ...changed], comments },
  );
  await syncOrganisationActions(tx, { userId, organisationId, now }, at, report);
}
