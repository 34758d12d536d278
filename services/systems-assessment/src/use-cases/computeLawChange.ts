import type { ActiveBanks } from '@aicp/compliance/banks/activeBanks';
import { utcDateOf } from '../domain/assessmentLimits.ts';
import { compareWithCurrentLaw } from '../domain/compareWithCurrentLaw.ts';
import type { Completion } from '../domain/completion.ts';
import type { Assessment } from '../store/assessments.ts';
import type { LawChange } from '../store/lawChanges.ts';

type Completed = {
  assessment: Pick<Assessment, 'id' | 'organisationId' | 'aiSystemId' | 'jurisdiction' | 'bankVersion'>;
  completion: Completion;
  responses: readonly { questionId: string; answer: string }[];
};

/** The changes of a completed assessment under the law in force, to decide on; null if none. */
export function computeLawChange(completed: Completed, inForce: ActiveBanks, now: Date, run: number): LawChange | null {
  const impact = compareWithCurrentLaw(completed, inForce, utcDateOf(now));
  if (!impact) return null;
  const { id, organisationId, aiSystemId, jurisdiction, bankVersion } = completed.assessment;
  const undecided = { status: 'open', reason: null, decidedBy: null, decidedAt: null } as const;
  return { ...impact, ...undecided, id, organisationId, aiSystemId, jurisdiction, bankVersion, run };
}

/** With an earlier decision, if the change is the same. */
export function asDecided(change: LawChange, kept: LawChange | undefined): LawChange {
  if (kept?.toVersion !== change.toVersion || JSON.stringify(kept.moves) !== JSON.stringify(change.moves))
    return change;
  const { status, reason, decidedBy, decidedAt } = kept;
  return { ...change, status, reason, decidedBy, decidedAt };
}
