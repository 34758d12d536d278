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
  /** The person who recorded each fact last, when, and the version of the event that said so. */
  recorded: Record<string, RecordedFact & { version: number }>;
};

/** The member who recorded a fact, and when. */
export type RecordedFact = { by: number; at: Date };
type Stated = Omit<Row, 'recorded'> & { recorded: Readonly<Record<string, RecordedFact>> };

const Registers = collection<Row>(
  'registers',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    version: { type: Number, required: true },
    facts: { type: mongoose.Schema.Types.Mixed, default: {} },
    recorded: { type: mongoose.Schema.Types.Mixed, default: {} },
  },
  [[{ organisationId: 1, _id: 1 }]],
);

/** Stores newer facts; the person behind each fact has its own version. */
export async function upsertFacts({ session }: Transaction, { _id, recorded, ...register }: Stated): Promise<void> {
  const { version } = register;
  const held = await Registers.findOne({ _id }, { version: 1, recorded: 1 }, { session }).lean();
  const news = Object.entries(recorded).flatMap(([name, { by, at }]) =>
    (held?.recorded[name]?.version ?? 0) > version ? [] : [[name, { by, at, version }] as const],
  );
  const isNewer = !held || held.version < version;
  const set = { ...(isNewer && register), recorded: { ...held?.recorded, ...Object.fromEntries(news) } };
  await Registers.updateOne({ _id }, { $set: set }, { upsert: true, session });
}

/** A system's recorded facts; empty if none. */
export async function findRegister(
  organisationId: number,
  systemId: number,
  session?: ClientSession,
): Promise<FactsOnRecord> {
  return (await findRecorded(organisationId, systemId, session)).facts;
}

/** The facts about a system, with who recorded each. */
export async function findRecorded(
  organisationId: number,
  systemId: number,
  session?: ClientSession,
): Promise<{ facts: FactsOnRecord; recorded: Record<string, RecordedFact> }> {
  const fields = { facts: 1, recorded: 1 } as const;
  const { facts = {}, recorded = {} } =
    (await Registers.findOne({ _id: systemId, organisationId }, fields, { session }).lean()) ?? {};
  const named = Object.entries(recorded).filter(([name]) => name in facts);
  return { facts, recorded: Object.fromEntries(named.map(([name, { by, at }]) => [name, { by, at }])) };
}

/** The recorded status of each system, by system. */
export async function listStatuses(organisationId: number): Promise<Map<number, string>> {
  const found = await Registers.find({ organisationId }, { facts: 1 }).lean();
  return new Map(found.flatMap(({ _id, facts }) => (facts.status ? [[_id, facts.status] as const] : [])));
}

/** The systems of an organisation whose recorded status is retired. */
export async function listRetired(organisationId: number, tx?: Transaction): Promise<number[]> {
  const options = tx ? { session: tx.session } : {};
  const found = await Registers.find({ organisationId, 'facts.status': 'retired' }, { _id: 1 }, options).lean();
  return found.map(({ _id }) => _id);
}

/** Deletes the facts of a system, or of every system of an organisation. */
export async function removeRegisters(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  const filter = systemId === undefined ? { organisationId } : { organisationId, _id: systemId };
  await Registers.deleteMany(filter, { session });
}
