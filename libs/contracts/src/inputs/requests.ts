import { z } from 'zod';
import { MAX_FACT_LENGTH, MAX_OWN_QUESTIONS, MAX_QUESTION_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { text } from '../text.ts';

/** Maximum questions of a request, own ones included. */
const MAX_QUESTIONS = 100;
const QuestionId = z.string().regex(/^[a-zA-Z0-9-]{1,60}$/, 'must be the id of a question');

export const RequestInput = z.object({
  /** The ids of the selected questions; by default all. */
  questions: z.array(QuestionId).max(MAX_QUESTIONS, `must be at most ${MAX_QUESTIONS}`).nullish(),
  own: z
    .array(text(MAX_QUESTION_LENGTH).min(1, 'must not be empty'))
    .max(MAX_OWN_QUESTIONS, `must be at most ${MAX_OWN_QUESTIONS}`)
    .nullish(),
});
export type RequestInput = z.infer<typeof RequestInput>;

/** The body of PUT /api/shared/request: a supplier's draft, by question; '' removes an answer. */
export const SupplierAnswers = z.object({
  answers: z.record(QuestionId, text(MAX_FACT_LENGTH)),
});

/** The fields of `decideProposal`: accepts or declines a supplier's answer. */
export const DecideProposalInput = z.object({
  requestId: SerialId,
  /** The proposal's number within the request. */
  number: z.int().positive(),
  accept: z.boolean(),
});

/** The description of a file at POST /api/shared/request/files, in the address; the body is the file itself. */
export const SupplierFileInput = z.object({
  question: QuestionId,
  name: z.string('is required').min(1, 'is required').max(500),
});

/** The fields of `decideProposedFile`: a supplier's file becomes evidence, or is deleted. */
export const DecideProposedFileInput = z
  .object({
    id: SerialId,
    accept: z.boolean(),
    /** The assessment, and the question or QMS requirement, that it is evidence for. */
    assessmentId: SerialId.nullish(),
    supports: z.string().max(50).nullish(),
  })
  .refine(({ accept, assessmentId, supports }) => !accept || (assessmentId && supports), {
    message: 'is required, with supports, to accept a file',
    path: ['assessmentId'],
  });
