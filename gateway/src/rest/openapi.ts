import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failures } from './answers.ts';

/** GET /api/openapi.json, generated from the schemas that validate, and a page to read it at /api/docs. */
export async function serveOpenApi(server: FastifyInstance, cookieName: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Compliance',
        version: '1',
        description:
          'Successful requests return 2xx with a JSON body; failed requests return { "message": … }. Ids are numbers; strings of digits are also accepted. Unknown fields are ignored.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token (Enterprise plan), created in your account settings. Its scope is read, or read and write.',
          },
          provisioning: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A provisioning token, created by an owner of the organisation. It opens /scim/v2 and nothing else.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Collapsed by subject: rendering every operation takes many seconds. The page sends this description to no external service.
    uiConfig: { validatorUrl: null, docExpansion: 'none', filter: true },
  });
  server.get(
    '/api/openapi.json',
    {
      schema: {
        summary: 'This description, as OpenAPI 3.1',
        tags: ['Product'],
        security: [],
        response: { 200: z.record(z.string(), z.unknown()), ...failures },
      },
    },
    () => server.swagger(),
  );
}

/** The configuration of a route that is described here and checked elsewhere: its bytes pass unread. */
export function describedOnly(schema: FastifySchema): FastifyContextConfig {
  return { swaggerTransform: document => jsonSchemaTransform({ ...document, schema }) };
}
