import { addDays } from '@aicp/contracts/emails/reminder';
import type { EvidenceFilter } from '@aicp/contracts/inputs/evidenceInputs';
import mongoose, { type QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { type EvidenceFile, EXPIRING_DAYS } from '../domain/evidence.ts';
import { CURRENT, Files, fileOf } from './evidence.ts';
import { listLinkedFiles } from './evidenceLinks.ts';

type Filter = z.output<typeof EvidenceFilter>;
type Of = { organisationId: number; filter: Filter; today: string };

/** The most versions of a file that are shown. */
const MAX_VERSIONS = 50;

/** A page of the library, newest first: with numbers below `before`, if one is given. */
export async function listLibrary(of: Of, { limit, before }: { limit: number; before: number | null }) {
  const filter = await filterOf(of);
  const below = before === null ? {} : { $and: [{ _id: mongoose.trusted({ $lt: before }) }] };
  const found = await Files.find({ ...filter, ...below })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return found.map(fileOf);
}

export async function countLibrary(of: Of): Promise<number> {
  return Files.countDocuments(await filterOf(of));
}

async function filterOf({ organisationId, filter: { system, kind, state, search }, today }: Of) {
  const filter: QueryFilter<typeof Files extends mongoose.Model<infer Row> ? Row : never> = {
    organisationId,
    ...CURRENT,
    ...(kind && { kind: kind === 'other' ? mongoose.trusted({ $in: [null, 'other'] as const }) : kind }),
  };
  if (system) filter._id = mongoose.trusted({ $in: await listLinkedFiles({ organisationId, systemId: system }) });
  if (state === 'unlinked') filter.linkCount = 0;
  if (state === 'expired') filter.validUntil = mongoose.trusted({ $gt: '', $lt: today });
  if (state === 'expiring') filter.validUntil = mongoose.trusted({ $gte: today, $lte: addDays(today, EXPIRING_DAYS) });
  if (search) {
    const named = mongoose.trusted({ $regex: search.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' });
    filter.$or = [{ title: named }, { name: named }, { note: named }];
  }
  return filter;
}

/** The earlier versions of each of these files, newest first, read by one command; in the order of `ids`. */
export async function listEarlierVersions(organisationId: number, ids: readonly number[]): Promise<EvidenceFile[][]> {
  const found = await Files.aggregate<{ _id: number; earlier: Parameters<typeof fileOf>[0][] }>([
    { $match: { _id: { $in: [...ids] }, organisationId } },
    {
      $graphLookup: {
        from: Files.collection.name,
        startWith: '$_id',
        connectFromField: '_id',
        connectToField: 'replacedBy',
        as: 'earlier',
        maxDepth: MAX_VERSIONS - 1,
        restrictSearchWithMatch: { organisationId },
      },
    },
    { $project: { earlier: 1 } },
  ]);
  const byId = new Map(found.map(({ _id, earlier }) => [_id, earlier.map(fileOf)]));
  return ids.map(id => (byId.get(id) ?? []).toSorted((one, other) => other.version - one.version));
}
