import { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const answer = z.string().min(1, 'must not be empty').max(50);

/** An organisation's single answer about one of its organisation duties. */
export const DutyAnswer = z.object({
  id: z.string().max(50),
  answer,
  answeredBy: z.int().positive(),
  answeredAt: z.iso.datetime(),
  /** The review date of the answer, ISO date. */
  reviewOn: z.iso.date(),
});
export type DutyAnswer = z.infer<typeof DutyAnswer>;

/** The fields of PATCH /api/organisation/duties and of `answerOrganisationDuty`. */
export const AnswerOrganisationDutyInput = z.object({
  id: z.string('is required').max(50),
  jurisdiction: Jurisdiction,
  /** If omitted, it stays unchanged; null or "unsure" withdraws it. */
  answer: answer.nullish(),
  /** If omitted or null: a year after the answer. */
  reviewOn: z.iso.date('must be a date').nullish(),
});

/** All answers of an organisation to its duties, and their changes. The version is of the list. */
export const OrganisationDutiesChanged = event(
  'organisationDuties.changed',
  owned({
    version: z.int(),
    duties: z.array(DutyAnswer),
    /** Restated: the list is published again. */
    act: z.enum(['answered', 'withdrawn', 'reviewMoved', 'restated']),
    dutyId: z.string(),
    at: z.iso.datetime(),
  }),
  ['reporting', 'documents'],
);
export type OrganisationDutiesChangedData = z.infer<(typeof OrganisationDutiesChanged)['data']>;
