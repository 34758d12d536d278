import { OrganisationSize } from '@aicp/compliance/law/organisationSize';
import { z } from 'zod';
import { changeShape, heldShape } from '../entities/fieldSchemas.ts';
import { organisationFields } from '../entities/organisation.ts';
import { event } from '../event.ts';
import { MAX_NAME_LENGTH } from '../limits.ts';
import { changedLine } from '../text.ts';

/** Facts that an organisation states once for all of its systems. Null: not known. */
export const OrganisationFacts = z.object({
  /** The value of an option of the EU bank's question "What kind of organisation are you?". */
  kind: z.string().max(50).nullable(),
  size: OrganisationSize.nullable(),
  /** Worldwide annual turnover of the preceding year, of the whole group, in euros. */
  turnover: z.number().nonnegative().max(1e15).nullable(),
  /** Answers to the banks' other questions of the group "organisation", by question id. */
  answers: z.record(z.string().max(50), z.string().max(50)),
});
export type OrganisationFacts = z.infer<typeof OrganisationFacts>;

/** The time of each answer: by question id, and by "turnover". */
export const FactsAsOf = z.record(z.string().max(50), z.iso.datetime());
export type FactsAsOf = z.infer<typeof FactsAsOf>;

/** The member who gave each answer, under the same names; an answer without one has none. */
export const FactsBy = z.record(z.string().max(50), z.int().positive());
export type FactsBy = z.infer<typeof FactsBy>;

export const OrganisationAnswerInput = z.object({
  questionId: z.string('is required').min(1, 'is required').max(50),
  answer: z.string('is required').min(1, 'is required').max(50),
});

/** The fields of PATCH /api/organisation and of `updateOrganisation`: omitted fields stay; null means "not known". */
export const UpdateOrganisationInput = z.object({
  /** Null: displayed as the longest-standing owner's username. */
  name: changedLine(MAX_NAME_LENGTH),
  ...changeShape(organisationFields, 'change'),
  kind: z.string().max(50).nullish(),
  size: OrganisationSize.nullish(),
  turnover: z.number('must be a number').nonnegative('must be 0 or more').max(1e15, 'is too large').nullish(),
  answers: z
    .array(OrganisationAnswerInput)
    .max(50, 'must have at most 50 answers')
    .refine(
      answers => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
      'must have one answer to each question',
    )
    .nullish(),
});
export type UpdateOrganisationInput = z.infer<typeof UpdateOrganisationInput>;

/** An organisation's name or recorded facts have changed. */
export const OrganisationUpdated = event(
  'organisation.updated',
  z.object({
    userId: z.int().positive(),
    organisationId: z.int().positive(),
    /** Rises with every change; consumers apply newer states only. */
    version: z.int().nonnegative(),
    facts: OrganisationFacts,
    factsAsOf: FactsAsOf.default({}),
    factsBy: FactsBy.default({}),
    /** The display name: the company's, or an owner's username if it has none. */
    name: z.string(),
    ...heldShape(organisationFields, 'event'),
  }),
  ['systems-assessment', 'documents'],
);
export type OrganisationUpdatedData = z.infer<(typeof OrganisationUpdated)['data']>;
