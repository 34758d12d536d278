import { bankOf } from '@aicp/compliance/banks/banks';
import { assess } from '@aicp/compliance/scoring/assess';
import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import { systemState } from './systemState.ts';

type Given = {
  assessment: { id: number; userId: number; jurisdiction: 'EU' | 'UK'; bankVersion: string };
  system: AssessmentCompletedData['system'];
  responses: readonly { questionId: string; answer: string; score: number }[];
  completedAt: Date;
};

/** What events say about a completed assessment: scored by the bank that it began on, as of the day of its completion. */
export function completedState({ assessment, system, responses, completedAt }: Given): AssessmentCompletedData {
  const { id, userId, jurisdiction, bankVersion } = assessment;
  const bank = bankOf(bankVersion);
  const answers = Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));
  return {
    userId,
    assessmentId: id,
    jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: completedAt.toISOString(),
    system: systemState(system),
    answers: responses.map(({ questionId, answer, score }) => ({ questionId, answer, score })),
    result: assess({ bank, answers, today: completedAt.toISOString().slice(0, 10) }),
  };
}
