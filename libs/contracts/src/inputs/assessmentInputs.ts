import { z } from 'zod';
import { changeShape, createShape } from '../entities/fieldSchemas.ts';
import { systemFields } from '../entities/system.ts';
import { MAX_ANSWERS_AT_ONCE, MAX_FLAG_LENGTH, MAX_NOTE_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { changedText, optionalText, sameLine, text } from '../text.ts';

const Jurisdiction = z.enum(['EU', 'UK'], 'must be EU or UK');

/** The fields of POST /api/systems and of `createSystem`. */
export const CreateSystemInput = z.object(createShape(systemFields));

/** The fields of PATCH /api/systems/{id} and of `updateSystem`: omitted fields stay. */
export const UpdateSystemInput = z.object(changeShape(systemFields, 'change'));
export type UpdateSystemInput = z.infer<typeof UpdateSystemInput>;

/** The fields of POST /api/systems/{id}/join and of `joinSystems`. */
export const JoinSystemsInput = z.object({
  /** The record that is merged into the kept one. */
  other: SerialId,
});

/** The last day of an archived system's hold, ISO date; null: no hold. */
const heldUntil = z.iso.date().nullish();

/** The fields of DELETE /api/systems/{id} and of `deleteSystem`, for a system that it archives. */
export const DeleteSystemInput = z.object({ heldUntil });

/** The fields of PATCH /api/systems/{id}/hold and of `holdSystem`. */
export const HoldSystemInput = z.object({ heldUntil: z.iso.date().nullable() });

/** The fields of POST /api/systems/{id}/erase and of `eraseSystem`. */
export const EraseSystemInput = z.object({ reason: text(500).min(1, 'is required') });

/** The fields of POST /api/assessments and of `startAssessment`. */
export const StartAssessmentInput = z.object({
  aiSystemId: SerialId,
  /** Defaults to the system's. */
  jurisdiction: Jurisdiction.nullish(),
});

export const AnswerInput = z.object({
  questionId: z.string('is required').min(1, 'is required').max(50),
  answer: z.string('is required').min(1, 'is required').max(100),
  /** The address of its evidence; omitted, it stays. */
  evidenceUrl: z
    .string()
    .max(2000, 'must be at most 2,000 characters')
    .regex(/^(https?:\/\/|\/(?!\/))\S+$/, 'must begin with https://, http:// or /')
    .nullish(),
});

/** The fields of POST /api/responses and of `saveResponse`. A score in the input is ignored: the bank's counts. */
export const SaveResponseInput = AnswerInput.extend({ assessmentId: SerialId });

export const SaveResponsesInput = z.object({
  assessmentId: SerialId,
  answers: z
    .array(AnswerInput)
    .min(1, 'must have at least one answer')
    .max(MAX_ANSWERS_AT_ONCE, `must have at most ${MAX_ANSWERS_AT_ONCE} answers`)
    .refine(
      answers => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
      'must have one answer to each question',
    ),
});

export const ConfirmAnswersInput = z.object({
  assessmentId: SerialId,
  questionIds: z
    .array(z.string().min(1).max(50))
    .min(1, 'must have at least one question')
    .max(MAX_ANSWERS_AT_ONCE, `must have at most ${MAX_ANSWERS_AT_ONCE} questions`),
});

/** A flag that a colleague should be asked about a question. */
export const FlagInput = z.object({
  text: optionalText(MAX_FLAG_LENGTH),
  /** A member's id; no one by default. */
  memberId: SerialId.nullish(),
});

/** The note as its writer saw it. */
export const SeenAnnotation = z.object({ note: changedText(MAX_NOTE_LENGTH) });

/** The fields of PATCH /api/assessments/{id}/questions/{questionId}: omitted fields stay, null clears. */
export const Annotation = z.object({
  note: changedText(MAX_NOTE_LENGTH),
  flag: FlagInput.nullable().optional(),
  /** The note as its writer saw it: refused if another member has changed it since. Without it the last note stays. */
  seen: SeenAnnotation.optional(),
});

export const AnnotateQuestionInput = Annotation.extend({
  assessmentId: SerialId,
  questionId: z.string('is required').min(1, 'is required').max(50),
});

/** Filters of a table of systems; every word of `search` must occur in name, description or type. */
export const SystemFilter = z.object({
  level: z.enum(['HIGH', 'MEDIUM', 'LOW', 'NOT_ASSESSED']).nullish(),
  systemType: z.string().max(100).nullish(),
  ownerId: SerialId.nullish(),
  inProgress: z.boolean().nullish(),
  search: z.string().max(200).overwrite(sameLine).nullish(),
});
export type SystemFilter = z.infer<typeof SystemFilter>;
