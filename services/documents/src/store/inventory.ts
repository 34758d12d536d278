import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import type { ReportApproval } from '../domain/trail.ts';
import { type Subject, Subjects } from './subjects.ts';

/** A copy of a system as last published, assessed or not. */
export type InventoryRow = {
  /** The system's. */
  id: number;
  organisationId: number;
  version: number;
  name: string;
  systemType: string | null;
  jurisdiction: Jurisdiction;
  ownerId: number | null;
};

const Inventory = collection<Stored<InventoryRow>>(
  'inventory',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    systemType: { type: String, default: null },
    jurisdiction: { type: String, required: true },
    ownerId: { type: Number, default: null },
  },
  [[{ organisationId: 1, _id: 1 }]],
);

/** Stores the published state of a system, unless a newer one is stored. */
export async function applySystem({ session }: Transaction, { id, ...system }: InventoryRow): Promise<void> {
  await Inventory.updateOne({ _id: id }, { $setOnInsert: system }, { upsert: true, session });
  const older = { _id: id, version: mongoose.trusted({ $lt: system.version }) };
  await Inventory.updateOne(older, system, { session });
}

/** The systems of an organisation in ascending order of number, up to `limit`. */
export async function listInventory(organisationId: number, limit: number): Promise<InventoryRow[]> {
  return (await Inventory.find({ organisationId }).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}

type LatestResult = Pick<Subject, 'assessmentId' | 'system' | 'jurisdiction' | 'completedAt' | 'result'> & {
  approval: ReportApproval | null;
};

/** The result and approval of the latest completed assessment of each system under each law. */
export function listLatestResults(organisationId: number): Promise<LatestResult[]> {
  const levels = ['riskLevel', 'riskScore', 'complianceScore', 'scored', 'ragScore', 'class'];
  const result = Object.fromEntries(levels.map(name => [name, `$result.${name}`]));
  const system = { id: '$system.id', name: '$system.name' };
  return Subjects.aggregate([
    { $match: { organisationId } },
    { $sort: { completedAt: -1, _id: -1 } },
    { $project: { system, jurisdiction: 1, completedAt: 1, approval: 1, result, assessmentId: '$_id' } },
    { $group: { _id: ['$system.id', '$jurisdiction'], latest: { $first: '$$ROOT' } } },
    { $replaceRoot: { newRoot: '$latest' } },
    { $sort: { jurisdiction: 1 } },
  ]);
}

/** Removes a system, or every system of an organisation. */
export async function removeInventory(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, _id: systemId };
  await Inventory.deleteMany(filter, { session });
}
