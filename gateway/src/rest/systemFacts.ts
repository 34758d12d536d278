import { SystemFacts, SystemFactsInput } from '@aicp/contracts/systemFactsInputs';
import { z } from 'zod';
import { IdParams } from './answers.ts';
import { route } from './route.ts';

const OnRecord = z
  .object({ facts: SystemFacts })
  .transform(({ facts }) => facts)
  .pipe(SystemFacts);

/** What is on record about a system. */
export const systemFactsRoutes = [
  route({
    method: 'GET',
    url: '/api/systems/:id/facts',
    summary: 'What is on record about one of your AI systems beside its description: its register',
    tag: 'AI systems',
    params: IdParams,
    operation: 'query RestSystemFacts($id: ID!) { system(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: OnRecord,
  }),
  route({
    method: 'PATCH',
    url: '/api/systems/:id/facts',
    summary:
      'Change what is on record about one of your AI systems; omitted fields stay, null takes one off the record',
    tag: 'AI systems',
    params: IdParams,
    body: SystemFactsInput,
    operation:
      'mutation RestSaveSystemFacts($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, facts: body }),
    answer: OnRecord,
  }),
];
