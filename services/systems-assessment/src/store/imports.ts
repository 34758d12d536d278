import { collection, type Stored } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { pageRows } from '@aicp/service/store/exportPage';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A file of systems that was imported, fully or in part. */
export type Import = {
  id: number;
  organisationId: number;
  /** Equal for the same list in the same file. */
  fingerprint: string;
  /** Equal for files with the same headings. */
  shape: string;
  /** The mapping used for the import, as JSON; null without one. */
  mapping: string | null;
  importedAt: Date;
  /** The line that registered each system, by position. */
  lines: number[];
  systems: number[];
};

/** The most imports kept for an organisation; older ones are deleted. */
const MAX_KEPT = 100;

const Imports = collection<Stored<Import>>(
  'imports',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    fingerprint: { type: String, required: true },
    shape: { type: String, required: true },
    mapping: { type: String, default: null },
    importedAt: { type: Date, required: true },
    lines: { type: [Number], default: [] },
    systems: { type: [Number], default: [] },
  },
  [
    [{ organisationId: 1, fingerprint: 1 }, { unique: true }],
    [{ organisationId: 1, shape: 1, importedAt: -1 }],
    [{ organisationId: 1, _id: -1 }],
  ],
);

/** Stores that a file is being imported; keeps the lines of an earlier import. @param id used the first time */
export async function upsertImport(
  { session }: Transaction,
  { id, organisationId, fingerprint, ...rest }: Omit<Import, 'lines' | 'systems'>,
): Promise<void> {
  const key = { organisationId, fingerprint };
  await Imports.updateOne(key, { $set: rest, $setOnInsert: { _id: id } }, { session, upsert: true });
  const [oldest] = await Imports.find({ organisationId }, { _id: 1 }, { session })
    .sort({ _id: -1 })
    .skip(MAX_KEPT)
    .limit(1)
    .lean();
  if (oldest) await Imports.deleteMany({ organisationId, _id: mongoose.trusted({ $lte: oldest._id }) }, { session });
}

/** The systems that the lines of a file registered, by line. */
export async function listImported(
  { session }: Transaction,
  { organisationId, fingerprint }: Pick<Import, 'organisationId' | 'fingerprint'>,
): Promise<Map<number, number>> {
  const found = await Imports.findOne({ organisationId, fingerprint }, { lines: 1, systems: 1 }, { session }).lean();
  return new Map(found?.lines.map((line, at) => [line, found.systems[at] ?? 0]));
}

/** Adds lines with their registered systems. Concurrent imports of one file conflict here, so that one is retried. */
export async function pushImported(
  { session }: Transaction,
  { organisationId, fingerprint }: Pick<Import, 'organisationId' | 'fingerprint'>,
  made: readonly { line: number; id: number }[],
): Promise<void> {
  const lines = { $each: made.map(({ line }) => line) };
  const systems = { $each: made.map(({ id }) => id) };
  await Imports.updateOne({ organisationId, fingerprint }, { $push: { lines, systems } }, { session });
}

/** The mapping used for the last file with these headings, as JSON. */
export async function findMapping(organisationId: number, shape: string): Promise<string | null> {
  const filter = { organisationId, shape, mapping: mongoose.trusted({ $ne: null }) };
  return (await Imports.findOne(filter, { mapping: 1 }).sort({ importedAt: -1 }).lean())?.mapping ?? null;
}

export const pageImports = (organisationId: number, after: number, limit: number) =>
  pageRows(Imports, { organisationId }, after, limit);

/** Deletes one batch of an organisation's imports; returns how many. */
export async function removeImports(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(Imports, tx, { organisationId }, limit)).length;
}
