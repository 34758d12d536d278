import { isDeepStrictEqual } from 'node:util';
import { valuesIn } from '@aicp/contracts/entities/field';
import { type OrganisationFields, organisationFields } from '@aicp/contracts/entities/organisation';
import { type OrganisationFacts, OrganisationUpdated } from '@aicp/contracts/events/organisationFacts';
import { UserUpdated } from '@aicp/contracts/events/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import type { KnownFacts } from '../../domain/organisationFacts.ts';
import { nameOf } from '../../store/organisationNames.ts';
import { type OrganisationRecord, upsertOrganisation } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { updateThoseIn } from '../../store/workplaces.ts';

/** The recorded data of an organisation that its members see. */
type Content = KnownFacts & OrganisationFields & Pick<OrganisationRecord, 'filled'>;

/** Writes and publishes an organisation's data if it has changed. */
export async function writeOrganisation(
  tx: Transaction,
  userId: number,
  before: OrganisationRecord,
  after: Partial<OrganisationRecord>,
): Promise<OrganisationRecord> {
  const { version, ...changed } = { ...before, ...after };
  if (isDeepStrictEqual(contentOf(before), contentOf(changed))) return before;
  const written = { ...changed, version: version + 1 };
  await upsertOrganisation(tx, written);
  tx.publish(OrganisationUpdated, organisationState(userId, written, await nameOf(written, tx.session)));
  const { companyName, jurisdiction } = written;
  if (companyName !== before.companyName || jurisdiction !== before.jurisdiction) {
    const users = await updateThoseIn(tx, written.id, { companyName, jurisdiction });
    tx.inBulk();
    for (const user of users) tx.publish(UserUpdated, userState(user));
  }
  return written;
}

/** An organisation's state in events: all of it with its version. */
export function organisationState(userId: number, record: OrganisationRecord, name: string) {
  const { id: organisationId, version } = record;
  const settings = valuesIn(organisationFields, 'event', record);
  const { factsAsOf, factsBy } = record;
  return { userId, organisationId, version, facts: factsOf(record), factsAsOf, factsBy, name, ...settings };
}

function factsOf({ kind, size, turnover, answers }: OrganisationFacts): OrganisationFacts {
  return { kind, size, turnover, answers };
}

function contentOf({ filled, factsAsOf, factsBy, ...record }: Content): Content {
  return { ...factsOf(record), ...valuesIn(organisationFields, 'event', record), filled, factsAsOf, factsBy };
}
