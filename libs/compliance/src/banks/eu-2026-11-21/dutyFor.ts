import type { EuFacts } from './euFacts.ts';
import type { Duty, highRiskDuties } from './highRiskDuties.ts';

/** What the duty asks of the parties that the organisation is; of both at once where it is both. */
export function dutyFor(duties: (typeof highRiskDuties)[string], facts: EuFacts, label: string): Duty {
  const own = facts.parties.flatMap(party => duties[party] ?? []);
  const [first, second] = own.length > 0 ? own : Object.values(duties);
  if (!first) throw new RangeError('A duty binds at least one party.');
  if (own.length < 2 || !second) return first;
  return {
    missing: `${first.missing}; ${second.missing}`,
    label,
    action: `${first.action} ${second.action}`,
    owner: `${first.owner}; ${second.owner}`,
  };
}
