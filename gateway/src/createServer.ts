import { randomUUID } from 'node:crypto';
import { acceptJson } from '@aicp/service/graph/acceptJson';
import { observeRequests } from '@aicp/service/graph/observeRequests';
import { drainConnections } from '@aicp/service/process/drainConnections';
import { readiness } from '@aicp/service/process/ops';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { ApolloServer } from '@apollo/server';
import cookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { callersOf } from './callers.ts';
import type { Door } from './door.ts';
import type { Env } from './env.ts';
import type { GraphContext } from './graphContext.ts';
import { TIME_LIMITS } from './listen.ts';
import { rejectUnknownHost } from './rejectUnknownHost.ts';
import { answerErrors, rejectAddress } from './rest/answerErrors.ts';
import { serveCalendar } from './rest/calendar.ts';
import { serveHealth } from './rest/health.ts';
import { serveLive } from './rest/live.ts';
import { adminLive, organisationLive } from './rest/liveRoutes.ts';
import { serveOpenApi } from './rest/openapi.ts';
import { serveProduct, usesStripe } from './rest/product.ts';
import { linkUseRecorder } from './rest/recordUse.ts';
import { serveSchemas } from './rest/schemas.ts';
import { serveScim } from './rest/scim.ts';
import { serveRest } from './rest/serveRest.ts';
import { serveSharedReports } from './rest/sharedReports.ts';
import { serveSharedRequest } from './rest/sharedRequest.ts';
import { serveSharedRooms } from './rest/sharedRooms.ts';
import { isSignInByEmail, serveSignIn } from './rest/signIn.ts';
import { serveStreams } from './rest/streams.ts';
import { serveUnsubscribe } from './rest/unsubscribe.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveCspReports } from './serveCspReports.ts';
import { serveGraph } from './serveGraph.ts';
import { serveSecurityTxt } from './serveSecurityTxt.ts';
import { inSandboxMode, serveSimulator } from './serveSimulator.ts';
import { serveWeb } from './serveWeb.ts';
import { cookieNames, signInCookie } from './session.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const CALLER_REQUEST_ID = /^[\w.:-]{1,64}$/;

/** The product's only entry point: GraphQL, REST and the web client on one origin. */
export async function createServer(
  app: ServiceProcess,
  env: Env,
  graph: ApolloServer<GraphContext>,
  { urls, door }: { urls: Record<string, string>; door: Door },
): Promise<FastifyInstance> {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const names = cookieNames(https);
  const server = openServer(app, env);
  await securityHeaders(server, { https, stripe: usesStripe(env) });
  server.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  server.addHook('onRequest', door.refuse);
  server.addHook('onRequest', rejectUnknownHost(env.PUBLIC_URL));
  await server.register(cookie);
  const callers = callersOf(server, app, env, { ...names, https });
  const { sessions, contextOf, contextAs, guestContext } = callers;
  logAnswers(server, app);

  serveReadiness(server, app);
  await serveOpenApi(server, names.session);
  serveProduct(server, env, () => isSignInByEmail(graph, guestContext('product')));
  await server.register(async scope => {
    // After the route's own hook, so that a caller without the right is refused first.
    scope.addHook('onRoute', route => {
      route.preParsing = [route.preParsing ?? [], callers.turnOfBody].flat();
    });
    serveGraph(scope, graph, contextOf);
    serveRest(scope, graph, contextOf, sessions, urls);
    serveUnsubscribe(scope, graph, contextOf);
    serveSignIn(scope, { graph, contextOf, cookie: signInCookie(names.signIn, https) });
  });
  serveStreams(server, graph, urls, contextOf);
  const { guestToken: actorToken } = callers;
  const recordUse = linkUseRecorder({ identityUrl: env.SUBGRAPH_IDENTITY_URL, actorToken, logger: app.logger });
  serveSharedReports(server, urls, contextOf, recordUse);
  serveSharedRooms(server, urls, contextOf, recordUse);
  serveCalendar(server, { graph, urls, publicUrl: env.PUBLIC_URL, contextOf, contextAs });
  serveSharedRequest(server, { redis: app.redis, trial: env.TRIAL, urls }, contextOf);
  serveScim(server, urls, contextOf);
  serveSchemas(server);
  for (const live of [adminLive, organisationLive]) serveLive(server, app, sessions, contextOf, live);
  serveHealth(server, app, env, urls, contextOf);
  serveSecurityTxt(server, env);
  serveCspReports(server, app);
  serveSimulator(server, env.SIMULATOR_URL, requestId => inSandboxMode(graph, guestContext(requestId)));
  await serveWeb(server, env);
  return server;
}

/** Fastify with the limits, validation and error handling shared by all routes. */
function openServer(app: ServiceProcess, env: Env): FastifyInstance {
  const server = fastify({
    loggerInstance: app.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: TIME_LIMITS.requestTimeout ?? 0,
    http: TIME_LIMITS,
    return503OnClosing: false,
    frameworkErrors: rejectAddress,
    // An id that is far too long is unknown, like any other.
    routerOptions: { maxParamLength: 1_000 },
    trustProxy: env.TRUST_PROXY ?? false,
    genReqId: () => randomUUID(),
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => data => JSON.stringify(data));
  drainConnections(server, { drainMs: env.DRAIN_SECONDS * 1000 });
  acceptJson(server);
  answerErrors(server);
  observeRequests(server, app.metrics);
  return server;
}

function serveReadiness(server: FastifyInstance, app: ServiceProcess): void {
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { ready } = await readiness(app);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}

/** Logs a line for each response. */
function logAnswers(server: FastifyInstance, app: ServiceProcess): void {
  // A response's log line never contains a secret, and searching for one takes six times as long as writing the line.
  const answered = app.logger.child({}, { redact: [] });
  server.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    answered.info(
      { requestId, ...callerIdOf(request), method, route: routeOptions.url, status: reply.statusCode, milliseconds },
      'answered',
    );
  });
}

/** The request id set by the proxy or client, to match its log lines with ours. It does not replace our own id. */
function callerIdOf({ headers }: FastifyRequest): { callerRequestId?: string } {
  const callerRequestId = headers['x-request-id'];
  return typeof callerRequestId === 'string' && CALLER_REQUEST_ID.test(callerRequestId) ? { callerRequestId } : {};
}
