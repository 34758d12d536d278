import { createHash } from 'node:crypto';
import type { Entry, Link } from './activity.ts';

/** Where an entry stands in the log of its organisation; null where it stands in none. */
export type ChainPosition = { organisationSeq: number | null; organisationHash: string | null };

type Owned = Entry & { organisationId: number | null };

const OF_ORGANISATIONS =
  /^(?:organisation|membership|link|request|proposal|system|ownField|organisationDuty|policy|managementRecord|assessment|report|action|document|evidence|bundle|qms|subscription|payment)\./;
const OF_MONEY = /^(?:subscription|payment)\.|^document\.purchase/;

/** What people do in their organisation and with its things. Not what concerns their own accounts, or the platform. */
export function isOfOrganisation(action: string): boolean {
  return OF_ORGANISATIONS.test(action);
}

/** What its owners alone may see. */
export function isBillingAction(action: string): boolean {
  return OF_MONEY.test(action);
}

/**
 * Gives new entries their places in the logs of their organisations: each of these is a chain of its own, whose links hold the
 * hash that the entry has in the whole log.
 * @param ends where these logs end; afterwards where they end then
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

/** Whether an entry stands where it was put: right behind `last`. */
export function followsInChain(last: Link, organisationId: number, entry: Entry & ChainPosition): boolean {
  const seq = last.seq + 1;
  return entry.organisationSeq === seq && entry.organisationHash === hashOf(organisationId, seq, entry, last);
}

function hashOf(organisationId: number, seq: number, { hash }: Pick<Entry, 'hash'>, last: Link): string {
  return createHash('sha256')
    .update(JSON.stringify([organisationId, seq, hash, last.hash]))
    .digest('hex');
}
