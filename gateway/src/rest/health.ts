import { HEALTH_ROUTE, ProcessHealth } from '@aicp/contracts/health';
import { ACTOR_HEADER, admin } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { healthOf } from '@aicp/service/process/health';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { keepAliveFetcher } from '../keepAliveFetcher.ts';
import { failures, securityOf } from './answers.ts';

/** Longer than a service waits for its own dependencies, so that it can name the unavailable one. */
const SERVICE_TIMEOUT_MS = 2_500;

/** `health` is null if the service is unavailable. */
const Answer = z.object({ processes: z.array(z.object({ name: z.string(), health: ProcessHealth.nullable() })) });

/**
 * GET /api/admin/health: the state of the gateway and every service, as each reports it.
 * @param urls the services' addresses by name
 */
export function serveHealth(
  server: FastifyInstance,
  app: ServiceProcess,
  env: { GIT_COMMIT?: string | undefined },
  urls: Record<string, string>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  const fetcher = keepAliveFetcher(SERVICE_TIMEOUT_MS);

  async function ask(url: string, actorToken: string): Promise<ProcessHealth | null> {
    try {
      const answer = await fetcher(new URL(HEALTH_ROUTE, url).href, { headers: { [ACTOR_HEADER]: actorToken } });
      return answer.ok ? ProcessHealth.parse(await answer.json()) : null;
    } catch (error) {
      app.logger.debug({ err: error }, 'health check failed');
      return null;
    }
  }

  server.route({
    method: 'GET',
    url: '/api/admin/health',
    schema: {
      summary:
        'The health of the gateway and every service: dependencies, worker and version; null for a service that cannot be reached',
      tags: ['Administration'],
      security: securityOf({ personal: true }),
      response: { 200: Answer, ...failures },
    },
    preParsing: async request => void admin(contextOf(request).actor),
    async handler(request) {
      const { actorToken } = contextOf(request);
      const services = Object.entries(urls).map(async ([name, url]) => ({
        name,
        health: await ask(url, actorToken(name as ServiceName)),
      }));
      const gateway = { name: 'gateway', health: await healthOf(app, env) };
      return Answer.parse({ processes: [gateway, ...(await Promise.all(services))] });
    },
  });
}
