import { randomUUID } from 'node:crypto';
import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import { beyondLink, type Client, ORGANISATION_HEADER, type UserActor } from '@aicp/contracts/rights/actor';
import { acceptJson } from '@aicp/service/graph/acceptJson';
import { actorSigner } from '@aicp/service/graph/actorToken';
import { observeRequests } from '@aicp/service/graph/observeRequests';
import { endConnections } from '@aicp/service/process/endConnections';
import { networkOf } from '@aicp/service/process/networkOf';
import { readiness } from '@aicp/service/process/ops';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { signedRecords } from '@aicp/service/store/signedRecords';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { bearerActors, bearerOf, passOf } from './bearer.ts';
import { compressAnswer } from './compressAnswer.ts';
import type { Door } from './door.ts';
import type { Env } from './env.ts';
import type { GraphContext } from './graphContext.ts';
import { limitAnswer } from './limitAnswer.ts';
import { limitDocument } from './limitDocument.ts';
import { MOST_ANSWER_BYTES, MOST_DOCUMENT_CHARACTERS } from './limits.ts';
import { TIME_LIMITS } from './listen.ts';
import { Operator, operatorOf } from './operator.ts';
import { refuseForeignHost } from './refuseForeignHost.ts';
import { refuseForeignOrigin } from './refuseForeignOrigin.ts';
import { requestBudget } from './requestBudget.ts';
import { requestTurns } from './requestTurns.ts';
import { adminLive } from './rest/adminLive.ts';
import { answerErrors, refuseAddress } from './rest/answerErrors.ts';
import { failures } from './rest/answers.ts';
import { serveCalendar } from './rest/calendar.ts';
import { isBeyond } from './rest/forLinks.ts';
import { serveHealth } from './rest/health.ts';
import { inSandboxMode } from './rest/inSandboxMode.ts';
import { serveLive } from './rest/live.ts';
import { useNoter } from './rest/noteUse.ts';
import { serveOpenApi } from './rest/openapi.ts';
import { organisationLive } from './rest/organisationLive.ts';
import { Product, productOf } from './rest/product.ts';
import { serveSchemas } from './rest/schemas.ts';
import { serveScim } from './rest/scim.ts';
import { serveRest } from './rest/serveRest.ts';
import { serveSharedReports } from './rest/sharedReports.ts';
import { serveSharedRequest } from './rest/sharedRequest.ts';
import { serveSharedRooms } from './rest/sharedRooms.ts';
import { isSignInByEmail, serveSignIn } from './rest/signIn.ts';
import { serveStreams } from './rest/streams.ts';
import { securityHeaders } from './securityHeaders.ts';
import { CSP_REPORTS, serveCspReports } from './serveCspReports.ts';
import { serveSecurityTxt } from './serveSecurityTxt.ts';
import { serveSimulator } from './serveSimulator.ts';
import { serveWeb } from './serveWeb.ts';
import { cookieNames, deviceCookie, sessionActors, sessionCookie, signInCookie } from './session.ts';
import { watchLinks } from './watchLinks.ts';

const LARGEST_BODY = 1024 * 1024;
const CALLER_REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Whom the gateway asks as, where nobody asks through it. */
export const GUEST = { actor: { kind: 'guest' }, client: { address: '', agent: '' } } as const;

