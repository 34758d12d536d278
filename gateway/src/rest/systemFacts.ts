import { SystemFacts, SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { UpdateSystemsInput } from '@aicp/contracts/inputs/systemRegisterInputs';
import { z } from 'zod';
import { IdParams, id } from './answers.ts';
import { route } from './route.ts';

const OnRecord = z
  .object({ facts: SystemFacts })
  .transform(({ facts }) => facts)
  .pipe(SystemFacts);

const Outcomes = z.array(
  z.object({
    id,
    changed: z.boolean().meta({ description: 'Also false if the value was already set' }),
    message: z.string().nullable().meta({ description: 'The reason why nothing could be written; null if it could' }),
  }),
);

/** A system's recorded facts. */
export const systemFactsRoutes = [
  route({
    method: 'PATCH',
    url: '/api/systems',
    summary: 'Set an owner or a status for up to 200 of your AI systems at once; returns the outcome for each',
    tag: 'AI systems',
    body: UpdateSystemsInput,
    operation: 'mutation RestUpdateSystems($input: UpdateSystemsInput!) { updateSystems(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Outcomes,
  }),
  route({
    method: 'GET',
    url: '/api/systems/:id/facts',
    summary: 'The facts recorded about one of your AI systems',
    tag: 'AI systems',
    params: IdParams,
    operation: 'query RestSystemFacts($id: ID!) { system(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: OnRecord,
  }),
  route({
    method: 'PATCH',
    url: '/api/systems/:id/facts',
    summary: 'Change the facts recorded about one of your AI systems; omitted fields stay, null removes a fact',
    tag: 'AI systems',
    params: IdParams,
    body: SystemFactsInput,
    operation:
      'mutation RestSaveSystemFacts($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, facts: body }),
    answer: OnRecord,
  }),
];
