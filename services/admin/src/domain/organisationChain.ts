import { createHash } from 'node:crypto';
import type { Entry, Link } from './activity.ts';

/** The position of an entry in its organisation's log; null without an organisation. */
export type ChainPosition = { organisationSeq: number | null; organisationHash: string | null };

type Owned = Entry & { organisationId: number | null };

const OF_ORGANISATIONS =
  /^(?:organisation|membership|link|request|proposal|system|ownField|organisationDuty|policy|managementRecord|assessment|report|action|document|evidence|bundle|qms|subscription|payment)\./;
const OF_MONEY = /^(?:subscription|payment)\.|^document\.purchase/;

/** Activities of members in their organisation. Excludes those about their own accounts or the platform. */
export function isOfOrganisation(action: string): boolean {
  return OF_ORGANISATIONS.test(action);
}

/** Activities that only organisation owners may see. */
export function isBillingAction(action: string): boolean {
  return OF_MONEY.test(action);
}

/**
 * Assigns new entries their positions in the logs of their organisations: separate chains whose links hold the entries' hashes in the whole
 * log.
 * @param ends the ends of these logs, updated by the call
 */
export function chainOrganisationEntries<One extends Owned>(
  ends: Map<number, Link>,
  entries: readonly One[],
): (One & ChainPosition)[] {
  return entries.map(entry => {
    const { organisationId, action } = entry;
    const end = organisationId === null || !isOfOrganisation(action) ? undefined : ends.get(organisationId);
    if (organisationId === null || !end) return { ...entry, organisationSeq: null, organisationHash: null };
    const organisationSeq = end.seq + 1;
    const organisationHash = hashOf(organisationId, organisationSeq, entry, end);
    ends.set(organisationId, { seq: organisationSeq, hash: organisationHash });
    return { ...entry, organisationSeq, organisationHash };
  });
}

/** Whether an entry directly follows `last`. */
export function followsInChain(last: Link, organisationId: number, entry: Entry & ChainPosition): boolean {
  const seq = last.seq + 1;
  return entry.organisationSeq === seq && entry.organisationHash === hashOf(organisationId, seq, entry, last);
}

function hashOf(organisationId: number, seq: number, { hash }: Pick<Entry, 'hash'>, last: Link): string {
  return createHash('sha256')
    .update(JSON.stringify([organisationId, seq, hash, last.hash]))
    .digest('hex');
}
