import { DomainError } from '@aicp/contracts/domainError';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import type { RequestContext } from '../context.ts';
import { actedBy, networkShown, securityActions, securityLogSince } from '../domain/securityLog.ts';
import { pseudonym, sentenceOf } from '../domain/sentence.ts';
import { type KeptEntry, listEntries } from '../store/activities.ts';
import { listNames } from '../store/users.ts';
import { cursorAfter, cursorOf } from './readActivities.ts';

const MAX_PAGE_SIZE = 100;

/** The activities of the caller's own account, newest first, page by page. */
export async function readSecurityLog(
  ctx: RequestContext,
  { first, after }: { first: number; after?: string | null | undefined },
) {
  const { userId } = signedInPersonally(ctx.actor);
  if (first < 1 || first > MAX_PAGE_SIZE)
    throw new DomainError('INVALID', `first must be between 1 and ${MAX_PAGE_SIZE}.`);
  const entries = await listEntries(
    {
      userId,
      aboutUser: userId,
      actions: securityActions,
      from: securityLogSince(ctx.now()),
      after: after ? cursorOf(after) : undefined,
    },
    first,
  );
  const names = await listNames([userId]);
  const nameOf = (id: number) => names.get(id) ?? pseudonym(id);
  return {
    entries: entries.map(entry => entryView(entry, userId, nameOf)),
    next: cursorAfter(entries, first),
  };
}

function entryView(entry: KeptEntry, userId: number, nameOf: (id: number) => string) {
  const { seq, at, action, privately } = entry;
  const by = actedBy(entry, userId);
  // An administrator's place is private; for others the network is enough.
  const known = by === 'administrator' ? null : privately;
  return {
    id: String(seq),
    at,
    action,
    details: sentenceOf(entry, nameOf),
    by,
    device: known ? deviceLabel(known.agent) : null,
    address: known && (by === 'you' ? known.address : networkShown(known.address)),
  };
}
