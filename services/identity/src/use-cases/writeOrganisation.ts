import { isDeepStrictEqual } from 'node:util';
import { type OrganisationFacts, OrganisationUpdated } from '@aicp/contracts/organisationFacts';
import type { Transaction } from '@aicp/service/store/transaction';
import { type OrganisationRecord, putOrganisation } from '../store/organisations.ts';

/** Writes and publishes what is on record about an organisation, if that is something else than before. */
export async function writeOrganisation(
  tx: Transaction,
  userId: number,
  before: OrganisationRecord,
  after: OrganisationFacts & { statedAt: Date | null },
): Promise<OrganisationRecord> {
  if (isDeepStrictEqual(factsOf(before), factsOf(after))) return before;
  const written = { ...before, ...after, version: before.version + 1 };
  await putOrganisation(tx, written);
  tx.publish(OrganisationUpdated, organisationState(userId, written));
  return written;
}

/** What events say of an organisation: the whole state with its version. */
export function organisationState(userId: number, record: OrganisationRecord) {
  return { userId, organisationId: record.id, version: record.version, facts: factsOf(record) };
}

function factsOf({ kind, size, turnover, answers }: OrganisationFacts): OrganisationFacts {
  return { kind, size, turnover, answers };
}
