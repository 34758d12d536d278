import { z } from 'zod';
import { createShape } from '../entities/fieldSchemas.ts';
import { linkFields } from '../entities/link.ts';
import { MAX_LINK_DAYS, MAX_PASSCODE_LENGTH, MAX_ROOM_REPORTS, MIN_PASSCODE_LENGTH } from '../limits.ts';
import { LinkActor } from '../rights/actor.ts';
import { SerialId } from '../serialId.ts';
import { text } from '../text.ts';
import { RequestInput } from './requests.ts';
import { Email } from './userInputs.ts';

/** Maximum reports per link, except audit rooms. */
const MAX_THINGS = 5;

/** Kinds of links. */
export const LINK_KINDS = ['report', 'room', 'request'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The fields of POST /api/links and of `createLink`. */
export const CreateLinkInput = z
  .object({
    kind: z.enum(LINK_KINDS, 'must be report, room or request: other kinds of links cannot be created yet'),
    /** The ids of the reports; for a request the id of one system. */
    things: z
      .array(SerialId)
      .min(1, 'must name a report or a system')
      .max(MAX_ROOM_REPORTS, `must be at most ${MAX_ROOM_REPORTS}`),
    /** The captured room, for an audit room. */
    room: SerialId.nullish(),
    expiresInDays: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(MAX_LINK_DAYS, `must be at most ${MAX_LINK_DAYS}`),
    ...createShape(linkFields),
    /** Required from every recipient, in addition to the secret in the address. */
    passcode: text(MAX_PASSCODE_LENGTH)
      .min(MIN_PASSCODE_LENGTH, `must be at least ${MIN_PASSCODE_LENGTH} characters`)
      .nullish(),
    /** The questions to a supplier; by default all. */
    request: RequestInput.nullish(),
    /** The email address for a request; without it nothing is sent. */
    email: Email.nullish(),
  })
  .refine(({ kind, email }) => kind === 'request' || !email, {
    path: ['email'],
    message: 'is for requests only: you send other links yourself',
  })
  .refine(({ kind, things }) => kind !== 'report' || things.length <= MAX_THINGS, {
    path: ['things'],
    message: `must be at most ${MAX_THINGS}`,
  });

export const RenewLinkInput = z.object({ id: SerialId, room: SerialId.nullish() });

/** The fields of POST /api/links/open and of `openLink`. */
export const OpenLinkInput = z.object({
  /** The part of the address after #. */
  secret: z.string('is required').min(1, 'is required').max(200),
  passcode: z.string().max(1_024).normalize('NFC').nullish(),
});

/** The pass of an opened link, for an hour: 256 random bits after a prefix for secret scanners. */
export const LINK_PASS = /^aicp_link_[\w-]{43}$/;

/** Identity's plain route, for the gateway only: `{digest}` of a pass → `{actor}`, null if its link is no longer valid. */
export const LINK_ROUTE = '/internal/link';
export const LinkLookupRequest = z.object({ digest: z.string().regex(/^[\w-]{43}$/) });
export const LinkLookupResponse = z.object({ actor: LinkActor.nullable() });

/** The Redis channel on which identity tells the gateways the number of a revoked link. */
export const LINKS_CHANNEL = 'aicp:live:links';

/** Identity's plain route for the gateway only: reports what was opened through a link. */
export const LINK_USE_ROUTE = '/internal/link/use';
export const LinkUse = z.object({
  organisationId: z.int().positive(),
  link: z.int().positive(),
  thing: z.enum(['report', 'document', 'evidence', 'bundle', 'organisation']),
  id: z.string().max(60),
  format: z.string().max(10),
});
export type LinkUse = z.infer<typeof LinkUse>;
