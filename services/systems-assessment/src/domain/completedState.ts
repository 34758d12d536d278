import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import type { Completion } from './completion.ts';
import { systemState } from './systemState.ts';

type Completed = {
  assessment: Owner & { id: number; jurisdiction: 'EU' | 'UK'; bankVersion: string };
  completion: Completion;
  responses: readonly { questionId: string; answer: string; score: number }[];
  completedAt: Date;
};

/**
 * What events carry about a completed assessment. The result is not stored here: it is computed at completion and again whenever it
 * is published again. It cannot differ, because nothing that it is computed from can: the answers are closed, the system and
 * the day are stored with the assessment, and a published bank keeps its rules (`published.test.ts` of the compliance library).
 */
export function completedState({ assessment, completion, responses, completedAt }: Completed): AssessmentCompletedData {
  const { id, jurisdiction, bankVersion } = assessment;
  const bank = bankOf(bankVersion);
  const answers = Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));
  return {
    ...ownerOf(assessment),
    assessmentId: id,
    jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: completedAt.toISOString(),
    system: systemState(completion.system),
    answers: responses.map(({ questionId, answer, score }) => ({ questionId, answer, score })),
    result: assess({ bank, answers, today: completion.scoredOn }),
  };
}
