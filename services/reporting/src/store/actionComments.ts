import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import { nextIds } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';

/** A comment on an action, or an entry of its history. */
export type ActionComment = {
  id: number;
  organisationId: number;
  /** Null on an action about the organisation as a whole. */
  systemId: number | null;
  actionId: number;
  /** Null if a report did it. */
  by: number | null;
  at: Date;
  /** A note records an event; a comment is a member's text. */
  kind: 'comment' | 'note';
  text: string;
};

const fixed = { required: true, immutable: true } as const;

const Comments = collection<Stored<ActionComment>>(
  'action_comments',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, default: null, immutable: true },
    actionId: { type: Number, ...fixed },
    by: { type: Number, default: null, immutable: true },
    at: { type: Date, ...fixed },
    kind: { type: String, ...fixed },
    text: { type: String, ...fixed },
  },
  [[{ organisationId: 1, systemId: 1 }], [{ organisationId: 1, by: 1 }], [{ actionId: 1, _id: 1 }]],
);

export async function insertComments(
  { session }: Transaction,
  comments: readonly Omit<ActionComment, 'id'>[],
): Promise<ActionComment[]> {
  const ids = await nextIds('action_comments', comments.length);
  const rows = comments.map((comment, at) => ({ ...comment, _id: ids[at] ?? 0 }));
  if (rows.length > 0) await Comments.insertMany(rows, { session });
  return rows.map(withId);
}

export const MAX_COMMENTS = 500;

/** The latest comments on an action, oldest first. */
export async function listComments(organisationId: number, actionId: number, limit: number): Promise<ActionComment[]> {
  const found = await Comments.find({ actionId, organisationId }).sort({ _id: -1 }).limit(limit).lean();
  return found.map(withId).reverse();
}

/** Deletes the comments on one action: at most MAX_COMMENTS, and one note for each state it had. */
export async function removeCommentsOn({ session }: Transaction, actionId: number): Promise<void> {
  await Comments.deleteMany({ actionId }, { session });
}

/** Deletes one batch of the comments about a system, or about every system of an organisation. Returns how many. */
export async function removeComments(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Comments, tx, of, limit)).length;
}

/** For exports. */
export function commentSection(of: { organisationId: number; by?: number }): ExportSection {
  return { collection: 'action_comments', read: (after, limit) => pageRows(Comments, of, after, limit) };
}

export function reassignComments(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Comments, tx, merged);
}
