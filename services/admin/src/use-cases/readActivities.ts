import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { admin } from '@aicp/contracts/rights/actor';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import type { RequestContext } from '../context.ts';
import { ActivityFilter } from '../domain/activityFilter.ts';
import { actions } from '../domain/acts.ts';
import { actorNameOf, pseudonym, sentenceOf } from '../domain/sentence.ts';
import { type ActivityQuery, type KeptEntry, listEntries } from '../store/activities.ts';
import { readChain } from '../store/chainState.ts';
import { listNames } from '../store/users.ts';

const MAX_PAGE_SIZE = 500;
const DAY_MS = 24 * 3600 * 1000;

/** The query for a filter. */
export function queryOf(filter: unknown): ActivityQuery {
  const { userId, action, from, to } = parse(ActivityFilter, filter ?? {});
  return {
    userId: userId ?? undefined,
    action: action ?? undefined,
    from: from ?? undefined,
    before: to ? new Date(to.getTime() + DAY_MS) : undefined,
  };
}

type Page = { first: number; after?: string | null | undefined; filter?: unknown };

/** The log page by page, newest first. */
export async function readActivities(ctx: RequestContext, { first, after, filter }: Page) {
  admin(ctx.actor);
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw new DomainError('INVALID', `first must be between 1 and ${MAX_PAGE_SIZE}.`);
  const entries = await listEntries({ ...queryOf(filter), after: after ? cursorOf(after) : undefined }, first);
  return { activities: await activitiesOf(entries), next: cursorAfter(entries, first) };
}

/** The start of the next page; null after the last one. */
export function cursorAfter(entries: readonly KeptEntry[], first: number): string | null {
  const last = entries.at(-1);
  return last && entries.length === first ? `${last.at.getTime()}:${last.seq}` : null;
}

export function cursorOf(text: string): { at: Date; seq: number } {
  const [, at, seq] = /^(\d{1,15}):(\d{1,15})$/.exec(text) ?? [];
  if (!at || !seq) throw new DomainError('INVALID', 'This page does not exist.');
  return { at: new Date(Number(at)), seq: Number(seq) };
}

/** Entries for display. Names are current; deleted users have a pseudonym. */
export async function activitiesOf(entries: readonly KeptEntry[]) {
  const ids = new Set(entries.flatMap(({ who, subjects }) => [...subjects, ...(who === null ? [] : [who])]));
  const names = await listNames([...ids]);
  const nameOf = (userId: number) => names.get(userId) ?? pseudonym(userId);
  return entries.map(entry => ({
    id: String(entry.seq),
    username: actorNameOf(entry, nameOf),
    userId: entry.who !== null && names.has(entry.who) ? String(entry.who) : null,
    action: entry.action,
    details: sentenceOf(entry, nameOf),
    target: entry.target,
    address: entry.privately?.address ?? null,
    device: entry.privately ? deviceLabel(entry.privately.agent) : null,
    reason: entry.privately?.reason ?? null,
    timestamp: entry.at,
    hash: entry.hash,
  }));
}

export async function readLog(ctx: RequestContext) {
  admin(ctx.actor);
  const { last, start, retentionDays } = await readChain();
  const isEmpty = last.seq === start.seq;
  return {
    entries: last.seq - start.seq,
    first: isEmpty ? null : String(start.seq + 1),
    last: isEmpty ? null : { id: String(last.seq), hash: last.hash },
    retentionDays,
    actions,
  };
}
