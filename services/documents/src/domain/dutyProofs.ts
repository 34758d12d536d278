import { excludedBy } from '@aicp/compliance/banks/excludedBy';
import { classificationSteps } from '@aicp/compliance/scoring/classificationSteps';
import type { Duty, Verdict } from '@aicp/compliance/scoring/verdict';
import type { DutyProof, ReportProof } from '@aicp/contracts/dutyProof';
import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { type Evidence, evidenceState } from './evidence.ts';

/** The fields that decide whether a file counts on a date. */
export type LinkedFile = Pick<Evidence, 'supports' | 'effectiveFrom' | 'validUntil' | 'replacedBy' | 'removedAt'>;

/** An organisation duty; its answer is given only if its proof is requested. */
export type OrganisationAnswer = { id: string; answer: string | null };

export type AnsweredDuty = Pick<Duty, 'id' | 'questionId' | 'status'>;

/** The files linked to a duty or to its question, without removed and replaced ones. */
function filesOn<File extends LinkedFile>({ id, questionId }: AnsweredDuty, files: readonly File[]): File[] {
  return files.filter(
    ({ supports, replacedBy, removedAt }) =>
      (supports === id || supports === questionId) && replacedBy === null && removedAt === null,
  );
}

/**
 * Whether a duty is proved, stated or expired on a date (ISO); null if it is not met or not applicable. The score and the wording of the
 * answer do not matter.
 */
export function proofOf(duty: AnsweredDuty, files: readonly LinkedFile[], date: string): DutyProof | null {
  if (duty.status !== 'met') return null;
  return proofBy(filesOn(duty, files), date);
}

/** The proof of a met duty, by the files that are linked to it. */
export function proofBy(files: readonly Omit<LinkedFile, 'supports'>[], date: string): DutyProof {
  if (files.length === 0) return 'stated';
  return files.some(file => evidenceState(file, date) === 'present') ? 'proved' : 'expired';
}

/** The proof of each duty of a report, in the order of the duties. */
export function reportProofOf(
  duties: readonly AnsweredDuty[],
  files: readonly LinkedFile[],
  asOf: string,
): ReportProof {
  return { asOf, duties: duties.map(duty => proofOf(duty, files, asOf)) };
}

/** An answer without its score. */
export type GivenAnswer = Omit<AssessmentCompletedData['answers'][number], 'score'>;

/** The member who answered a duty, and when; the number is null if it is not known. */
export type Answered = { by: number | null; at: Date; fromOrganisation: boolean };

/** The numbers of the members who gave the answers, in the same order. */
export const answeredBy = (answered: readonly (Answered | null)[]) => answered.map(answer => answer?.by ?? null);

/** The answer that decides each duty, in the same order, or that excluded it; null for a duty without one. */
export function answeredOf(
  duties: readonly Pick<AnsweredDuty, 'id' | 'questionId'>[],
  answers: readonly GivenAnswer[],
): (Answered | null)[] {
  const values = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
  return latestOf(
    duties.map(({ id, questionId }) =>
      questionId !== null && values[questionId] ? [questionId] : excludedBy(id, values),
    ),
    answers,
  );
}

/** The latest answer behind each step of the classification, in their order; null for a step without one. */
export function stepsAnsweredOf({
  result,
  answers,
}: {
  result: Pick<Verdict, 'notes' | 'trace'> & { duties: readonly AnsweredDuty[] };
  answers: readonly GivenAnswer[];
}): (Answered | null)[] {
  return latestOf(
    classificationSteps(result).map(({ questionIds }) => questionIds),
    answers,
  );
}

function latestOf(groups: readonly (readonly string[])[], answers: readonly GivenAnswer[]): (Answered | null)[] {
  const given = new Map(answers.map(answer => [answer.questionId, answer]));
  return groups.map(questionIds =>
    questionIds.reduce<Answered | null>((latest, id) => {
      const { answeredBy = null, answeredAt = null, fromOrganisation = false } = given.get(id) ?? {};
      if (!answeredAt || (latest && latest.at >= new Date(answeredAt))) return latest;
      return { by: answeredBy, at: new Date(answeredAt), fromOrganisation: fromOrganisation || answeredBy === null };
    }, null),
  );
}

/** A duty as lists of proofs name it. */
export type TitledDuty = AnsweredDuty & { title: string; citation: { label: string } };

/** The proofs of a report's duties as a bundle states them, each with the files that count for it. */
export function proofFile(
  duties: readonly TitledDuty[],
  files: readonly (LinkedFile & Pick<Evidence, 'id'>)[],
  asOf: string,
) {
  return {
    asOf,
    duties: duties.map(({ id, questionId, title, citation, status }) => {
      const duty = { id, questionId, status };
      const evidence = [...new Set(filesOn(duty, files).map(file => file.id))];
      return { id, questionId, title, citation: citation.label, status, proof: proofOf(duty, files, asOf), evidence };
    }),
  };
}

/** Whether a duty applies to the organisation on a date (ISO); its legal date may have passed since the report. */
export function appliesOn(
  { status, binds, state, from }: Pick<Duty, 'status' | 'binds' | 'state' | 'from'>,
  date: string,
): boolean {
  if (binds !== true || status === 'other_party' || status === 'not_applicable') return false;
  return state === 'in_force' || (state === 'due' && from !== null && from <= date);
}
