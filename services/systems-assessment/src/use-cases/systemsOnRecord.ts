import { may } from '@aicp/contracts/rights/rights';
import { membersOf } from '@aicp/service/store/members';
import type { Transaction } from '@aicp/service/store/transaction';
import type { OnRecord } from '../domain/systemDays.ts';
import { findInterval } from '../store/organisations.ts';
import { listSystemFacts } from '../store/systemFacts.ts';
import type { AiSystem } from '../store/systems.ts';
import { findNextOrganisation, pageSystemsOf } from '../store/systemsByOrganisation.ts';

const SYSTEMS_AT_ONCE = 500;

/** A page of an organisation's systems with their recorded facts; `next` is the start of the next page, null after the last one. */
type PageOnRecord = { systems: { system: AiSystem; onRecord: OnRecord }[]; next: number | null };

export async function pageOnRecord(tx: Transaction, organisationId: number, after: number): Promise<PageOnRecord> {
  const systems = await pageSystemsOf(tx, organisationId, after, SYSTEMS_AT_ONCE);
  const interval = await findInterval(tx, organisationId);
  const facts = await listSystemFacts(
    systems.map(({ id }) => id),
    tx.session,
  );
  return {
    systems: systems.map((system, at) => {
      const { status, nextReview } = facts[at] ?? {};
      return { system, onRecord: { interval, status, nextReview } };
    }),
    next: systems.length < SYSTEMS_AT_ONCE ? null : (systems.at(-1)?.id ?? null),
  };
}

/** All organisations with systems, and their managers. */
export async function* organisationsWithSystems(): AsyncGenerator<{ id: number; managers: number[] }> {
  for (let id = await findNextOrganisation(0); id !== null; id = await findNextOrganisation(id)) {
    const members = await membersOf([id]);
    yield { id, managers: members.filter(({ role }) => may(role, 'manage')).map(({ userId }) => userId) };
  }
}
