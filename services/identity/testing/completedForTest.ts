import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { describedSystem } from '@aicp/testing/describedSystem';

type Of = { userId: number; organisationId: number; assessmentId: number; systemId: number; completedAt: string };

/** A completed assessment without gaps, as systems-assessment publishes it. */
export function completedForTest({ systemId, ...of }: Of): AssessmentCompletedData {
  const bank = currentBank('EU');
  const answers = compliantAnswers(bank);
  return {
    ...of,
    completedBy: of.userId,
    jurisdiction: bank.jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    system: describedSystem({ id: systemId, jurisdiction: 'EU' }),
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer, score: 0 })),
    organisation: null,
    result: assess({ bank, answers, today: of.completedAt.slice(0, 10) }),
  };
}
