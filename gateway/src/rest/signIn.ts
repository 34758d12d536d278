import { DomainError } from '@aicp/contracts/domainError';
import { BeginSignInInput } from '@aicp/contracts/inputs/signInInputs';
import type { SignInProblem } from '@aicp/contracts/signInProblems';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';
import type { SignInCookie } from '../session.ts';
import { failures } from './answers.ts';
import { operation } from './route.ts';
import { execute } from './serveRest.ts';

type Doors = {
  graph: ApolloServer<GraphContext>;
  contextOf: (request: FastifyRequest) => GraphContext;
  cookie: SignInCookie;
};

const BEGIN = operation(
  'mutation RestBeginSignIn($input: BeginSignInInput!) { beginSignIn(input: $input) { address binding } }',
);
const FINISH = operation(
  'mutation RestFinishSignIn($input: FinishSignInInput!) { finishSignIn(input: $input) { to } }',
);

const BY_EMAIL = operation('query RestSignInByEmail { signInByEmail }');

/** Whether any organisation has its own identity provider. */
export async function isSignInByEmail(graph: Doors['graph'], context: GraphContext): Promise<boolean> {
  return (await execute(graph, BY_EMAIL, {}, context)) === true;
}

const SignInByEmail = z.object({ email: z.string().trim().min(1).max(254), to: BeginSignInInput.shape.to });

const tags = ['Account'];
const response = {
  303: z.null().describe('To the next page: the identity provider’s or one of this product’s'),
  ...failures,
};

/** The redirects to the identity provider and back. Every response leads to a page, which states any problem. */
export function serveSignIn(server: FastifyInstance, { graph, contextOf, cookie }: Doors): void {
  const leadOn = async (request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) => {
    const to = await work().catch((error: unknown) => {
      const problem = problemOf(error);
      request.log.warn({ problem, err: error }, 'a sign-in at the identity provider failed');
      return `/auth/sign-in?problem=${problem}`;
    });
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  };

  server.get(
    '/api/sign-in',
    {
      schema: {
        summary: 'Sign in at the identity provider, if there is one: redirects the browser there',
        tags,
        security: [],
        // An email address must not appear in a page's address.
        querystring: BeginSignInInput.omit({ email: true }),
        response,
      },
    },
    (request, reply) =>
      leadOn(request, reply, async () => {
        const begun = await execute(graph, BEGIN, { input: request.query }, contextOf(request));
        const { address, binding } = begun as { address: string; binding: string };
        cookie.write(reply, binding);
        return address;
      }),
  );

  server.post(
    '/api/sign-in',
    {
      schema: {
        summary:
          'Find the sign-in address for an email address: the identity provider of the organisation with its domain',
        tags,
        security: [],
        body: SignInByEmail,
        response: { 200: z.object({ address: z.string() }), ...failures },
      },
    },
    async (request, reply) => {
      const { email, to } = SignInByEmail.parse(request.body);
      const begun = await execute(graph, BEGIN, { input: { email, to } }, contextOf(request));
      const { address, binding } = begun as { address: string; binding: string };
      cookie.write(reply, binding);
      return reply.header('cache-control', 'no-store').send({ address });
    },
  );

  server.get(
    '/api/sign-in/callback',
    {
      schema: {
        summary: 'The address to which the identity provider returns the browser',
        tags,
        security: [],
        response,
      },
    },
    (request, reply) =>
      leadOn(request, reply, async () => {
        const binding = cookie.read(request) ?? 'none';
        cookie.write(reply, '');
        const answer = new URL(request.url, 'http://here').search.slice(1);
        const done = await execute(graph, FINISH, { input: { answer, binding } }, contextOf(request));
        return (done as { to: string }).to;
      }),
  );
}

function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof DomainError)) return 'unknown';
  if (error.code === 'RATE_LIMITED') return 'tooOften';
  if (typeof error.details?.reason === 'string') return error.details.reason as SignInProblem;
  if (error.code === 'UNAUTHENTICATED') return 'signedOut';
  return error.code === 'UNAVAILABLE' ? 'away' : 'unknown';
}
