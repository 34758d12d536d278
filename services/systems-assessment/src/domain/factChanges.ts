import { type FactName, type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';

/**
 * What is recorded after a change, and the names of what differs from before, in the order of the cards. The day since which a system is
 * retired goes with that status.
 */
export function withChanges(
  before: FactsOnRecord,
  wish: SystemFactsInput,
): { facts: FactsOnRecord; changed: FactName[] } {
  const facts: FactsOnRecord = {};
  const changed: FactName[] = [];
  for (const { name } of systemFacts) {
    const hasEnded = name === 'endDay' && !wish.endDay && facts.status !== 'retired';
    const wished = hasEnded ? null : wish[name];
    const value = wished === undefined ? before[name] : (wished ?? undefined);
    if (value !== undefined) facts[name] = value;
    if (value !== before[name]) changed.push(name);
  }
  return { facts, changed };
}

/** What of the facts on record contradicts another one, and why; null where nothing does. */
export function factFault({ status, marketDay, endDay }: FactsOnRecord): { name: FactName; message: string } | null {
  if (endDay === undefined) return null;
  if (status !== 'retired') return { name: 'endDay', message: 'is only for a system with the status retired' };
  const isBefore = marketDay !== undefined && endDay < marketDay;
  return isBefore
    ? { name: 'endDay', message: `is before the day on which it came to the market, ${marketDay}` }
    : null;
}

/** What is recorded about two records of one system: that of the first, and of the other one what it lacks and what does not contradict it. */
export function joinedFacts(own: FactsOnRecord, other: FactsOnRecord): FactsOnRecord {
  let facts = own;
  for (const { name } of systemFacts) {
    const joined = { ...facts, [name]: facts[name] ?? other[name] };
    if (!factFault(joined)) facts = joined;
  }
  return facts;
}
