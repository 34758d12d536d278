import { z } from 'zod';

export type ServiceName = 'identity' | 'systems-assessment' | 'reporting' | 'billing' | 'documents';

/** A kind of event: a fact in the past tense, for anyone. Fields are only ever added. */
export type EventType<Data extends z.ZodType = z.ZodType> = {
  name: string;
  data: Data;
  /** The services that listen; each has a queue of its own, so that one slow service does not retry the others. */
  consumers: readonly ServiceName[];
};

export function event<Data extends z.ZodType>(
  name: string,
  data: Data,
  consumers: readonly ServiceName[] = [],
): EventType<Data> {
  return { name, data, consumers };
}

/** How an event or a job travels: `id` is also its id on the queue and `requestId` that of the request which caused it. */
export const Envelope = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  requestId: z.string(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The queue on which a service receives every event that it listens to. */
export function eventQueue(consumer: ServiceName): string {
  return `events-${consumer}`;
}
