import { AnswerOrganisationDutyInput } from '@aicp/contracts/events/organisationDuties';
import { z } from 'zod';
import { Citation, id, instant, Jurisdiction } from './answers.ts';
import { route } from './route.ts';

const tag = 'Organisation';
const Duty = z.object({
  id: z.string().meta({ description: 'The id of its question' }),
  jurisdiction: Jurisdiction,
  title: z.string(),
  citation: Citation,
  answer: z.string().nullable().meta({
    description:
      'Null until the organisation has answered; until then, the answer of each assessment counts for that assessment',
  }),
  answeredBy: z.object({ id, username: z.string().nullable() }).nullable(),
  answeredAt: instant.nullable(),
  reviewOn: z.string().nullable().meta({ format: 'date' }),
  proof: z
    .enum(['proved', 'stated', 'expired'])
    .nullable()
    .meta({ description: 'The proof on the date of the request; null unless the duty is answered as met' }),
  policyId: id
    .nullable()
    .meta({ description: 'The newest approved policy that serves the duty, unless its review is overdue' }),
  evidence: z.array(id).meta({ description: 'The files that are linked to the duty' }),
});

/** The organisation duties, answered once for all AI systems. */
export const organisationDutyRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation/duties',
    summary: 'Your organisation duties, with the organisation’s answers, which count in every assessment',
    tag,
    operation: 'query RestOrganisationDuties { organisationDuties { ...answer } }',
    answer: z.array(Duty),
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/duties',
    summary:
      'Answer an organisation duty, confirm or withdraw (null) the answer, or move its review date; completed reports do not change',
    tag,
    body: AnswerOrganisationDutyInput,
    operation:
      'mutation RestAnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) { answerOrganisationDuty(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Duty,
  }),
];
