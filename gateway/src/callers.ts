import { SCIM_PATH } from '@aicp/contracts/inputs/provisioning';
import { type Client, ORGANISATION_HEADER, outsideLinkScope, type UserActor } from '@aicp/contracts/rights/actor';
import { actorSigner } from '@aicp/service/graph/actorToken';
import { networkOf } from '@aicp/service/process/networkOf';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { signedRecords } from '@aicp/service/store/signedRecords';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerActors, bearerOf, passOf } from './bearer.ts';
import type { Env } from './env.ts';
import type { GraphContext } from './graphContext.ts';
import { rejectCrossSite } from './rejectCrossSite.ts';
import { requestBudget } from './requestBudget.ts';
import { requestTurns } from './requestTurns.ts';
import { isOutsideLinkScope } from './rest/forLinks.ts';
import { CSP_REPORTS } from './serveCspReports.ts';
import { type cookieNames, deviceCookie, sessionActors, sessionCookie } from './session.ts';
import { watchLinks } from './watchLinks.ts';

/** The actor of the gateway's own queries, which no caller has sent. */
export const GUEST = { actor: { kind: 'guest' }, client: { address: '', agent: '' } } as const;

/** Paths that depend on the caller, by route and not by address: '/%61pi/logout' is '/api/logout' too. */
const ASKED_BY_CALLERS = /^\/(api|graphql|scim|\.well-known\/aicp-bundle-keys)\b/;

/**
 * Identifies the sender of each request, by cookie or token, before a route sees it, because limits and queues are per caller.
 * @returns the contexts for operations, and the caller data that routes need
 */
export function callersOf(
  server: FastifyInstance,
  app: ServiceProcess,
  env: Env,
  names: ReturnType<typeof cookieNames> & { https: boolean },
) {
  const session = sessionCookie(names.session, names.https);
  const device = deviceCookie(names.device, names.https);
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
  const refuseOthers = rejectCrossSite(env.PUBLIC_URL);
  const contexts = new WeakMap<FastifyRequest, GraphContext>();
  server.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (url === CSP_REPORTS || !ASKED_BY_CALLERS.test(url)) return;
    // A directory's token is not an API token: identity checks it, and cookies do not count there.
    const isForDirectories = url.startsWith(`${SCIM_PATH}/`);
    const token = isForDirectories ? undefined : bearerOf(request);
    // Browsers send cookies automatically, but never a token: only a cookie's effects can be another site's doing.
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
    // Read now: the address is lost if the caller hangs up.
    const client = clientOf(request, token === undefined ? device.digest(request) : undefined);
    await spend(actor, network, reply);
    if (isOutsideLinkScope(actor, url)) throw outsideLinkScope();
    if (actor.kind === 'guest') await turns.ofGuests(reply, network);
    if (actor.kind === 'link' && pass !== undefined) {
      links.watch(reply, actor.link, pass);
      await turns.ofLink(reply, actor.link);
    }
    // Each response tells the browser the session's current organisation and role. Another user or tab may have changed them.
    if (actor.kind === 'user' && token === undefined)
      reply.header(ORGANISATION_HEADER, `${actor.organisationId} ${actor.role}`);
    contexts.set(request, {
      actor,
      // Signed again for each call: a signature is valid for one minute, and an export may take longer.
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
  /** Waits for the caller's turn if the body is long. */
  const turnOfBody = (request: FastifyRequest, reply: FastifyReply) => turns.ofBody(request, reply, contextOf(request));

  return { sessions, contextOf, contextAs, guestContext, turnOfBody, guestToken: () => sign(GUEST, 'identity') };
}

const MAX_AGENT_LENGTH = 300;

function clientOf({ ip, headers }: FastifyRequest, device: string | undefined): Client {
  return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH), ...(device && { device }) };
}
