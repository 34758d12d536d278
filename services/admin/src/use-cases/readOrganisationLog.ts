import { DomainError } from '@aicp/contracts/domainError';
import { isolated } from '@aicp/contracts/isolated';
import { requireRight, signedIn, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { mayReadLog } from '@aicp/contracts/rights/logReaders';
import { may } from '@aicp/contracts/rights/rights';
import type { RowPages } from '@aicp/service/process/csvText';
import { listPrintedNames } from '@aicp/service/store/people';
import type { RequestContext } from '../context.ts';
import { actions } from '../domain/acts.ts';
import { isUnaltered } from '../domain/chain.ts';
import { followsInChain, isBillingAction, isOfOrganisation } from '../domain/organisationChain.ts';
import { organisationSentence, type ThingNameOf, thingsOf } from '../domain/organisationSentence.ts';
import { actorNameOf, pseudonym } from '../domain/sentence.ts';
import { keyOf } from '../domain/thingNames.ts';
import type { ActivityQuery, KeptEntry } from '../store/activities.ts';
import { readOrganisationChain } from '../store/organisationChains.ts';
import {
  listOrganisationEntries,
  streamOrganisationChain,
  streamOrganisationEntries,
} from '../store/organisationEntries.ts';
import { findLogSettings } from '../store/organisations.ts';
import { listThingNames } from '../store/thingNames.ts';
import { pagesOf } from './exportLists.ts';
import { activitiesOf, queryOf } from './readActivities.ts';
import type { Verdict } from './verifyLog.ts';

const MAX_PAGE_SIZE = 500;

type Page = { first: number; after?: string | null | undefined; filter?: unknown };

/** Activities in the caller's organisation, newest first, page by page. */
export async function readOrganisationLog(ctx: RequestContext, { first, after, filter }: Page) {
  const { organisationId, query, shown } = await asked(ctx, filter);
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw new DomainError('INVALID', `first must be between 1 and ${MAX_PAGE_SIZE}.`);
  if (after && !/^\d{1,15}$/.test(after)) throw new DomainError('INVALID', 'This page does not exist.');
  const [{ last, start }, found] = await Promise.all([
    readOrganisationChain(organisationId),
    listOrganisationEntries(organisationId, query, first, after ? Number(after) : undefined),
  ]);
  return {
    entries: await shownTo(organisationId, found),
    next: found.length === first ? String(found.at(-1)?.organisationSeq) : null,
    length: last.seq - start.seq,
    last: last.seq > start.seq ? { id: String(last.seq), hash: last.hash } : null,
    actions: shown,
  };
}

/** The whole log as the rows of a file. */
export async function organisationLogFile(ctx: RequestContext, filter: unknown): Promise<RowPages> {
  const { organisationId, query } = await asked(ctx, filter);
  return rows();

  async function* rows() {
    yield [['id', 'timestamp', 'username', 'name', 'action', 'details', 'hash']];
    for await (const page of pagesOf(streamOrganisationEntries(organisationId, query)))
      yield (await shownTo(organisationId, page)).map(({ id, at, username, name, action, details, hash }) => [
        id,
        at.toISOString(),
        username,
        name,
        action,
        details,
        hash,
      ]);
  }
}

/** Reads the whole log of the caller's organisation, and checks each entry, its place after the previous one, and the end. */
export async function verifyOrganisationLog(ctx: RequestContext): Promise<Verdict> {
  const { organisationId } = await requireLogReader(ctx);
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

/** @throws DomainError FORBIDDEN for members who may not read the log */
async function requireLogReader({ actor }: RequestContext): Promise<UserActor> {
  const { role, organisationId } = signedIn(actor);
  if (may(role, 'manage')) return requireRight(actor, 'manage');
  if (mayReadLog(role, await findLogSettings(organisationId))) return signedInPersonally(actor);
  const why = `The organisation’s log is not available to ${role}s. An organisation owner decides who may read it.`;
  throw new DomainError('FORBIDDEN', why, { reason: 'role' });
}

/** The caller's log and their rights in it: billing activities are for owners. */
async function asked(ctx: RequestContext, filter: unknown) {
  const { organisationId, role } = await requireLogReader(ctx);
  const { action, ...query } = queryOf(filter);
  const shown = actions.filter(one => isOfOrganisation(one) && (may(role, 'own') || !isBillingAction(one)));
  const looked = action === undefined ? shown : shown.filter(one => one === action);
  return { organisationId, shown, query: { ...query, actions: looked } satisfies ActivityQuery };
}

/** Entries for the organisation's members: as sentences, without addresses, and without names of the platform's administrators. */
async function shownTo(organisationId: number, entries: readonly KeptEntry[]) {
  const people = entries.flatMap(({ who, subjects }) => [...subjects, ...(who === null ? [] : [who])]);
  const [activities, names, calledAt] = await Promise.all([
    activitiesOf(entries),
    listPrintedNames([...new Set(people)]),
    findNamesAt(organisationId, entries),
  ]);
  const nameOf = (userId: number) => names.get(userId) ?? pseudonym(userId);
  return activities.map(({ username, userId, action, target, timestamp: at }, index) => {
    const entry = entries[index] as KeptEntry;
    const { isOutside, organisationSeq, organisationHash } = entry;
    return {
      id: String(organisationSeq),
      at,
      username: isOutside ? 'Administrator' : username,
      name: isOutside ? 'Administrator' : actorNameOf(entry, nameOf),
      userId: isOutside ? null : userId,
      action,
      details: organisationSentence(entry, nameOf, calledAt(at)) + reasonIn(entry),
      target,
      hash: organisationHash ?? '',
    };
  });
}

/** " Reason: “No longer used”.", if a member had to give one. Erased with that member's account. */
function reasonIn({ action, isOutside, privately }: KeptEntry): string {
  const isShown = action === 'system.erased' && !isOutside && privately?.reason;
  return isShown ? ` Reason: “${isolated(privately.reason ?? '')}”.` : '';
}

/** The names of things at a time: the last one until then, or the first known one. */
export async function findNamesAt(
  organisationId: number,
  entries: readonly KeptEntry[],
): Promise<(at: Date) => ThingNameOf> {
  const direct = await listThingNames(organisationId, entries.flatMap(thingsOf));
  const systems = direct.flatMap(({ key, name }) => (key.startsWith('assessment-') ? [keyOf('system', name)] : []));
  const all = [...direct, ...(await listThingNames(organisationId, systems))];
  const inOrder = all.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const byKey = Map.groupBy(inOrder, ({ key }) => key);
  return time => key => {
    const [first, ...later] = byKey.get(key) ?? [];
    return (later.findLast(({ at }) => at <= time) ?? first)?.name ?? null;
  };
}
