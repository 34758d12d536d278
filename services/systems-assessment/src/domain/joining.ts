import { DomainError } from '@aicp/contracts/domainError';
import { isAbsent, type ValuesIn, valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { MAX_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';
import { type Assessed, resultsOf, type UnderLaw } from './viewUnderLaw.ts';

type Jurisdiction = UnderLaw['jurisdiction'];

type Joining = Assessed & {
  id: number;
  /** The laws of its assessments, and their number. */
  assessed: { laws: readonly Jurisdiction[]; count: number };
};

/**
 * Two records can be merged if they share no law.
 * @throws DomainError INVALID, CONFLICT
 */
export function requireJoinable(kept: Joining, gone: Joining): void {
  if (kept.id === gone.id)
    throw new DomainError('INVALID', 'other: a record cannot be merged with itself', { fields: ['other'] });
  const laws = lawsOf(kept);
  const common = lawsOf(gone).find(law => laws.includes(law));
  if (common)
    throw new DomainError(
      'CONFLICT',
      `Both records are under ${common} law. Only records under different laws can be merged.`,
    );
  if (kept.assessed.count + gone.assessed.count > MAX_ASSESSMENTS_OF_A_SYSTEM)
    throw new DomainError(
      'CONFLICT',
      `An AI system can have at most ${MAX_ASSESSMENTS_OF_A_SYSTEM} assessments. Together, these two have more.`,
    );
}

function lawsOf({ assessed, ...system }: Joining): Jurisdiction[] {
  return [...resultsOf(system).map(({ jurisdiction }) => jurisdiction), ...assessed.laws];
}

type Described = ValuesIn<typeof systemFields, 'merge'>;

/** The merged record's fields that the kept one lacks. */
export function mergedFields(kept: Described, gone: Described): Partial<Described> {
  const taken = Object.entries(valuesIn(systemFields, 'merge', gone)).filter(
    ([name, value]) => isAbsent(kept[name as keyof Described]) && !isAbsent(value),
  );
  return Object.fromEntries(taken);
}
