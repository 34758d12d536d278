import { ActionFiling } from '@aicp/contracts/actionFiling';
import { actionFields } from '@aicp/contracts/entities/action';
import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import {
  ActionState,
  AskToAcceptInput,
  CommentOnActionInput,
  CreateActionInput,
  DecideAcceptanceInput,
  DecideDueDateInput,
  UpdateActionInput,
} from '@aicp/contracts/inputs/actionInputs';
import { SerialId } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { Citation, Deleted, IdParams, id, instant, Jurisdiction } from './answers.ts';
import { type AskGraph, operation, type RestRoute, route } from './route.ts';

const Person = z.object({ id, username: z.string().nullable() });
const day = z.string().meta({ format: 'date' });

const Action = z.object({
  id,
  systemId: id.nullable().meta({ description: 'Null for an organisation duty' }),
  organisation: z.boolean().meta({ description: 'Whether the action is about the organisation as a whole' }),
  system: z.object({ id, name: z.string() }).nullable(),
  jurisdiction: Jurisdiction.nullable().meta({ description: 'Null for an action that a member added' }),
  ...heldShape(actionFields, 'rest'),
  citation: Citation.nullable(),
  filed: ActionFiling.nullable().meta({
    description: 'The proof that the action is done; null if it is not done, and while the proof is not known',
  }),
  owner: Person.nullable(),
  dueRequest: z
    .object({
      askedBy: Person,
      askedAt: instant,
      agreedBy: Person.nullable().meta({ description: 'Null while pending' }),
      agreedAt: instant.nullable(),
    })
    .nullable()
    .meta({
      description: 'The members who requested, and who agreed to, a due date after the legal date',
    }),
  overdue: z.boolean(),
  acceptance: z
    .object({
      reason: z.string(),
      reviewDay: day,
      askedBy: Person,
      askedAt: instant,
      approvedBy: Person.nullable().meta({ description: 'Null while pending' }),
      approvedAt: instant.nullable(),
    })
    .nullable(),
  reportId: id.nullable().meta({ description: 'The latest report that contains the action' }),
  closedBy: id.nullable().meta({
    description:
      'The report in which the gap is closed; null if the action is open, or closed because its system is retired',
  }),
  evidencePlace: z.object({ assessmentId: id, supports: z.string() }).nullable().meta({
    description: 'The fields to send with a file to POST /api/evidence, to add it as evidence for this action',
  }),
  commentCount: z.int(),
  createdAt: instant,
});

const WithComments = Action.extend({
  comments: z.array(
    z.object({
      id,
      by: Person.nullable().meta({ description: 'Null if a report did it' }),
      at: instant,
      kind: z.enum(['comment', 'note']),
      text: z.string(),
    }),
  ),
});

/** An organisation with more must filter. */
const MAX_ACTIONS = 20_000;

const DonePage = z.object({
  items: z.array(z.object({ id, filed: ActionFiling.nullable() })),
  next: z.string().nullable(),
});

/** The filings of all completed actions, by id, for the CSV file that reporting writes. */
export async function readFilings(ask: AskGraph): Promise<{ filed: Record<string, ActionFiling> }> {
  const filed: Record<string, ActionFiling> = {};
  let after: string | null = null;
  do {
    const page: z.infer<typeof DonePage> = DonePage.parse(await ask(DONE, { after }));
    for (const item of page.items) if (item.filed) filed[item.id] = item.filed;
    after = page.next;
  } while (after !== null);
  return { filed };
}

const DONE = operation(`query RestFilings($after: String) {
  actions(filter: { states: [done] }, first: 1000, after: $after) { items { id filed } next }
}`);

