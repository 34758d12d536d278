import { type ActionFields, actionFields } from '@aicp/contracts/entities/action';
import { newRecord } from '@aicp/contracts/entities/field';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { reassignRows } from '@aicp/service/store/reassignRows';
import { nextId, nextIds } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type Action, orderOf, severityRankOf } from '../domain/action.ts';
import type { Draft } from '../domain/actionDrafts.ts';
import type { Report } from '../domain/reportOf.ts';

const { Mixed } = mongoose.Schema.Types;

/** `dueTold` is the last date notified to its owner (domain/dueNotification.ts), `severityRank` is for lists by severity. */
type Row = Stored<Action> & { dueTold: string | null; severityRank: number };

export const Actions = collection<Row>(
  'actions',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true, immutable: true },
    systemId: { type: Number, default: null, immutable: true },
    systemName: { type: String, default: null },
    jurisdiction: { type: String, default: null, immutable: true },
    filesUnder: { type: String, default: null, immutable: true },
    bankVersion: { type: String, default: null },
    ...pathsOf(actionFields),
    citation: { type: Mixed, default: null },
    isNow: { type: Boolean, default: false },
    gap: { type: String, default: null },
    appliesFrom: { type: String, default: null },
    stateAt: { type: Date, required: true },
    dueBy: { type: Number, default: null },
    dueRequest: { type: Mixed, default: null },
    dueTold: { type: String, default: null },
    order: { type: String, required: true },
    severityRank: { type: Number, required: true },
    acceptance: { type: Mixed, default: null },
    reportId: { type: Number, default: null },
    reportedAt: { type: Date, default: null },
    closedBy: { type: Number, default: null },
    resumesAs: { type: String, default: null },
    commentCount: { type: Number, default: 0 },
    changes: { type: Mixed, default: {} },
    createdBy: { type: Number, default: null, immutable: true },
    createdAt: { type: Date, required: true, immutable: true },
  },
  [
    [{ organisationId: 1, order: 1, _id: 1 }],
    [{ organisationId: 1, state: 1, order: 1, _id: 1 }],
    [{ organisationId: 1, ownerId: 1, order: 1, _id: 1 }],
    [{ organisationId: 1, systemId: 1, order: 1, _id: 1 }],
    [{ organisationId: 1, systemName: 1, order: 1, _id: 1 }],
    [{ organisationId: 1, severityRank: 1, order: 1, _id: 1 }],
    // For all organisations: reminders and weekly digests of owners.
    [{ order: 1, _id: 1 }],
    [{ due: 1, _id: 1 }],
    [{ stateAt: 1 }],
  ],
);

/** The initial state of an action. */
const FRESH = {
  state: 'open',
  doneNote: null,
  ownerId: null,
  dueBy: null,
  dueReason: null,
  pendingDue: null,
  dueRequest: null,
  acceptance: null,
  closedBy: null,
  resumesAs: null,
  commentCount: 0,
  changes: {},
} as const;
const UNTOLD = { dueTold: null } as const;

/** The actions of a system that reports under one law have opened, in the order of their creation. */
export async function listActionsUnder({ session }: Transaction, report: Report): Promise<Action[]> {
  const { organisationId, system, jurisdiction } = report;
  const found = await Actions.find({ organisationId, systemId: system.id, jurisdiction }, null, { session })
    .sort({ _id: 1 })
    .lean();
  return found.map(withId);
}

/** The actions about the organisation under a law, one for each of its organisation duties. */
export async function listOrganisationActions(
  { session }: Transaction,
  { organisationId, jurisdiction }: Pick<Report, 'organisationId' | 'jurisdiction'>,
): Promise<Action[]> {
  const found = await Actions.find({ organisationId, systemId: null, jurisdiction }, null, { session })
    .sort({ _id: 1 })
    .lean();
  return found.map(withId);
}

