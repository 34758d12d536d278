import { z } from 'zod';
import { MAX_CHOICE_LENGTH, MAX_CHOICES, MAX_LABEL_LENGTH, MAX_OWN_FIELD_NAME_LENGTH } from '../limits.ts';
import { line } from '../text.ts';

export const OWN_FIELD_KINDS = ['text', 'number', 'date', 'choice', 'link'] as const;
export type OwnFieldKind = (typeof OWN_FIELD_KINDS)[number];

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** The name of an own field in files, after `own:`, and in addresses. It does not change with the label. */
export const OwnFieldName = z
  .string('is required')
  .trim()
  .toLowerCase()
  .max(MAX_OWN_FIELD_NAME_LENGTH, `must be at most ${MAX_OWN_FIELD_NAME_LENGTH} characters`)
  .regex(
    NAME,
    'must be made of the letters a to z, digits, hyphens and underscores, and begin with a letter or a digit',
  );

const label = line(MAX_LABEL_LENGTH).min(1, 'is required');
const choices = z
  .array(line(MAX_CHOICE_LENGTH).min(1, 'must not be empty'))
  .max(MAX_CHOICES, `must be at most ${MAX_CHOICES}`)
  .refine(
    all => new Set(all.map(choice => choice.toLowerCase())).size === all.length,
    'must differ from each other in more than capitalisation',
  );

/** An organisation's own field for its AI systems. It never affects a verdict. */
export const OwnField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(OWN_FIELD_KINDS),
  /** Empty unless it is a choice. */
  choices: z.array(z.string()),
});
export type OwnField = z.infer<typeof OwnField>;

/** The fields of POST /api/organisation/fields and of `addOwnField`. */
export const AddOwnFieldInput = z
  .object({
    /** Derived from the label by default. */
    name: OwnFieldName.nullish(),
    label,
    kind: z.enum(OWN_FIELD_KINDS, `must be one of ${OWN_FIELD_KINDS.join(', ')}`),
    choices: choices.nullish().transform(all => all ?? []),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === choices.length > 0, {
    path: ['choices'],
    message: 'is required for a choice, and must be left out otherwise',
  });

/** The fields of PATCH /api/organisation/fields/{name} and of `updateOwnField`: omitted fields stay. */
export const UpdateOwnFieldInput = z.object({ label: label.optional(), choices: choices.optional() });
