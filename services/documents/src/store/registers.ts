import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose, { type ClientSession } from 'mongoose';

/** A copy of a system's recorded facts, as published last. */
type Row = {
  /** The system's. */
  _id: number;
  organisationId: number;
  version: number;
  facts: FactsOnRecord;
};

const Registers = collection<Row>(
  'registers',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    facts: { type: mongoose.Schema.Types.Mixed, default: {} },
  },
  [[{ organisationId: 1, _id: 1 }]],
);

/** Stores a newer version. */
export async function applyRegister({ session }: Transaction, { _id, ...register }: Row): Promise<void> {
  await Registers.updateOne({ _id }, { $setOnInsert: register }, { upsert: true, session });
  const older = { _id, version: mongoose.trusted({ $lt: register.version }) };
  await Registers.updateOne(older, register, { session });
}

/** A system's recorded facts; empty if none. */
export async function findRegister(
  organisationId: number,
  systemId: number,
  session?: ClientSession,
): Promise<FactsOnRecord> {
  const found = await Registers.findOne({ _id: systemId, organisationId }, { facts: 1 }, { session }).lean();
  return found?.facts ?? {};
}

/** The status that is recorded of systems, by system. */
export async function findStatuses(organisationId: number): Promise<Map<number, string>> {
  const found = await Registers.find({ organisationId }, { facts: 1 }).lean();
  return new Map(found.flatMap(({ _id, facts }) => (facts.status ? [[_id, facts.status] as const] : [])));
}

/** The systems of an organisation that their registers call retired. */
export async function listRetired(organisationId: number, tx?: Transaction): Promise<number[]> {
  const options = tx ? { session: tx.session } : {};
  const found = await Registers.find({ organisationId, 'facts.status': 'retired' }, { _id: 1 }, options).lean();
  return found.map(({ _id }) => _id);
}

/** Of a system, or of every system of an organisation. */
export async function removeRegisters(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, _id: systemId };
  await Registers.deleteMany(filter, { session });
}
