import { REPORT_SCHEMA_PATH, reportSchema } from '@aicp/contracts/reportSchema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failures } from './answers.ts';

/** Serves the JSON Schemas of filed documents, for anyone's validator. */
export function serveSchemas(server: FastifyInstance): void {
  const schema = reportSchema();
  server.get(
    REPORT_SCHEMA_PATH,
    {
      schema: {
        summary: 'The JSON Schema (draft 2020-12) of a canonical report, GET /api/reports/{id}?format=json',
        tags: ['Reports'],
        security: [],
        response: {
          200: {
            description: 'The schema',
            content: { 'application/schema+json': { schema: z.record(z.string(), z.unknown()) } },
          },
          ...failures,
        },
      },
    },
    async (_request, reply) =>
      reply
        .type('application/schema+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(schema, null, 2)),
  );
}
