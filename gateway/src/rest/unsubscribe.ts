import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import { failures } from './answers.ts';
import { operation } from './route.ts';
import { execute } from './serveRest.ts';

const UNSUBSCRIBE = operation('mutation RestUnsubscribe($token: String!) { unsubscribe(token: $token) { message } }');
const Token = z.object({ token: z.string().max(1_000) });
const described = { tags: ['Account'], security: [], params: Token };

/** The address by which mail programs switch emails off by one click (RFC 8058), without signing in. Opening it alone changes nothing. */
export function serveUnsubscribe(
  server: FastifyInstance,
  graph: ApolloServer<GraphContext>,
  contextOf: (request: FastifyRequest) => GraphContext,
): void {
  server.register(async scope => {
    // The body is “List-Unsubscribe=One-Click” in one of two types, and nothing else.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null));
    scope.post(
      '/api/unsubscribe/:token',
      {
        schema: {
          ...described,
          summary: 'For email programs: turns off the kind of email whose header contains this address',
          response: { 200: z.object({ message: z.string() }), ...failures },
        },
      },
      request => execute(graph, UNSUBSCRIBE, Token.parse(request.params), contextOf(request)),
    );
    scope.get(
      '/api/unsubscribe/:token',
      {
        schema: {
          ...described,
          summary: 'Redirects to the account page, where emails are turned off; changes nothing itself',
          response: { 303: z.null().describe('To the account page'), ...failures },
        },
      },
      (_request, reply) => reply.redirect('/account#emails', 303),
    );
  });
}
