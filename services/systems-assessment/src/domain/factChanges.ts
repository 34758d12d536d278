import { type FactName, type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';

/** What is on record after a change, and the names of what differs from before, in the order of the cards. */
export function withChanges(
  before: FactsOnRecord,
  wish: SystemFactsInput,
): { facts: FactsOnRecord; changed: FactName[] } {
  const facts: FactsOnRecord = {};
  const changed: FactName[] = [];
  for (const { name } of systemFacts) {
    const wished = wish[name];
    const value = wished === undefined ? before[name] : (wished ?? undefined);
    if (value !== undefined) facts[name] = value;
    if (value !== before[name]) changed.push(name);
  }
  return { facts, changed };
}
