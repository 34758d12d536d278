import type { Annotation } from './useNotes.tsx';

type LastNote = { questionId: string; note: string; notedAt?: string | null | undefined };

/** An accepted answer of a supplier, shown next to a question that it helps with. */
type SupplierAnswer = {
  questionId: string;
  question: string;
  answer: string;
  from?: string | null | undefined;
  at: string;
};

type Options = {
  assessment: {
    id: string;
    annotations: readonly Annotation[];
    lastNotes: readonly LastNote[];
    supplierAnswers: readonly SupplierAnswer[];
  };
  /** The names of the authors and of the colleagues asked, by id, as far as known. */
  names: ReadonlyMap<string, string>;
  me: string;
  isShared: boolean;
  readOnly: boolean;
};

/** The members' notes and flags on the questions of an assessment. */
export type AssessmentNotes = ReturnType<typeof buildAssessmentNotes>;

export function buildAssessmentNotes({ assessment, names, me, isShared, readOnly }: Options) {
  const now = new Map(assessment.annotations.map(one => [one.questionId, one]));
  const last = new Map(assessment.lastNotes.map(one => [one.questionId, one]));
  return {
    assessmentId: assessment.id,
    isShared,
    readOnly,
    of: (questionId: string) => ({
      annotation: now.get(questionId),
      last: last.get(questionId),
      supplied: assessment.supplierAnswers.filter(one => one.questionId === questionId),
    }),
    isFlagged: (questionId: string) => !!now.get(questionId)?.flag,
    nameOf: (id: string | undefined) => (id === undefined ? undefined : id === me ? 'you' : names.get(id)),
  };
}
