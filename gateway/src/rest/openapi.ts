import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** GET /api/openapi.json, generated from the schemas that validate, and a page to read it at /api/docs. */
export async function serveOpenApi(server: FastifyInstance, cookieName: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Compliance',
        version: '1',
        description:
          'Every success is 2xx with a JSON body; every failure is { "message": … }. Ids are numbers; strings of digits are accepted. Unknown fields are ignored.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token (Enterprise plan), made in the account. It reads, or reads and writes.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  server.get('/api/openapi.json', { schema: { hide: true } }, () => server.swagger());
}
