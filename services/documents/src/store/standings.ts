import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type SystemUnderLaw, systemUnderLawKey } from '../domain/place.ts';

/** The current QMS checklist of a system under one law. Its files are separate rows. */
type Row = SystemUnderLaw & {
  /** "42-EU" */
  _id: string;
  organisationId: number;
  /** Increases with every change to the files. */
  evidenceVersion: number;
  /** The QMS requirements that are met, as last saved. */
  ticked: string[];
  savedAt: Date | null;
};

/** As saved, and when; `savedAt` is null if never. */
export type Checklist = Pick<Row, 'ticked' | 'savedAt'>;

const fixed = { required: true, immutable: true } as const;

const Standings = collection<Row>(
  'standings',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    evidenceVersion: { type: Number, default: 0 },
    ticked: { type: [String], default: [] },
    savedAt: { type: Date, default: null },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

/**
 * Numbers a change to the files of places; concurrent changes are serialised.
 * @returns the numbers by place
 */
export async function nextEvidenceVersions(
  { session }: Transaction,
  organisationId: number,
  places: readonly SystemUnderLaw[],
): Promise<Map<string, number>> {
  const byKey = new Map(
    places.map(({ systemId, jurisdiction }) => [
      systemUnderLawKey({ systemId, jurisdiction }),
      { systemId, jurisdiction },
    ]),
  );
  if (byKey.size === 0) return new Map();
  const writes = [...byKey].map(([_id, place]) => ({
    updateOne: {
      filter: { _id, organisationId },
      update: { $inc: { evidenceVersion: 1 }, $setOnInsert: place },
      upsert: true,
    },
  }));
  await Standings.bulkWrite(writes, { session });
  const these = { _id: mongoose.trusted({ $in: [...byKey.keys()] }), organisationId };
  const found = await Standings.find(these, { evidenceVersion: 1 }, { session }).lean();
  return new Map(found.map(({ _id, evidenceVersion }) => [_id, evidenceVersion]));
}

export async function saveChecklist(
  { session }: Transaction,
  organisationId: number,
  { systemId, jurisdiction }: SystemUnderLaw,
  checklist: Checklist,
): Promise<void> {
  const set = { $set: checklist, $setOnInsert: { systemId, jurisdiction } };
  const row = { _id: systemUnderLawKey({ systemId, jurisdiction }), organisationId };
  await Standings.updateOne(row, set, { upsert: true, session });
}

/** By place; those without a saved checklist are missing. */
export async function listChecklists(
  organisationId: number,
  places: readonly SystemUnderLaw[],
  tx?: Transaction,
): Promise<Map<string, Checklist>> {
  const filter = { _id: mongoose.trusted({ $in: places.map(systemUnderLawKey) }), organisationId };
  const fields = { ticked: 1, savedAt: 1 } as const;
  const found = await Standings.find(filter, fields, tx ? { session: tx.session } : {}).lean();
  return new Map(found.map(({ _id, ticked, savedAt }) => [_id, { ticked, savedAt }]));
}

/** Deletes the current state of a system, or of every system of an organisation. */
export async function removeStandings(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  await Standings.deleteMany(systemId === undefined ? { organisationId } : { organisationId, systemId }, { session });
}

/** Moves a merged record's checklists to the kept one. If both have one under a law (after a discarded assessment), the latest stays. */
export async function reassignStandings(
  { session }: Transaction,
  { organisationId, goneId, keptId }: SystemsMergedData,
): Promise<void> {
  const theirs = await Standings.find({ organisationId, systemId: goneId }, null, { session }).lean();
  for (const { jurisdiction, evidenceVersion, ticked, savedAt } of theirs) {
    const place = { systemId: keptId, jurisdiction };
    const row = { _id: systemUnderLawKey(place), organisationId };
    const own = await Standings.findOne(row, null, { session }).lean();
    const isLast = !own?.savedAt || (savedAt !== null && savedAt > own.savedAt);
    const set = { ...(isLast && { ticked, savedAt }) };
    const change = { $set: set, $max: { evidenceVersion }, $setOnInsert: place };
    await Standings.updateOne(row, change, { upsert: true, session });
  }
  await Standings.deleteMany({ organisationId, systemId: goneId }, { session });
}
