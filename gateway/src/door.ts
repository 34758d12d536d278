import { setTimeout as sleep } from 'node:timers/promises';
import { ACTOR_HEADER } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { NotReady, type ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepAliveFetcher } from './keepAliveFetcher.ts';

/** For probes, which must learn that the product is starting. */
const ALWAYS_OPEN = ['/healthz', '/readyz', '/metrics'];
const RETRY_AFTER_SECONDS = 5;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;
const SERVICE_TIMEOUT_MS = 5_000;
const and = new Intl.ListFormat('en-GB');

/** The gateway's start-up gate: closed until every service has answered once, then permanently open. */
export function closedDoor() {
  let isOpen = false;
  return {
    open(): void {
      isOpen = true;
    },
    /** Answers 503 on every path but those of probes, while the door is closed. */
    async refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      const [path = ''] = request.url.split('?');
      if (isOpen || ALWAYS_OPEN.includes(path)) return undefined;
      const message = 'AI Compliance is starting. Please try again in a few seconds.';
      return reply.code(503).header('retry-after', String(RETRY_AFTER_SECONDS)).send({ message });
    },
  };
}

/** An open gate for a server that does not wait for services. */
export function openDoor(): Door {
  const door = closedDoor();
  door.open();
  return door;
}

export type Door = ReturnType<typeof closedDoor>;

/**
 * Waits until every service has answered once. Until then /readyz and the log name the missing ones.
 * @param urls the services' addresses by name
 */
export async function untilServicesAnswer(
  { name, checks, logger }: Pick<ServiceProcess, 'name' | 'checks' | 'logger'>,
  urls: Record<string, string>,
  actorToken: (service: ServiceName) => string,
): Promise<void> {
  const fetcher = keepAliveFetcher(SERVICE_TIMEOUT_MS);
  const missing = new Set(Object.keys(urls));
  const sentence = () => `${name} waits for ${and.format(missing)}.`;
  checks.set('services', () => Promise.reject(new NotReady(sentence())));
  logger.info(sentence());
  await Promise.all(
    Object.entries(urls).map(async ([service, url]) => {
      for (let pause = FIRST_PAUSE_MS; !(await answers(url, actorToken(service as ServiceName))); pause *= 1.5)
        await sleep(Math.min(pause, MAX_PAUSE_MS));
      missing.delete(service);
      if (missing.size > 0) logger.info(sentence());
    }),
  );
  checks.delete('services');

  async function answers(url: string, token: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', [ACTOR_HEADER]: token };
    const body = JSON.stringify({ query: '{ __typename }' });
    return fetcher(url, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