/** The only door: GraphQL, REST and the web client on one origin. */
export async function createServer(
  app: ServiceProcess,
  env: Env,
  graph: ApolloServer<GraphContext>,
  { urls, door }: { urls: Record<string, string>; door: Door },
): Promise<FastifyInstance> {
  const https = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const names = cookieNames(https);
  const server = fastify({
    loggerInstance: app.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: TIME_LIMITS.requestTimeout ?? 0,
    http: TIME_LIMITS,
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    // An id that is far too long names nothing, like any other unknown one.
    routerOptions: { maxParamLength: 1_000 },
    trustProxy: env.TRUST_PROXY ?? false,
    genReqId: () => randomUUID(),
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => data => JSON.stringify(data));
  endConnections(server, { drainMs: env.DRAIN_SECONDS * 1000 });
  acceptJson(server);
  answerErrors(server);
  observeRequests(server, app.metrics);
  await securityHeaders(server, { https, stripe: usesStripe(env) });
  server.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  server.addHook('onRequest', door.refuse);
  server.addHook('onRequest', refuseForeignHost(env.PUBLIC_URL));
  await server.register(cookie);

  const session = sessionCookie(names.session, https);
  const device = deviceCookie(names.device, https);
  const records = signedRecords(env.SESSION_SECRET);
  const sessions = sessionActors(app.redis, records, env.ADMIN_SECOND_FACTOR);
  const sign = actorSigner(env.ACTOR_PRIVATE_KEY);
  const { bearerActor, isGoodPass } = bearerActors({
    redis: app.redis,
    records,
    identityUrl: env.SUBGRAPH_IDENTITY_URL,
    actorToken: () => sign(GUEST, 'identity'),
    trial: env.TRIAL,
  });
  const links = watchLinks({ ...app, isGood: isGoodPass });
  server.addHook('onClose', async () => links.close());
  const turns = requestTurns();
  const spend = requestBudget({ redis: app.redis, logger: app.logger, trial: env.TRIAL });
  const refuseOthers = refuseForeignOrigin(env.PUBLIC_URL);
  const contexts = new WeakMap<FastifyRequest, GraphContext>();
  server.addHook('onRequest', async (request, reply) => {
    // The route, not the address: '/%61pi/logout' is '/api/logout' too.
    const { url = '' } = request.routeOptions;
    if (url === CSP_REPORTS || !/^\/(api|graphql|scim|\.well-known\/aicp-bundle-keys)\b/.test(url)) return;
    // A directory's token is no API token: it goes on to identity, and no cookie counts there.
    const isForDirectories = url.startsWith(`${SCIM_PATH}/`);
    const token = isForDirectories ? undefined : bearerOf(request);
    // Browsers send cookies by themselves, and never a token: only what a cookie does can be another site's doing.
    if (token === undefined && !isForDirectories) refuseOthers(request);
    const network = networkOf(request.ip);
    const pass = passOf(token);
    if (pass !== undefined) {
      await turns.ofPass(reply, pass);
      await turns.ofGuests(reply, network);
    }
    const actor = isForDirectories
      ? GUEST.actor
      : token === undefined
        ? await sessions.actorOf(session.read(request), Date.now())
        : await bearerActor(token, request.ip, Date.now());
    // Read now: the address is gone with a caller who hangs up.
    const client = clientOf(request, token === undefined ? device.digest(request) : undefined);
    await spend(actor, network, reply);
    if (isBeyond(actor, url)) throw beyondLink();
    if (actor.kind === 'guest') await turns.ofGuests(reply, network);
    if (actor.kind === 'link' && pass !== undefined) {
      links.watch(reply, actor.link, pass);
      await turns.ofLink(reply, actor.link);
    }
    // A browser learns with every answer where its session works now: somebody else, or another tab, may have changed that.
    if (actor.kind === 'user' && token === undefined)
      reply.header(ORGANISATION_HEADER, `${actor.organisationId} ${actor.role}`);
    contexts.set(request, {
      actor,
      // Signed again for each call: a signature holds for a minute, and an export may take longer.
      actorToken: service => sign({ actor, client }, service),
      caller: actor.kind === 'user' ? `user:${actor.userId}` : `guest:${network}`,
      requestId: request.id,
      logger: app.logger.child({ requestId: request.id }),
      setSession: id => {
        if (token === undefined) session.write(reply, id);
      },
      setDevice: id => {
        if (token === undefined) device.write(reply, id);
      },
    });
  });
  // Nothing that a line about an answer has can hold a secret, and looking for some takes six times what writing it does.
  const answered = app.logger.child({}, { redact: [] });
  server.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    answered.info(
      { requestId, ...callerIdOf(request), method, route: routeOptions.url, status: reply.statusCode, milliseconds },
      'answered',
    );
  });
  const contextOf = (request: FastifyRequest): GraphContext => {
    const context = contexts.get(request);
    if (!context) throw new Error(`${request.routeOptions.url} has no context: see the hook above`);
    return context;
  };

  const contextAs = (request: FastifyRequest, actor: UserActor): GraphContext => ({
    ...contextOf(request),
    actor,
    actorToken: service => sign({ actor, client: clientOf(request, undefined) }, service),
    caller: `user:${actor.userId}`,
  });

  const guestContext = (requestId: string): GraphContext => ({
    actor: GUEST.actor,
    actorToken: service => sign(GUEST, service),
    requestId,
    logger: app.logger.child({ requestId }),
    setSession: () => {},
    setDevice: () => {},
    caller: requestId,
  });

  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { ready } = await readiness(app);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  await serveOpenApi(server, names.session);
  server.get(
    '/api/product',
    {
      schema: {
        summary:
          'Whether this is a trial of the product, whether there are plans (without them everything is included), and with what one may sign in beside a password',
        tags: ['Product'],
        security: [],
        response: { 200: Product, ...failures },
      },
    },
    productOf(env, () => isSignInByEmail(graph, guestContext('product'))),
  );
  server.get(
    '/api/operator',
    {
      schema: {
        summary: 'Who runs this installation, and where data go, for its pages on privacy and terms',
        tags: ['Product'],
        security: [],
        response: { 200: Operator, ...failures },
      },
    },
    () => operatorOf(env, usesStripe(env)),
  );
  await server.register(async scope => {
    const ofBody = (request: FastifyRequest, reply: FastifyReply) => turns.ofBody(request, reply, contextOf(request));
    // After the route's own hook: a caller without the right is told that first.
    scope.addHook('onRoute', route => {
      route.preParsing = [route.preParsing ?? [], ofBody].flat();
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      schema: { hide: true },
      preHandler: limitDocument(MOST_DOCUMENT_CHARACTERS),
      onSend: [limitAnswer(MOST_ANSWER_BYTES), compressAnswer],
      handler: fastifyApolloHandler(graph, { context: async request => contextOf(request) }),
    });
    serveRest(scope, graph, contextOf, sessions, urls);
    serveSignIn(scope, { graph, contextOf, cookie: signInCookie(names.signIn, https) });
  });
  serveStreams(server, graph, urls, contextOf);
  const noteUse = useNoter({
    identityUrl: env.SUBGRAPH_IDENTITY_URL,
    actorToken: () => sign(GUEST, 'identity'),
    logger: app.logger,
  });
  serveSharedReports(server, urls, contextOf, noteUse);
  serveSharedRooms(server, urls, contextOf, noteUse);
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

/** Whether any payments are made at Stripe itself, and not at the simulator. */
function usesStripe({ STRIPE_PUBLISHABLE_KEY, STRIPE_LIVE_PUBLISHABLE_KEY }: Env): boolean {
  return [STRIPE_PUBLISHABLE_KEY, STRIPE_LIVE_PUBLISHABLE_KEY].some(key => key && !key.startsWith('pk_test_simulator'));
}

/** The id that a proxy or client has chosen, for finding its own log's line in ours. It identifies nothing of ours. */
function callerIdOf({ headers }: FastifyRequest): { callerRequestId?: string } {
  const callerRequestId = headers['x-request-id'];
  return typeof callerRequestId === 'string' && CALLER_REQUEST_ID.test(callerRequestId) ? { callerRequestId } : {};
}

const LONGEST_AGENT = 300;

function clientOf({ ip, headers }: FastifyRequest, device: string | undefined): Client {
  return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT), ...(device && { device }) };
}
