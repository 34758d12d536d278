import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { FileEnding } from '@aicp/contracts/limits';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { FileLocation } from '../domain/storedFile.ts';

/** A file that a supplier uploaded through a link. It is not evidence until a member accepts it, and then keeps its number. */
export type ProposedFile = {
  id: number;
  organisationId: number;
  systemId: number;
  linkId: number;
  /** The member who created the link. */
  from: string | null;
  /** The question of the request. */
  question: string;
  name: string;
  ending: FileEnding;
  bytes: number;
  sha256: string;
  uploadedAt: Date;
  /** "draft" until the supplier sends it. A declined one has no bytes. */
  state: 'draft' | 'open' | 'accepted' | 'declined';
  decidedBy: number | null;
  decidedAt: Date | null;
};

const fixed = { required: true, immutable: true } as const;

type Row = Stored<ProposedFile> & {
  /** The store of the bytes. */
  lies: FileLocation;
};

export const Proposed = collection<Row>(
  'proposed_files',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, required: true },
    linkId: { type: Number, ...fixed },
    from: { type: String, default: null },
    question: { type: String, ...fixed },
    name: { type: String, ...fixed },
    ending: { type: String, ...fixed },
    bytes: { type: Number, ...fixed },
    sha256: { type: String, ...fixed },
    uploadedAt: { type: Date, ...fixed },
    state: { type: String, required: true },
    decidedBy: { type: Number, default: null },
    decidedAt: { type: Date, default: null },
    lies: { type: String, default: 'mongodb' },
  },
  [
    [{ organisationId: 1, systemId: 1, _id: 1 }],
    [{ organisationId: 1, linkId: 1 }],
    [{ organisationId: 1, state: 1, bytes: 1 }],
    [{ organisationId: 1, _id: 1 }],
    [{ state: 1, uploadedAt: 1 }],
  ],
);

type State = ProposedFile['state'];
/** While it has bytes that are not evidence yet. */
export const STORED = mongoose.trusted({ $in: ['draft', 'open'] as State[] });
const SHOWN = mongoose.trusted({ $in: ['open', 'accepted', 'declined'] as State[] });
/** Per system in a list: the files of five requests. */
const MAX_SHOWN = 100;
const inSession = (tx?: Transaction) => (tx ? { session: tx.session } : {});

const fileOf = ({ lies: _, ...row }: Row): ProposedFile => withId(row);

export async function insertProposed(
  { session }: Transaction,
  { id, ...file }: ProposedFile,
  lies: FileLocation,
): Promise<void> {
  await Proposed.create([{ _id: id, ...file, lies }], { session });
}

/** The store of a file that is being decided on. */
export async function whereProposed({ session }: Transaction, id: number): Promise<FileLocation> {
  return (await Proposed.findOne({ _id: id }, { lies: 1 }, { session }).lean())?.lies ?? 'mongodb';
}

/** All files uploaded through a link, in any state, oldest first. */
export async function listOfLink(organisationId: number, linkId: number, tx?: Transaction): Promise<ProposedFile[]> {
  return (await Proposed.find({ organisationId, linkId }, null, inSession(tx)).sort({ _id: 1 }).lean()).map(fileOf);
}

/** Files that suppliers have sent about systems, oldest first, in the order of `systemIds`. */
export async function listSent(organisationId: number, systemIds: readonly number[]): Promise<ProposedFile[][]> {
  const filter = { organisationId, systemId: mongoose.trusted({ $in: systemIds }), state: SHOWN };
  const found = await Proposed.find(filter)
    .sort({ _id: -1 })
    .limit(MAX_SHOWN * systemIds.length)
    .lean();
  const bySystem = Map.groupBy(found.reverse().map(fileOf), ({ systemId }) => systemId);
  return systemIds.map(id => bySystem.get(id) ?? []);
}

/** A file that a supplier has sent; null if the organisation has no such file. */
export async function findSent(organisationId: number, id: number, tx?: Transaction): Promise<ProposedFile | null> {
  const found = await Proposed.findOne({ _id: id, organisationId, state: SHOWN }, null, inSession(tx)).lean();
  return found && fileOf(found);
}

/** The total size of an organisation's supplier files that are not yet evidence. */
export async function proposedBytes(organisationId: number, tx?: Transaction): Promise<number> {
  const stages = [
    { $match: { organisationId, state: { $in: ['draft', 'open'] } } },
    { $group: { _id: null, bytes: { $sum: '$bytes' } } },
  ];
  const [sum] = await Proposed.aggregate<{ bytes: number }>(stages, inSession(tx));
  return sum?.bytes ?? 0;
}

/** Makes the files uploaded through a link up to `until` visible to the organisation. */
export async function submitDraftFiles(
  { session }: Transaction,
  { organisationId, linkId, until }: { organisationId: number; linkId: number; until: Date },
): Promise<void> {
  const theirs = { organisationId, linkId, state: 'draft' as const, uploadedAt: mongoose.trusted({ $lte: until }) };
  await Proposed.updateMany(theirs, { state: 'open' }, { session });
}

type Decided = Pick<ProposedFile, 'decidedBy' | 'decidedAt'> & { state: 'accepted' | 'declined' };

export async function setFileDecision({ session }: Transaction, id: number, decided: Decided): Promise<void> {
  await Proposed.updateOne({ _id: id }, { $set: decided }, { session });
}

/** A page of a link's unsent files, or of all drafts from before a day. */
export async function pageDraftFiles(
  of: { organisationId: number; linkId: number } | { before: Date },
  limit: number,
): Promise<number[]> {
  const filter = 'before' in of ? { uploadedAt: mongoose.trusted({ $lt: of.before }) } : of;
  return (
    await Proposed.find({ ...filter, state: 'draft' }, { _id: 1 })
      .limit(limit)
      .lean()
  ).map(({ _id }) => _id);
}

/** A page of the files about a system, or of a whole organisation. */
export async function pageProposedFiles(
  filter: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number[]> {
  return (await Proposed.find(filter, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
}

export async function removeProposed({ session }: Transaction, ids: readonly number[]): Promise<void> {
  await Proposed.deleteMany({ _id: mongoose.trusted({ $in: ids }) }, { session });
}

export function reassignProposed(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Proposed, tx, merged);
}

/** For the organisation's export. */
export function pageProposedForExport(organisationId: number, after: number, limit: number): Promise<{ id: number }[]> {
  return pageRows(Proposed, { organisationId }, after, limit, { lies: 0 });
}
