import { canonicalJson } from '@aicp/contracts/canonicalJson';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** The filed document, as the text that was written. */
export type Filed = {
  /** The report's. */
  id: number;
  organisationId: number;
  /** The record that it belongs to; the text may name one merged into it. */
  systemId: number;
  /** RFC 8785 form of a CanonicalReport. */
  text: string;
  /** The document's `sha256` field. */
  sha256: string;
};

const fixed = { required: true, immutable: true } as const;

const Rows = collection<Stored<Filed>>(
  'canonical_reports',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    text: { type: String, ...fixed },
    sha256: { type: String, ...fixed },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

/** Files a report if it is not filed already: the first one stays. */
export async function fileReportOnce(
  { session }: Transaction,
  report: CanonicalReport,
  systemId: number,
): Promise<void> {
  const { id, organisation, sha256 } = report;
  const row = { organisationId: organisation.id, systemId, text: canonicalJson(report), sha256 };
  await Rows.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true, session });
}

/** Null if the organisation has none with this id. */
export async function findFiled(organisationId: number, id: number): Promise<Filed | null> {
  const row = await Rows.findOne({ _id: id, organisationId }).lean();
  return row && withId(row);
}

/** The hashes of the organisation's filed reports among these, in no order. */
export async function findFiledHashes(organisationId: number, ids: readonly number[]) {
  const these = { _id: mongoose.trusted({ $in: ids }), organisationId };
  return (await Rows.find(these, { sha256: 1 }).lean()).map(({ _id: id, sha256 }) => ({ id, sha256 }));
}

/** A filed report of any organisation, for operators. */
export async function findFiledById(id: number): Promise<Filed | null> {
  const row = await Rows.findById(id).lean();
  return row && withId(row);
}

/** Deletes one batch of the filed reports on a system, or on every system of an organisation. Returns how many. */
export async function deleteFiledReports(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Rows, tx, of, limit)).length;
}

/** The export section with all filed reports of an organisation. */
export function filedSection(organisationId: number): ExportSection {
  return {
    collection: 'canonical_reports',
    pageSize: 20,
    read: (after, limit) => pageRows(Rows, { organisationId }, after, limit),
  };
}

export function reassignFiled(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Rows, tx, merged);
}
