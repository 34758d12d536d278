import { isOwnName, type OwnName } from '@aicp/compliance/law/systemFacts/ownNames';
import { type FactName, type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { FactsWish } from './ownValues.ts';

/** The name of a recorded value: a fact or an own field. */
export type NameOnRecord = FactName | OwnName;

/**
 * The facts after a change, and the names of the changed ones in the order of the cards, own fields last. The retirement date is deleted
 * with that status.
 */
export function withChanges(before: FactsOnRecord, wish: FactsWish): { facts: FactsOnRecord; changed: NameOnRecord[] } {
  const facts: FactsOnRecord = {};
  const changed: NameOnRecord[] = [];
  for (const name of [...FACTS, ...ownNamesIn(before, wish)]) {
    const hasEnded = name === 'endDay' && !wish.endDay && facts.status !== 'retired';
    const wished = hasEnded ? null : wish[name];
    const value = wished === undefined ? before[name] : (wished ?? undefined);
    if (value !== undefined) facts[name] = value;
    if (value !== before[name]) changed.push(name);
  }
  return { facts, changed };
}

const FACTS = systemFacts.map(({ name }) => name);
const ownNamesIn = (...records: object[]): OwnName[] => [
  ...new Set(records.flatMap(record => Object.keys(record).filter(isOwnName))),
];

/** The contradiction between recorded facts, with the reason; null if there is none. */
export function factFault({ status, marketDay, endDay }: FactsOnRecord): { name: FactName; message: string } | null {
  if (endDay === undefined) return null;
  if (status !== 'retired') return { name: 'endDay', message: 'is only for a system with the status retired' };
  const isBefore = marketDay !== undefined && endDay < marketDay;
  return isBefore
    ? { name: 'endDay', message: `is before the date when the system came to the market, ${marketDay}` }
    : null;
}

/** The facts of two merged records: the first's, completed by the other's if they do not contradict them. */
export function mergedFacts(own: FactsOnRecord, other: FactsOnRecord): FactsOnRecord {
  let facts = own;
  for (const name of [...FACTS, ...ownNamesIn(own, other)]) {
    const merged = { ...facts, [name]: facts[name] ?? other[name] };
    if (!factFault(merged)) facts = merged;
  }
  return facts;
}
