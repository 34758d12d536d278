import { z } from 'zod';
import type { ServiceName } from './serviceNames.ts';

/** A type of event: a fact in the past tense, for any service. Fields are only ever added. */
export type EventType<Data extends z.ZodType = z.ZodType> = {
  name: string;
  data: Data;
  /** The consuming services, administration always; each has its own queue, so that retries are separate. */
  consumers: readonly ServiceName[];
  /** Hides who caused it: the event carries no name, address or browser. */
  anonymous?: boolean;
};

export function event<Data extends z.ZodType>(
  name: string,
  data: Data,
  consumers: readonly ServiceName[] = [],
): EventType<Data> {
  return { name, data, consumers: [...consumers, 'admin'] };
}

/** The actor and origin of an event. Sent to the activity log only; personal data, erased with the account. */
export const Origin = z.object({
  /** Null, like the organisation, for a guest. */
  userId: z.int().positive().nullable(),
  /** The organisation in which the user acted. */
  organisationId: z.int().positive().nullable(),
  address: z.string(),
  /** The User-Agent header, cut to a reasonable length. */
  agent: z.string(),
  /** The requester if not a person: the organisation's directory. */
  by: z.literal('provisioning').optional(),
});
export type Origin = z.infer<typeof Origin>;

/**
 * The envelope of an event or a job: `id` is also its id on the queue, `requestId` that of the request which caused it, and `traceparent`
 * (W3C) its place in that request's trace, if traced.
 */
export const Envelope = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  requestId: z.string(),
  traceparent: z.string().optional(),
  origin: Origin.optional(),
  /** Set if its owner republished it in this rebuild, for services that lost it: the current state, not a new fact. */
  restated: z.uuid().optional(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The queue on which a service receives all its events. */
export function eventQueue(consumer: ServiceName): string {
  return `events-${consumer}`;
}
