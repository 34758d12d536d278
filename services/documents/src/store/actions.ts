import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { afterState, type KeptAction, stateBefore } from '../domain/actionCopy.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import type { ActionCopy, CommentCopy } from '../domain/trail.ts';

type Of = { organisationId: number; systemId: number };

/** `systemId` is null for an action of the organisation as a whole. */
type Row = { organisationId: number; systemId: number | null } & KeptAction & { _id: number };

/** A comment, which never changes. */
type CommentRow = Of & Omit<CommentCopy, 'id'> & { _id: number };

const fixed = { required: true, immutable: true } as const;
const { Mixed } = mongoose.Schema.Types;

const Actions = collection<Row>(
  'actions',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, default: null },
    under: { type: String, default: null },
    at: { type: Date, required: true },
    said: { type: Mixed, default: null },
    before: { type: Mixed, default: null },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

const Comments = collection<CommentRow>(
  'action_comments',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    actionId: { type: Number, ...fixed },
    by: { type: Number, default: null, immutable: true },
    at: { type: Date, ...fixed },
    kind: { type: String, ...fixed },
    text: { type: String, ...fixed },
  },
  [[{ organisationId: 1, systemId: 1 }], [{ actionId: 1, _id: 1 }]],
);

/** Stores states that are newer than the stored ones, and every comment once. The caller has locked the system. */
export async function upsertActions(
  { session }: Transaction,
  { organisationId, systemId, at: published, actions, deleted, comments }: Omit<ActionsStatedData, 'userId'>,
): Promise<void> {
  const at = new Date(published);
  const states = [
    ...actions.map(said => ({ _id: said.id, under: said.jurisdiction ?? said.filesUnder, said })),
    ...deleted.map(_id => ({ _id, under: null, said: null })),
  ];
  const ids = mongoose.trusted({ $in: states.map(({ _id }) => _id) });
  const known = states.length === 0 ? [] : await Actions.find({ _id: ids }, null, { session }).lean();
  const copies = new Map(known.map(row => [row._id, row]));
  const writes = states.flatMap(({ _id, ...state }) => {
    const next = afterState(copies.get(_id) ?? null, { at, ...state });
    if (!next) return [];
    const { under, said, before, at: newest } = next;
    const update = { $setOnInsert: { organisationId, systemId }, $set: { under, said, before, at: newest } };
    return [{ updateOne: { filter: { _id }, update, upsert: true } }];
  });
  if (writes.length > 0) await Actions.bulkWrite(writes, { session });
  if (systemId === null) return;
  const notes = comments.map(({ id: _id, at: written, ...comment }) => {
    const row = { organisationId, systemId, ...comment, at: new Date(written) };
    return { updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true } };
  });
  if (notes.length > 0) await Comments.bulkWrite(notes, { session });
}

const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});

/**
 * The actions of a system under a law, in the order of their creation.
 * @param followedBy a report whose changes are left out
 */
export async function listActionsUnder(
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  followedBy: number | null,
  tx?: Transaction,
): Promise<ActionCopy[]> {
  const filter = { organisationId, systemId, under: jurisdiction };
  const found = await Actions.find(filter, { said: 1, before: 1 }, inSession(tx)).sort({ _id: 1 }).lean();
  return found.flatMap(row => stateBefore(row, followedBy) ?? []);
}

/** The actions of an organisation as a whole, in the order of their creation. */
export async function listOrganisationActions(organisationId: number): Promise<ActionCopy[]> {
  const found = await Actions.find({ organisationId, systemId: null }, { said: 1 }).sort({ _id: 1 }).lean();
  return found.flatMap(({ said }) => said ?? []);
}

/** An action of a system that was not deleted; null if the organisation has none with this number. */
export async function findAction(
  organisationId: number,
  id: number,
): Promise<(Pick<Row, 'under'> & { systemId: number; said: ActionCopy }) | null> {
  const found = await Actions.findOne({ _id: id, organisationId }).lean();
  return found?.said && found.systemId !== null
    ? { systemId: found.systemId, under: found.under, said: found.said }
    : null;
}

/**
 * The ids of comments on these actions, oldest first, with their authors.
 * @param until the completion of the report whose own notes are left out
 */
export async function listCommentIds(actionIds: readonly number[], until: Date | null, tx?: Transaction) {
  if (actionIds.length === 0) return [];
  const ofReport = { by: null, at: mongoose.trusted({ $gte: until }) };
  const filter = { actionId: mongoose.trusted({ $in: actionIds }), ...(until && { $nor: [ofReport] }) };
  const found = await Comments.find(filter, { by: 1 }, inSession(tx)).sort({ _id: 1 }).lean();
  return found.map(({ _id: id, by }) => ({ id, by }));
}

/** By id, oldest first. */
export async function listComments(organisationId: number, ids: readonly number[]): Promise<CommentCopy[]> {
  const filter = { _id: mongoose.trusted({ $in: ids }), organisationId };
  return (await Comments.find(filter).sort({ _id: 1 }).lean()).map(withId);
}

/** Deletes a batch of a system's actions, or of all systems of an organisation. Returns their number. */
export async function removeActions(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  const removed = await deleteBatch(Comments, tx, of, limit);
  return removed.length > 0 ? limit : (await deleteBatch(Actions, tx, of, limit)).length;
}

export async function reassignActions(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  await reassignRows(Actions, tx, merged);
  await reassignRows(Comments, tx, merged);
}
