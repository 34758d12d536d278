import { heldShape } from '@aicp/contracts/entities/fieldSchemas';
import { linkFields } from '@aicp/contracts/entities/link';
import { CreateLinkInput, LINK_KINDS, OpenLinkInput } from '@aicp/contracts/inputs/links';
import { z } from 'zod';
import { IdParams, id, instant, Jurisdiction } from './answers.ts';
import { route } from './route.ts';

const tag = 'Links';
const SharedReport = z.object({
  id,
  system: z.string(),
  jurisdiction: Jurisdiction,
  completedAt: instant,
  newerId: z.coerce.number().int().nullable().meta({ description: 'A later report, which the link does not show' }),
});
const Fields = z.object({
  id,
  kind: z.enum(LINK_KINDS),
  ...heldShape(linkFields, 'rest'),
  reports: z
    .array(SharedReport)
    .meta({ description: 'Up to 20; `reportCount` is the number of reports that the link shows' }),
  reportCount: z.int(),
  systemId: id.nullable().meta({ description: 'For a request: the system that the supplier is asked about' }),
  system: z
    .string()
    .nullable()
    .meta({ description: 'For a request: the name of the system when the link was created' }),
  email: z.string().nullable().meta({ description: 'For a request: the address to which it was emailed' }),
  remindedAt: instant.nullable(),
  answeredAt: instant.nullable().meta({ description: 'For a request: when the supplier last sent answers' }),
  madeBy: z
    .object({ username: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null if the creator is no longer a member of the organisation' }),
  createdAt: instant,
  expiresAt: instant,
  hasPasscode: z.boolean(),
  firstUsedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  uses: z.int(),
  days: z.array(z.object({ day: z.string(), uses: z.int() })),
});

/** `things` are the numbers of its content, as they were given when it was created. */
const Link = Fields.transform(link => ({
  ...link,
  things: link.systemId === null ? link.reports.map(report => report.id) : [link.systemId],
}));
const Links = z.array(Link);

/** Routes of shared links, for their creators and their recipients. */
export const linkRoutes = [
  route({
    method: 'GET',
    url: '/api/links',
    summary:
      'Your organisation’s links for recipients without an account, newest first, without their addresses; for owners and managers',
    tag,
    personal: true,
    operation: 'query RestLinks { links { ...answer } }',
    answer: Links,
  }),
  route({
    method: 'POST',
    url: '/api/links',
    summary:
      'Create a link for recipients without an account: to reports, by their numbers, to an audit room with all that belongs to them now, or to questions for the supplier of one system, by its number; its address is returned once',
    tag,
    personal: true,
    status: 201,
    body: CreateLinkInput,
    first: {
      isNeeded: ({ body: { kind, room } }) => kind === 'room' && !room,
      operation: 'mutation RestPrepareRoom($input: PrepareRoomInput!) { prepareRoom(input: $input) { id } }',
      variables: ({ body: { things } }) => ({ input: { reports: things.map(report => ({ report })) } }),
    },
    operation:
      'mutation RestCreateLink($input: CreateLinkInput!) { createLink(input: $input) { url link { id room { id } } } }',
    variables: ({ body }, prepared) => ({ input: { ...body, ...(prepared && { room: prepared.id }) } }),
    answer: z
      .object({ url: z.string(), link: z.object({ id, room: z.object({ id }).nullable() }) })
      .transform(({ url, link }) => ({ id: link.id, url, room: link.room?.id ?? null }))
      .pipe(
        z.object({
          id: z.int(),
          url: z.string(),
          room: z.int().nullable().meta({ description: 'For an audit room: its number, for GET /api/rooms/{id}' }),
        }),
      ),
  }),
  route({
    method: 'GET',
    url: '/api/rooms/:id',
    summary: 'The progress of an audit room of your organisation: a long one is created page by page',
    tag,
    personal: true,
    params: IdParams,
    operation: 'query RestRoom($id: ID!) { room(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: z.object({
      id,
      state: z.enum(['preparing', 'ready', 'failed']),
      done: z.int().meta({ description: 'The number of its reports captured so far' }),
      size: z.int(),
      bytes: z.int().meta({ description: 'The size of its files, at most 2 GB' }),
      failure: z.string().nullable(),
      takenAt: instant.nullable(),
      gone: z.int().meta({ description: 'The number of its reports deleted since then' }),
    }),
  }),
  route({
    method: 'DELETE',
    url: '/api/links/:id',
    summary: 'Revoke a link immediately; returns the remaining links',
    tag,
    personal: true,
    params: IdParams,
    operation: 'mutation RestRevokeLink($id: ID!) { revokeLink(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: Links,
  }),
  route({
    method: 'GET',
    url: '/api/links/:id/openings',
    summary: 'The use of a link: what was opened, and how often on each day; who opened it is not recorded',
    tag,
    personal: true,
    params: IdParams,
    operation: 'query RestLinkOpenings($id: ID!) { linkOpenings(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: z.array(
      z.object({
        day: z.string(),
        thing: z.enum(['report', 'document', 'evidence', 'bundle', 'organisation']),
        thingId: z.string(),
        format: z.string(),
        times: z.int(),
      }),
    ),
  }),
  route({
    method: 'POST',
    url: '/api/links/open',
    summary: 'Open a link with the part of its address after #; the pass is a bearer token for its content',
    tag,
    open: true,
    body: OpenLinkInput,
    operation: 'mutation RestOpenLink($input: OpenLinkInput!) { openLink(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: z.object({
      pass: z.string(),
      organisation: z.string(),
      kind: z.enum(LINK_KINDS),
      ...heldShape(linkFields, 'rest'),
      system: z.string().nullable(),
      createdAt: instant,
      expiresAt: instant,
      reports: z.array(SharedReport.omit({ newerId: true })),
    }),
  }),
];
