import { fastify } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { drainConnections } from './drainConnections.ts';
import { NotReady, type ServiceProcess } from './serviceProcess.ts';
import { withTimeout } from './withTimeout.ts';

/** Serves /healthz (alive), /readyz (dependencies) and /metrics (Prometheus) on the internal port. */
export async function serveOps(app: ServiceProcess, address: { host: string; port: number }): Promise<void> {
  app.metrics.setDefaultLabels({ service: app.name });
  collectDefaultMetrics({ register: app.metrics });
  const server = fastify();
  drainConnections(server);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const report = await readiness(app);
    return reply.code(report.ready ? 200 : 503).send(report);
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(app.metrics.contentType).send(await app.metrics.metrics()),
  );
  await server.listen(address);
  app.onStop(() => server.close());
}

/** Checks every dependency, for at most 2 s each. */
export async function readiness(
  app: ServiceProcess,
): Promise<{ ready: boolean; dependencies: Record<string, string> }> {
  const results = await Promise.all(
    [...app.checks].map(async ([name, check]) => {
      const state = await withTimeout(2_000, check()).then(
        () => 'ok',
        (error: unknown) => (error instanceof NotReady ? error.message : 'away'),
      );
      return [name, state] as const;
    }),
  );
  return { ready: results.every(([, state]) => state === 'ok'), dependencies: Object.fromEntries(results) };
}
