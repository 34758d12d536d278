import { randomUUID } from 'node:crypto';
import { type RoomLogEntry, type SendRoomLog, StoreRoomLog } from '@aicp/contracts/events/fillRoom';
import { MAX_ROOM_LOG } from '@aicp/contracts/limits';
import type { Context } from '@aicp/service/store/context';
import type { z } from 'zod';
import { actions } from '../domain/acts.ts';
import { isBillingAction, isOfOrganisation } from '../domain/organisationChain.ts';
import { organisationSentence } from '../domain/organisationSentence.ts';
import { actorNameOf } from '../domain/sentence.ts';
import { countOrganisationEntries, listOrganisationEntries } from '../store/organisationEntries.ts';
import { findNamesAt } from './readOrganisationLog.ts';

/** The entries sent together. */
const PAGE = 200;
const shown = actions.filter(action => isOfOrganisation(action) && !isBillingAction(action));

/**
 * Sends the newest entries of an organisation's log in a period to documents, for an audit room. Entries about money, addresses and
 * members' reasons are left out. People are numbers there, so that their names can be erased.
 */
export async function sendRoomLog(
  ctx: Context,
  { organisationId, room, from, until }: z.output<(typeof SendRoomLog)['data']>,
): Promise<void> {
  const query = { actions: shown, from: new Date(from), before: new Date(until) };
  const found = await listOrganisationEntries(organisationId, query, MAX_ROOM_LOG);
  const total = Math.max(await countOrganisationEntries(organisationId, query), found.length);
  const calledAt = await findNamesAt(organisationId, found);
  // Represents a person in a sentence; no user's text contains it.
  const mark = randomUUID();
  const entries = found.map((entry): RoomLogEntry => {
    const { at, action, who, isOutside, organisationSeq, organisationHash } = entry;
    const sentence = organisationSentence(entry, userId => `${mark}${userId}${mark}`, calledAt(at));
    return {
      seq: organisationSeq ?? 0,
      at: at.toISOString(),
      action,
      by: isOutside ? null : who,
      byName: isOutside ? 'Administrator' : who === null ? actorNameOf(entry, String) : null,
      details: sentence.split(mark).flatMap((part, place) => (place % 2 === 1 ? Number(part) : part || [])),
      hash: organisationHash ?? '',
    };
  });
  const expected = entries.length;
  await ctx.transaction(async tx => {
    for (let first = 0; first === 0 || first < expected; first += PAGE) {
      const page = entries.slice(first, first + PAGE);
      tx.send(StoreRoomLog, { organisationId, room, total, expected, entries: page });
    }
  });
}
