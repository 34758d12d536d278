import mongoose from 'mongoose';
import { type ActivityQuery, CHAIN_PAGE, Entries, entryOf, filterOf, type KeptEntry } from './activities.ts';

/** Entries of this organisation's log with numbers below `before`, newest first. */
export async function listOrganisationEntries(
  organisationId: number,
  query: ActivityQuery,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<KeptEntry[]> {
  const found = await Entries.find(inLog(organisationId, query, before))
    .sort({ organisationSeq: -1 })
    .limit(limit)
    .lean();
  return found.map(entryOf);
}

/** The number of matching entries, for example of a period. */
export function countOrganisationEntries(organisationId: number, query: ActivityQuery): Promise<number> {
  return Entries.countDocuments(inLog(organisationId, query, Number.MAX_SAFE_INTEGER));
}

/** The entries as a stream, for files. */
export function streamOrganisationEntries(organisationId: number, query: ActivityQuery): AsyncIterable<KeptEntry> {
  const found = Entries.find(inLog(organisationId, query, Number.MAX_SAFE_INTEGER)).sort({ organisationSeq: -1 });
  return found.lean().cursor({ batchSize: 500 }).map(entryOf);
}

function inLog(organisationId: number, query: ActivityQuery, before: number) {
  return { ...filterOf(query), organisationId, organisationSeq: mongoose.trusted({ $gt: 0, $lt: before }) };
}

/** An organisation's log in chain order, after the number `after`, page by page. */
export async function* streamOrganisationChain(organisationId: number, after: number): AsyncGenerator<KeptEntry> {
  for (let more = true; more; ) {
    const above = { organisationId, organisationSeq: mongoose.trusted({ $gt: after }) };
    const page = await Entries.find(above).sort({ organisationSeq: 1 }).limit(CHAIN_PAGE).lean();
    yield* page.map(entryOf);
    after = page.at(-1)?.organisationSeq ?? after;
    more = page.length === CHAIN_PAGE;
  }
}
