import { DomainError } from '@aicp/contracts/domainError';
import { requireRight } from '@aicp/contracts/rights/actor';
import { may } from '@aicp/contracts/rights/rights';
import type { RowPages } from '@aicp/service/process/csvText';
import type { RequestContext } from '../context.ts';
import { actions } from '../domain/acts.ts';
import { isUnaltered } from '../domain/chain.ts';
import { followsInChain, isBillingAction, isOfOrganisation } from '../domain/organisationChain.ts';
import type { ActivityQuery, KeptEntry } from '../store/activities.ts';
import { readOrganisationChain } from '../store/organisationChains.ts';
import {
  listOrganisationEntries,
  streamOrganisationChain,
  streamOrganisationEntries,
} from '../store/organisationEntries.ts';
import { pagesOf } from './exportLists.ts';
import { activitiesOf, queryOf } from './readActivities.ts';
import type { Verdict } from './verifyLog.ts';

const MOST = 500;

type Page = { first: number; after?: string | null | undefined; filter?: unknown };

/** What people did in the caller's organisation and with its things, the newest first, page by page. */
export async function readOrganisationLog(ctx: RequestContext, { first, after, filter }: Page) {
  const { organisationId, query, shown } = asked(ctx, filter);
  if (first < 1 || first > MOST) throw new DomainError('INVALID', `first must be between 1 and ${MOST}.`);
  if (after && !/^\d{1,15}$/.test(after)) throw new DomainError('INVALID', 'This page does not exist.');
  const [{ last, start }, found] = await Promise.all([
    readOrganisationChain(organisationId),
    listOrganisationEntries(organisationId, query, first, after ? Number(after) : undefined),
  ]);
  return {
    entries: await shownTo(found),
    next: found.length === first ? String(found.at(-1)?.organisationSeq) : null,
    length: last.seq - start.seq,
    last: last.seq > start.seq ? { id: String(last.seq), hash: last.hash } : null,
    actions: shown,
  };
}

/** The same as the rows of a file, all of it. */
export async function organisationLogFile(ctx: RequestContext, filter: unknown): Promise<RowPages> {
  const { organisationId, query } = asked(ctx, filter);
  return rows();

  async function* rows() {
    yield [['id', 'timestamp', 'username', 'action', 'details', 'hash']];
    for await (const page of pagesOf(streamOrganisationEntries(organisationId, query)))
      yield (await shownTo(page)).map(({ id, at, username, action, details, hash }) => [
        id,
        at.toISOString(),
        username,
        action,
        details,
        hash,
      ]);
  }
}

/** Reads the whole log of the caller's organisation, and checks each entry, its place behind the one before, and the end. */
export async function verifyOrganisationLog(ctx: RequestContext): Promise<Verdict> {
  const { organisationId } = requireRight(ctx.actor, 'manage');
  const { start, last } = await readOrganisationChain(organisationId);
  let link = start;
  for await (const entry of streamOrganisationChain(organisationId, start.seq)) {
    if (!isUnaltered(entry) || !followsInChain(link, organisationId, entry)) return broken();
    link = { seq: link.seq + 1, hash: entry.organisationHash ?? '' };
    if (link.seq === last.seq && link.hash !== last.hash) return broken();
  }
  const entries = link.seq - start.seq;
  if (link.seq < last.seq) return broken();
  return { intact: true, entries, firstBroken: null, message: `All ${entries} entries are intact.` };

  function broken(): Verdict {
    const firstBroken = link.seq + 1;
    const message = `Entry ${firstBroken} was altered or is missing. All entries before it are intact.`;
    return { intact: false, entries: link.seq - start.seq, firstBroken, message };
  }
}

/** Whose log, and what of it the caller may see: money is for owners. */
function asked(ctx: RequestContext, filter: unknown) {
  const { organisationId, role } = requireRight(ctx.actor, 'manage');
  const { action, ...query } = queryOf(filter);
  const shown = actions.filter(one => isOfOrganisation(one) && (may(role, 'own') || !isBillingAction(one)));
  const looked = action === undefined ? shown : shown.filter(one => one === action);
  return { organisationId, shown, query: { ...query, actions: looked } satisfies ActivityQuery };
}

/** As the people of the organisation read them: without addresses, and without names of administrators of the platform. */
async function shownTo(entries: readonly KeptEntry[]) {
  const activities = await activitiesOf(entries);
  return activities.map(({ username, userId, action, details, target, timestamp: at }, index) => {
    const { isOutside, organisationSeq, organisationHash } = entries[index] as KeptEntry;
    return {
      id: String(organisationSeq),
      at,
      username: isOutside ? 'Administrator' : username,
      userId: isOutside ? null : userId,
      action,
      details,
      target,
      hash: organisationHash ?? '',
    };
  });
}
