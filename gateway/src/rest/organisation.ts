import { OrganisationFacts, UpdateOrganisationInput } from '@aicp/contracts/organisationFacts';
import { z } from 'zod';
import { id } from './answers.ts';
import { route } from './route.ts';

const tag = 'Organisation';
const Organisation = OrganisationFacts.extend({
  id,
  name: z.string(),
  answers: z.array(z.object({ questionId: z.string(), answer: z.string() })),
});

/** What is answered once for all systems. */
export const organisationRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation',
    summary: 'The organisation that you work in, with what is on record about it for all of its AI systems',
    tag,
    operation: 'query RestOrganisation { organisation { ...answer } }',
    answer: Organisation,
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation',
    summary: 'Record facts about your organisation; omitted fields keep their value, null means not known',
    tag,
    personal: true,
    body: UpdateOrganisationInput,
    operation:
      'mutation RestUpdateOrganisation($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Organisation,
  }),
];
