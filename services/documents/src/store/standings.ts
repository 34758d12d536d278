import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import { type Place, placeKey } from '../domain/place.ts';

/** What stands today of a system under one law. Its files are rows of their own. */
type Row = Place & {
  /** "42-EU" */
  _id: string;
  organisationId: number;
  /** Rises with every change to its files. */
  evidenceVersion: number;
};

const fixed = { required: true, immutable: true } as const;

const Standings = collection<Row>(
  'standings',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, ...fixed },
    systemId: { type: Number, ...fixed },
    jurisdiction: { type: String, ...fixed },
    evidenceVersion: { type: Number, default: 0 },
  },
  [[{ organisationId: 1, systemId: 1 }]],
);

/** Numbers a change to the files of a place; changes at the same moment come one after the other. */
export async function nextEvidenceVersion(
  { session }: Transaction,
  organisationId: number,
  { systemId, jurisdiction }: Place,
): Promise<number> {
  const found = await Standings.findOneAndUpdate(
    { _id: placeKey({ systemId, jurisdiction }), organisationId },
    { $inc: { evidenceVersion: 1 }, $setOnInsert: { systemId, jurisdiction } },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean();
  return found.evidenceVersion;
}

/** Of a system, or of every system of an organisation. */
export async function removeStandings(
  { session }: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId?: number },
): Promise<void> {
  await Standings.deleteMany(systemId === undefined ? { organisationId } : { organisationId, systemId }, { session });
}
