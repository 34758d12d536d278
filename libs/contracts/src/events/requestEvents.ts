import { z } from 'zod';
import { event } from '../event.ts';
import { RequestInput } from '../inputs/requests.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** A link for a supplier request was created; the service with the system adds the questions, and then it can be opened. */
export const RequestMade = event(
  'request.made',
  owned({
    linkId: id,
    systemId: id,
    label: z.string().nullable(),
    wish: RequestInput.nullable(),
    expiresAt: z.iso.datetime(),
  }),
  ['systems-assessment'],
);
export type RequestMadeData = z.infer<(typeof RequestMade)['data']>;

/** The questions for a supplier are fixed. `system` is null if the organisation has no such system: then there is no request. */
export const RequestPrepared = event(
  'request.prepared',
  owned({ linkId: id, system: z.object({ id, name: z.string() }).nullable(), questions: z.int().nonnegative() }),
  ['identity'],
);
export type RequestPreparedData = z.infer<(typeof RequestPrepared)['data']>;

/** A supplier has sent answers, or sent them again. `userId` is the creator of the system; the supplier's identity is not sent. */
export const RequestSent = {
  ...event(
    'request.sent',
    owned({
      linkId: id,
      systemId: id,
      /** The system's owner, who is notified. */
      ownerId: id.nullable().default(null),
      sentAt: z.iso.datetime(),
      answers: z.int().nonnegative(),
    }),
    ['documents', 'identity'],
  ),
  anonymous: true,
};
export type RequestSentData = z.infer<(typeof RequestSent)['data']>;

/** A member has accepted or declined a supplier's answer or file. */
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
        /** The number within its request. */
        number: z.int().positive(),
        question: z.string(),
        value: z.string(),
        /** The member who created the request. */
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

/** Progress of a request to a supplier, published with every change. */
export const RequestStated = {
  ...event(
    'request.stated',
    owned({
      linkId: id,
      systemId: id,
      /** Rises with every change; a consumer ignores earlier versions. */
      version: z.int().nonnegative(),
      /** For whom. */
      from: z.string().nullable(),
      asked: z.int().nonnegative(),
      /** Questions with an answer that was sent. */
      answered: z.int().nonnegative(),
      accepted: z.int().nonnegative(),
      declined: z.int().nonnegative(),
      /** Answers that no one has decided on. */
      open: z.int().nonnegative(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** When its link was revoked. */
      endedAt: z.iso.datetime().nullable(),
    }),
    ['documents'],
  ),
  anonymous: true,
};
export type RequestStatedData = z.infer<(typeof RequestStated)['data']>;

/** A link was revoked: unsent drafts are deleted. */
export const LinkEnded = event('link.ended', owned({ linkId: id }), ['systems-assessment', 'documents']);
export type LinkEndedData = z.infer<(typeof LinkEnded)['data']>;
