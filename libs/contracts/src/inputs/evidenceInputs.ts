import { z } from 'zod';
import { evidenceFields } from '../entities/evidence.ts';
import { changeShape, createShape } from '../entities/fieldSchemas.ts';
import { SerialId } from '../serialId.ts';
import { text } from '../text.ts';

const place = z
  .string()
  .max(50)
  .nullish()
  .transform(value => value || null);
type Period = { effectiveFrom?: string | null | undefined; validUntil?: string | null | undefined };
const inOrder = ({ effectiveFrom, validUntil }: Period) => !effectiveFrom || !validUntil || effectiveFrom <= validUntil;
const ORDER = { message: 'must not be before the start date', path: ['validUntil'] };

/** What describes a file at POST /api/evidence, in the address; the body is the file itself. */
export const EvidenceInput = z
  .object({
    /** Completed or in progress. */
    assessmentId: SerialId,
    /** A question of the bank, a QMS requirement, or one of the organisation's own actions. */
    supports: place,
    /** The question alone, instead of `supports`. */
    questionId: place,
    name: z.string('is required').min(1, 'is required').max(500),
    ...createShape(evidenceFields),
    /** The file that this one takes the place of. */
    replaces: SerialId.nullish().transform(value => value ?? null),
  })
  .refine(inOrder, ORDER)
  .refine(({ supports, questionId }) => supports !== null || questionId !== null, {
    message: 'is required, or questionId',
    path: ['supports'],
  })
  .refine(({ supports, questionId }) => supports === null || questionId === null || supports === questionId, {
    message: 'must be the same as supports, or left out',
    path: ['questionId'],
  });

/** The fields of `updateEvidence`; what is left out stays as it is. */
export const UpdateEvidenceInput = z
  .object({ id: SerialId, ...changeShape(evidenceFields, 'change') })
  .refine(inOrder, ORDER);

/** The fields of `removeEvidenceEverywhere`. */
export const RemoveEvidenceEverywhereInput = z.object({
  id: SerialId,
  reason: text(500).min(1, 'is required'),
});

/** The fields of `saveQmsChecklist`. */
export const QmsChecklistInput = z.object({
  assessmentId: SerialId,
  complete: z.array(z.string().max(50)).max(20),
});