/** Opens the actions of a report, about its system or about the organisation as a whole. */
export async function openActions(
  { session }: Transaction,
  report: Report,
  drafts: readonly Draft[],
  system: { id: number; name: string } | null,
): Promise<Action[]> {
  const { id: reportId, organisationId, jurisdiction, bankVersion, completedAt } = report;
  const ids = await nextIds('actions', drafts.length);
  const rows = drafts.map(({ recommended: _, ...asked }, at): Row => {
    const action = { ...newRecord(actionFields, asked), ...asked, ...FRESH, filesUnder: null, due: asked.lawDue };
    return {
      ...action,
      ...UNTOLD,
      _id: ids[at] ?? 0,
      organisationId,
      systemId: system?.id ?? null,
      systemName: system?.name ?? null,
      jurisdiction,
      bankVersion,
      order: orderOf(action),
      severityRank: severityRankOf(action),
      stateAt: completedAt,
      reportId,
      reportedAt: completedAt,
      createdBy: null,
      createdAt: completedAt,
    };
  });
  if (rows.length > 0) await Actions.insertMany(rows, { session });
  return rows.map(withId);
}

type Own = Pick<
  Action,
  'organisationId' | 'systemId' | 'systemName' | 'filesUnder' | 'ownerId' | 'createdBy' | 'createdAt'
>;

export async function insertOwnAction(
  { session }: Transaction,
  own: Own,
  given: Partial<ActionFields> & Pick<ActionFields, 'title'>,
): Promise<Action> {
  const said = newRecord(actionFields, { ...given, state: FRESH.state, ownerId: own.ownerId });
  const row: Omit<Action, 'id' | 'order'> = {
    ...FRESH,
    ...own,
    ...said,
    jurisdiction: null,
    bankVersion: null,
    citation: null,
    isNow: false,
    gap: null,
    appliesFrom: null,
    dueBy: said.due === null ? null : own.createdBy,
    stateAt: own.createdAt,
    reportId: null,
    reportedAt: null,
  };
  const action: Action = { ...row, id: await nextId('actions'), order: orderOf(row) };
  const { id, ...rest } = action;
  await Actions.insertMany([{ ...rest, ...UNTOLD, severityRank: severityRankOf(action), _id: id }], { session });
  return action;
}

export async function upsertActions({ session }: Transaction, actions: readonly Action[]): Promise<void> {
  const updates = actions.map(action => {
    const {
      id,
      organisationId: _,
      systemId: _s,
      jurisdiction: _j,
      filesUnder: _f,
      createdBy: _b,
      createdAt: _a,
      ...change
    } = action;
    const update = { $set: { ...change, severityRank: severityRankOf(action) } };
    return { updateOne: { filter: { _id: id }, update } };
  });
  if (updates.length > 0) await Actions.bulkWrite(updates, { session });
}

/** Null if the organisation has no action with this id. */
export async function findAction(organisationId: number, id: number, tx?: Transaction): Promise<Action | null> {
  const found = await Actions.findOne({ _id: id, organisationId }, null, tx && { session: tx.session }).lean();
  return found && withId(found);
}

export async function removeAction({ session }: Transaction, id: number): Promise<void> {
  await Actions.deleteOne({ _id: id }, { session });
}

/** One for each of these ids; null if the organisation has none. */
export async function listActionsById(organisationId: number, ids: readonly number[]): Promise<(Action | null)[]> {
  const found = await Actions.find({ _id: mongoose.trusted({ $in: [...ids] }), organisationId }).lean();
  const byId = new Map(found.map(row => [row._id, withId(row)]));
  return ids.map(id => byId.get(id) ?? null);
}

/** Unassigns a page of the actions of a former member. Returns how many. */
export async function clearOwner(
  { session }: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  limit: number,
): Promise<number> {
  const theirs = { organisationId, ownerId: userId };
  const found = await Actions.find(theirs, { _id: 1 }, { session }).limit(limit).lean();
  const these = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  if (found.length > 0) await Actions.updateMany(these, { ownerId: null }, { session });
  return found.length;
}

/** Deletes one batch of the actions about a system, or about every system of an organisation. Returns how many. */
export async function removeActions(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Actions, tx, of, limit)).length;
}

/** For exports. */
export function actionSection(of: { organisationId: number; ownerId?: number }): ExportSection {
  return { collection: 'actions', read: (after, limit) => pageRows(Actions, of, after, limit) };
}

export function reassignActions(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Actions, tx, merged);
}
