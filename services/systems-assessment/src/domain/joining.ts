import { DomainError } from '@aicp/contracts/domainError';
import { MOST_ASSESSMENTS_OF_A_SYSTEM } from '@aicp/contracts/limits';
import { type Assessed, resultsOf, type UnderLaw } from './underLaw.ts';

type Jurisdiction = UnderLaw['jurisdiction'];

/** What a record says about its system beside its name. */
type Described = {
  description: string | null;
  systemType: string | null;
  sector: string | null;
  applicableRegulators: string[];
  ownerId: number | null;
  reviewerId: number | null;
};

type Joining = Assessed & {
  id: number;
  /** Under which laws its assessments are, and how many there are. */
  assessed: { laws: readonly Jurisdiction[]; count: number };
};

/**
 * Two records can be one where no law is common to both.
 * @throws DomainError INVALID, CONFLICT
 */
export function requireJoinable(kept: Joining, gone: Joining): void {
  if (kept.id === gone.id)
    throw new DomainError('INVALID', 'other: a record cannot be joined with itself', { fields: ['other'] });
  const laws = lawsOf(kept);
  const common = lawsOf(gone).find(law => laws.includes(law));
  if (common)
    throw new DomainError(
      'CONFLICT',
      `Both records are under ${common} law. Only records under different laws can be joined.`,
    );
  if (kept.assessed.count + gone.assessed.count > MOST_ASSESSMENTS_OF_A_SYSTEM)
    throw new DomainError(
      'CONFLICT',
      `An AI system can have ${MOST_ASSESSMENTS_OF_A_SYSTEM} assessments. These two have more together.`,
    );
}

function lawsOf({ assessed, ...system }: Joining): Jurisdiction[] {
  return [...resultsOf(system).map(({ jurisdiction }) => jurisdiction), ...assessed.laws];
}

/** What the record that goes gives to the one that is kept, of what that one lacks. */
export function takenOver(kept: Described, gone: Described): Partial<Described> {
  const { description, systemType, sector, applicableRegulators, ownerId, reviewerId } = gone;
  return {
    ...(kept.description === null && description !== null && { description }),
    ...(kept.systemType === null && systemType !== null && { systemType }),
    ...(kept.sector === null && sector !== null && { sector }),
    ...(kept.applicableRegulators.length === 0 && applicableRegulators.length > 0 && { applicableRegulators }),
    ...(kept.ownerId === null && ownerId !== null && { ownerId }),
    ...(kept.reviewerId === null && reviewerId !== null && { reviewerId }),
  };
}
