import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import type { Completion } from './completion.ts';
import { answersOf } from './progress.ts';
import { systemState } from './systemState.ts';

type Answered = {
  questionId: string;
  answer: string;
  score: number;
  answeredBy: number | null;
  answeredAt: Date;
  fromOrganisation: boolean;
};

type Completed = {
  assessment: Owner & { id: number; jurisdiction: 'EU' | 'UK'; bankVersion: string };
  completion: Completion;
  responses: readonly Answered[];
  completedAt: Date;
};

/**
 * The event's state of a completed assessment, with its counted answers. The result is not stored here: it is computed at completion and
 * whenever it is published again. It cannot differ, because its inputs cannot change: the answers are closed, the system, the date and the
 * organisation's facts are stored with the assessment, and a published bank keeps its rules (`published.test.ts` of the compliance
 * library).
 */
export function completedState({ assessment, completion, responses, completedAt }: Completed): AssessmentCompletedData {
  const { id, jurisdiction, bankVersion } = assessment;
  const bank = bankOf(bankVersion);
  const answers = countedAnswers(bank, answersOf(responses));
  const { scoredOn, system, organisation, completedBy } = completion;
  return {
    ...ownerOf(assessment),
    assessmentId: id,
    jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: completedAt.toISOString(),
    completedBy,
    system: systemState(system),
    answers: responses
      .filter(({ questionId }) => answers[questionId])
      .map(({ answeredAt, ...response }) => {
        const { questionId, answer, score, answeredBy, fromOrganisation } = response;
        return {
          questionId,
          answer,
          score,
          answeredBy,
          answeredAt: answeredAt.toISOString(),
          ...(fromOrganisation && { fromOrganisation }),
        };
      }),
    organisation,
    result: assess({
      bank,
      answers,
      today: scoredOn,
      turnover: organisation?.turnover ?? null,
      size: organisation?.size ?? null,
      systemType: system.systemType,
    }),
  };
}
