import { z } from 'zod';
import {
  EVIDENCE_KINDS,
  EVIDENCE_LINK_KINDS,
  type EvidenceLinkKind,
  evidenceFields,
  isOrganisationLink,
} from '../entities/evidence.ts';
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

/** The description of a file at POST /api/evidence, in the address; the body is the file itself. */
export const EvidenceInput = z
  .object({
    /**
     * A completed or open assessment; given together with `supports`, or neither. Without them the file is added to the library and
     * proves nothing yet.
     */
    assessmentId: SerialId.nullish().transform(value => value ?? null),
    /** A question of the bank, a QMS requirement, or an own action. */
    supports: place,
    /** Only the question, instead of `supports`. */
    questionId: place,
    name: z.string('is required').min(1, 'is required').max(500),
    ...createShape(evidenceFields),
    /** The file that this one replaces: it becomes the next version and gets the links. */
    replaces: SerialId.nullish().transform(value => value ?? null),
  })
  .refine(inOrder, ORDER)
  .refine(({ assessmentId, supports, questionId }) => !assessmentId || supports !== null || questionId !== null, {
    message: 'is required with assessmentId unless questionId is given',
    path: ['supports'],
  })
  .refine(({ assessmentId, supports, questionId }) => assessmentId || (supports === null && questionId === null), {
    message: 'is required with supports',
    path: ['assessmentId'],
  })
  .refine(({ supports, questionId }) => supports === null || questionId === null || supports === questionId, {
    message: 'must be the same as supports, or left out',
    path: ['questionId'],
  });

/** The fields of `updateEvidence`; omitted fields stay. */
export const UpdateEvidenceInput = z
  .object({ id: SerialId, ...changeShape(evidenceFields, 'change') })
  .refine(inOrder, ORDER);

export const RemoveEvidenceEverywhereInput = z.object({
  id: SerialId,
  reason: text(500).min(1, 'is required'),
});

const Law = z.enum(['EU', 'UK'], 'must be EU or UK');

/** Whether the target is an action of the organisation as a whole, without a system. */
const isOrganisationAction = ({ kind, systemId }: { kind: EvidenceLinkKind; systemId: number | null }) =>
  kind === 'action' && systemId === null;

/** The body of POST /api/evidence/{id}/links. */
export const EvidenceTarget = z
  .object({
    kind: z.enum(EVIDENCE_LINK_KINDS, `must be one of ${EVIDENCE_LINK_KINDS.join(', ')}`),
    /** Missing for records, organisation duties and actions of the organisation as a whole. */
    systemId: SerialId.nullish().transform(value => value ?? null),
    jurisdiction: Law.nullish().transform(value => value ?? null),
    /** The id of the duty, question, QMS requirement, action, record or organisation duty. */
    id: z
      .union([z.string(), z.int().positive()], 'is required')
      .transform(String)
      .pipe(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,49}$/, 'must be up to 50 letters, digits and hyphens')),
  })
  .refine(of => (of.systemId === null) === isOrganisationLink(of.kind) || isOrganisationAction(of), {
    message: 'is required for a duty, an answer, a QMS requirement or an action, and must be left out otherwise',
    path: ['systemId'],
  })
  .refine(of => (of.jurisdiction === null) === isOrganisationLink(of.kind) || isOrganisationAction(of), {
    message: 'is required for a duty, an answer, a QMS requirement or an action, and must be left out otherwise',
    path: ['jurisdiction'],
  })
  .refine(({ kind, id }) => kind !== 'action' || /^[1-9]\d{0,14}$/.test(id), {
    message: 'must be the number of an action',
    path: ['id'],
  });

export const LinkEvidenceInput = EvidenceTarget.safeExtend({ evidenceId: SerialId });

export const EvidenceFilter = z.object({
  /** Linked to this system. */
  system: SerialId.nullish(),
  kind: z.enum(EVIDENCE_KINDS).nullish(),
  /** Unlinked, expiring within 90 days, or expired. */
  state: z.enum(['unlinked', 'expiring', 'expired']).nullish(),
  /** Searches title, name and note. */
  search: text(200).nullish(),
});

export const QmsChecklistInput = z.object({
  assessmentId: SerialId,
  complete: z.array(z.string().max(50)).max(20),
});
