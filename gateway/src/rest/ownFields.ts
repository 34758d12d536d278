import { AddOwnFieldInput, OwnField, UpdateOwnFieldInput } from '@aicp/contracts/inputs/ownFieldInputs';
import { z } from 'zod';
import { route } from './route.ts';

const tag = 'Organisation';
const Field = OwnField.extend({ values: z.int().meta({ description: 'The number of AI systems with a value' }) });
const NameParams = z.object({ name: z.string() });

/** An organisation's own fields for its AI systems. Their values are in PATCH /api/systems/{id}/facts. */
export const ownFieldRoutes = [
  route({
    method: 'GET',
    url: '/api/organisation/fields',
    summary: 'Your organisation’s own fields, recorded for each of its AI systems; in files they are called own:<name>',
    tag,
    operation: 'query RestOwnFields { ownFields { ...answer } }',
    answer: z.array(Field),
  }),
  route({
    method: 'POST',
    url: '/api/organisation/fields',
    summary:
      'Add an own field: text, number, date, choice or link; an organisation has at most 20, and none affects a verdict',
    tag,
    status: 201,
    body: AddOwnFieldInput,
    operation: 'mutation RestAddOwnField($input: AddOwnFieldInput!) { addOwnField(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: Field,
  }),
  route({
    method: 'PATCH',
    url: '/api/organisation/fields/:name',
    summary: 'Change the label or the choices of an own field; its name, its kind and recorded choices do not change',
    tag,
    params: NameParams,
    body: UpdateOwnFieldInput,
    operation:
      'mutation RestUpdateOwnField($name: String!, $input: UpdateOwnFieldInput!) { updateOwnField(name: $name, input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ name: params.name, input: body }),
    answer: Field,
  }),
  route({
    method: 'DELETE',
    url: '/api/organisation/fields/:name',
    summary: 'Remove an own field with all its values; returns how many there were',
    tag,
    params: NameParams,
    operation: 'mutation RestRemoveOwnField($name: String!) { removeOwnField(name: $name) { ...answer } }',
    variables: ({ params }) => ({ name: params.name }),
    answer: z.object({ name: z.string(), values: z.int() }),
  }),
];
