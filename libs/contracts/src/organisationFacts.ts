import { OrganisationSize } from '@aicp/compliance/law/organisationSize';
import { z } from 'zod';
import { event } from './event.ts';

/** What an organisation answers once for all of its systems. Null: not known. */
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

/** An organisation's facts changed. */
export const OrganisationUpdated = event(
  'organisation.updated',
  z.object({
    /** Who changed them. */
    userId: z.int().positive(),
    organisationId: z.int().positive(),
    /** Rises with every change; a consumer applies only what is newer than what it holds. */
    version: z.int().nonnegative(),
    facts: OrganisationFacts,
  }),
  ['systems-assessment'],
);
export type OrganisationUpdatedData = z.infer<(typeof OrganisationUpdated)['data']>;