export const actionRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/api/actions',
    summary: `Your actions: those due now first, then by due date, up to ${MAX_ACTIONS}`,
    tag: 'Actions',
    querystring: z.object({ system: SerialId, owner: SerialId, state: ActionState }).partial(),
    operation: `query RestActions($filter: ActionFilter!, $after: String) {
      actions(filter: $filter, first: 1000, after: $after) { items { ...answer } next }
    }`,
    pagesUpTo: MAX_ACTIONS,
    // Without documents, `filed` is unknown.
    partial: true,
    variables: ({ query: { system, owner, state } }) => ({
      filter: {
        ...(system && { systemId: String(system) }),
        ...(owner && { owner: String(owner) }),
        ...(state && { states: [state] }),
      },
    }),
    answer: z.array(Action),
  }),
  route({
    method: 'GET',
    url: '/api/actions/:id',
    summary: 'One action, with its comments',
    tag: 'Actions',
    params: IdParams,
    operation: 'query RestAction($id: ID!) { action(id: $id) { ...answer } }',
    partial: true,
    variables: ({ params }) => ({ id: params.id }),
    answer: WithComments,
  }),
  route({
    method: 'POST',
    url: '/api/actions',
    summary:
      'Add your own action about an AI system that has a report, in addition to the actions that the law requires',
    tag: 'Actions',
    status: 201,
    body: CreateActionInput,
    operation: 'mutation RestCreateAction($input: CreateActionInput!) { createAction(input: $input) { ...answer } }',
    variables: ({ body: { systemId, owner, ...body } }) => ({
      input: { ...body, systemId: String(systemId), ...(owner && { owner: String(owner) }) },
    }),
    answer: Action,
  }),
  route({
    method: 'PATCH',
    url: '/api/actions/:id',
    summary:
      'Change the status, owner and due date of an action, or the text of an action that a member added; a date later than the legal date needs `dueReason` and another member’s agreement, and only a report closes an action',
    tag: 'Actions',
    params: IdParams,
    body: UpdateActionInput,
    operation: `mutation RestUpdateAction($id: ID!, $input: UpdateActionInput!) {
      updateAction(id: $id, input: $input) { ...answer }
    }`,
    variables: ({ params, body: { owner, seen, ...body } }) => ({
      id: params.id,
      input: {
        ...body,
        ...(owner !== undefined && { owner: owner && String(owner) }),
        ...(seen && {
          seen: { ...seen, ...(seen.owner !== undefined && { owner: seen.owner && String(seen.owner) }) },
        }),
      },
    }),
    answer: Action,
  }),
  route({
    method: 'DELETE',
    url: '/api/actions/:id',
    summary:
      'Permanently delete an action that a member added, with its comments; for an action from a report the response is 409',
    tag: 'Actions',
    params: IdParams,
    operation: 'mutation RestDeleteAction($id: ID!) { deleteAction(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Deleted,
  }),
  route({
    method: 'POST',
    url: '/api/actions/:id/comments',
    summary: 'Comment on an action; members whose numbers are in mentions are notified',
    tag: 'Actions',
    status: 201,
    params: IdParams,
    body: CommentOnActionInput.omit({ id: true }),
    operation:
      'mutation RestCommentOnAction($id: ID!, $text: String!, $mentions: [ID!]) { commentOnAction(id: $id, text: $text, mentions: $mentions) { ...answer } }',
    variables: ({ params, body }) => ({ ...body, id: params.id }),
    answer: WithComments,
  }),
  route({
    method: 'POST',
    url: '/api/actions/:id/acceptance',
    summary: 'Ask to accept a risk; another member must approve',
    tag: 'Actions',
    params: IdParams,
    body: AskToAcceptInput.omit({ id: true }),
    operation: 'mutation RestAskToAccept($input: AskToAcceptInput!) { askToAccept(input: $input) { ...answer } }',
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    answer: Action,
  }),
  route({
    method: 'POST',
    url: '/api/actions/:id/acceptance/decision',
    personal: true,
    summary: 'Approve or decline a risk acceptance that another member asked for',
    tag: 'Actions',
    params: IdParams,
    body: DecideAcceptanceInput.omit({ id: true }),
    operation: `mutation RestDecideAcceptance($input: DecideAcceptanceInput!) {
      decideAcceptance(input: $input) { ...answer }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    answer: WithComments,
  }),
  route({
    method: 'POST',
    url: '/api/actions/:id/due/decision',
    personal: true,
    summary: 'Agree to another member’s request for a due date later than the legal date, or decline it',
    tag: 'Actions',
    params: IdParams,
    body: DecideDueDateInput.omit({ id: true }),
    operation: `mutation RestDecideDueDate($input: DecideDueDateInput!) {
      decideDueDate(input: $input) { ...answer }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, id: params.id } }),
    answer: WithComments,
  }),
];
