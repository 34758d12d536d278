import { AnswerOrganisationDutyInput } from '@aicp/contracts/events/organisationDuties';
import { z } from 'zod';
import { Citation, id, instant, Jurisdiction } from './answers.ts';
import { route } from './route.ts';

const tag = 'Organisation';
const Duty = z.object({
  id: z.string().meta({ description: 'That of its question' }),
  jurisdiction: Jurisdiction,
  title: z.string(),
  citation: Citation,
  answer: z.string().nullable().meta({
    description: 'Null until the organisation has answered: the answer of each assessment counts for that assessment',
  }),
  answeredBy: z.object({ id, username: z.string().nullable() }).nullable(),
  answeredAt: instant.nullable(),
  reviewOn: z.string().nullable().meta({ format: 'date' }),
  proof: z
    .enum(['proved', 'stated', 'expired'])
    .nullable()
    .meta({ description: 'On the day of the request; null unless it is answered as met' }),
  policyId: id
    .nullable()
    .meta({ description: 'The newest approved policy that serves it, unless its review is overdue' }),
  evidence: z.array(id).meta({ description: 'The files that are linked to it' }),
});

/** The organisation duties, answered once for all AI systems. */
export const organisationDutyRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation/duties',
    summary: 'The duties that your organisation has as a whole, with its answers, which count in every assessment',
    tag,
    operation: 'query RestOrganisationDuties { organisationDuties { ...answer } }',
    answer: z.array(Duty),
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/duties',
    summary:
      'Answer a duty of your organisation as a whole, confirm or take back (null) the answer, or move its review; completed reports stay',
    tag,
    body: AnswerOrganisationDutyInput,
    operation:
      'mutation RestAnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) { answerOrganisationDuty(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Duty,
  }),
];
