import { isDutyMet, organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import type { OrganisationDutiesChangedData } from '@aicp/contracts/events/organisationDuties';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { listDutyAnswers, upsertDutyAnswers } from '@aicp/service/store/dutyAnswers';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Action } from '../domain/action.ts';
import { draftsOf } from '../domain/actionDrafts.ts';
import { reconcile } from '../domain/reconcile.ts';
import type { Report } from '../domain/reportOf.ts';
import { insertComments } from '../store/actionComments.ts';
import { listOrganisationActions, openActions, upsertActions } from '../store/actions.ts';
import { findDutyGap } from '../store/clocks.ts';
import { findReport } from '../store/reports.ts';
import { stateActions } from './stateActions.ts';

const duties = new Map(organisationDuties.map(duty => [duty.id, duty]));

/** Whether an action is about an organisation duty, and so exists once for all systems. */
export const isOfOrganisation = ({ questionId }: { questionId: string | null }): boolean =>
  questionId !== null && duties.has(questionId);

/**
 * Syncs the actions of an organisation as a whole with the latest reports of all its systems and with its own answers: each is open while a
 * report finds its duty open and the organisation has not answered that it is met.
 * @param by the user whose change causes it; `now` orders what is published
 * @param report the new latest report of its system, whose text counts; without it, one that finds the duty open
 */
export async function syncOrganisationActions(
  tx: Transaction,
  by: Owner & { now: Date },
  at: Date,
  report: Report | null = null,
): Promise<void> {
  const { organisationId, now } = by;
  const state = (actions: readonly Action[]) => stateActions(tx, { ...by, systemId: null, at: now }, { actions });
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
  const answers = await listDutyAnswers(organisationId, tx);
  for (const { id: questionId, jurisdiction } of organisationDuties) {
    if (report && report.jurisdiction !== jurisdiction) continue;
    const all = await listOrganisationActions(tx, { organisationId, jurisdiction });
    const actions = all.filter(action => action.questionId === questionId);
    const isMet = answers.some(({ id, answer }) => id === questionId && isDutyMet(answer));
    const gap = isMet ? null : await findDutyGap(tx, organisationId, questionId);
    if (gap === null) {
      const open = actions.filter(({ state }) => state !== 'closed');
      const closedBy = isMet ? null : (report?.id ?? null);
      const text = isMet
        ? 'Closed: the organisation has answered that this duty is met.'
        : 'Closed: no report finds this gap any more.';
      const closed = open.map(action => ({ ...action, state: 'closed' as const, stateAt: at, closedBy }));
      await upsertActions(tx, closed);
      state(closed);
      await insertNotes(
        tx,
        organisationId,
        at,
        open.map(({ id }) => ({ actionId: id, text })),
      );
      continue;
    }
    const asking = report?.id === gap ? report : await findReport(tx, organisationId, gap);
    // While it is open, only a report that requires it changes its text.
    if (!asking || (!report && actions.some(({ state }) => state !== 'closed'))) continue;
    const drafts = draftsOf(asking).filter(draft => draft.questionId === questionId);
    const { opened, changed, notes } = reconcile(actions, drafts, { ...asking, systemName: null, retirement: null });
    const added = await openActions(tx, asking, opened, null);
    await upsertActions(tx, changed);
    state([...added, ...changed]);
    await insertNotes(tx, organisationId, at, notes);
  }
}

async function insertNotes(
  tx: Transaction,
  organisationId: number,
  at: Date,
  notes: readonly { actionId: number; text: string }[],
): Promise<void> {
  const about = { organisationId, systemId: null, at, by: null, kind: 'note' } as const;
  await insertComments(
    tx,
    notes.map(note => ({ ...about, ...note })),
  );
}

/** Stores the organisation's answers about its duties, which close and open their actions. An earlier version changes nothing. */
export async function applyDutyAnswers(
  ctx: Context,
  { userId, organisationId, version, duties, at }: OrganisationDutiesChangedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    if (await upsertDutyAnswers(tx, { _id: organisationId, version, duties }))
      await syncOrganisationActions(tx, { userId, organisationId, now: ctx.now() }, new Date(at));
  });
}
