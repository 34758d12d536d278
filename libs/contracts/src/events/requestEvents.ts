import { z } from 'zod';
import { event } from '../event.ts';
import { RequestInput } from '../inputs/requests.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** A link was made to ask a supplier by; the service that keeps the system says what, and then it can be opened. */
export const RequestMade = event(
  'request.made',
  owned({
    linkId: id,
    systemId: id,
    /** For whom. */
    label: z.string().nullable(),
    wish: RequestInput.nullable(),
    expiresAt: z.iso.datetime(),
  }),
  ['systems-assessment'],
);
export type RequestMadeData = z.infer<(typeof RequestMade)['data']>;

/** What a supplier is asked is fixed. `system` is null where the organisation has no such system: then there is no request. */
export const RequestPrepared = event(
  'request.prepared',
  owned({ linkId: id, system: z.object({ id, name: z.string() }).nullable(), questions: z.int().nonnegative() }),
  ['identity'],
);
export type RequestPreparedData = z.infer<(typeof RequestPrepared)['data']>;

/** A supplier has sent answers, or sent them again. `userId` is the maker of the system; who answered travels nowhere. */
export const RequestSent = {
  ...event(
    'request.sent',
    owned({
      linkId: id,
      systemId: id,
      /** The member who owns the system, who is told. */
      ownerId: id.nullable().default(null),
      sentAt: z.iso.datetime(),
      answers: z.int().nonnegative(),
    }),
    ['documents', 'identity'],
  ),
  anonymous: true,
};
export type RequestSentData = z.infer<(typeof RequestSent)['data']>;

/** Someone has accepted or declined what a supplier sent: an answer or a file. */
export const ProposalDecided = event(
  'proposal.decided',
  owned({
    linkId: id,
    systemId: id,
    what: z.enum(['answer', 'file']),
    accepted: z.boolean(),
    /** An answer in words, for audit bundles and rooms. */
    answer: z
      .object({
        /** Within its request. */
        number: z.int().positive(),
        question: z.string(),
        value: z.string(),
        /** For whom the request was made. */
        from: z.string().nullable(),
        sentAt: z.iso.datetime(),
        decidedBy: id,
        decidedAt: z.iso.datetime(),
      })
      .nullish(),
  }),
  ['documents'],
);
export type ProposalDecidedData = z.infer<(typeof ProposalDecided)['data']>;

/** A link was revoked: what was begun by it and never sent goes. */
export const LinkEnded = event('link.ended', owned({ linkId: id }), ['systems-assessment', 'documents']);
export type LinkEndedData = z.infer<(typeof LinkEnded)['data']>;
