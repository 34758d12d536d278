import type { FastifyInstance, HookHandlerDoneFunction } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { inRequest } from '../process/currentRequest.ts';
import { traceRequests } from '../tracing/traceRequests.ts';

/** Names, measures and traces every request of a server. The route is its pattern, never the address with ids in it. */
export function observeRequests(server: Pick<FastifyInstance, 'addHook'>, metrics: Registry): void {
  const name = (request: { id: string }, _reply: unknown, done: HookHandlerDoneFunction) => inRequest(request.id, done);
  server.addHook('onRequest', name);
  // Reading the body resumes in the socket's context, which has lost the request.
  server.addHook('preValidation', name);
  traceRequests(server);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  server.addHook('onResponse', async (request, reply) => {
    histogram.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}
