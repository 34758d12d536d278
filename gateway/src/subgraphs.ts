import { ACTOR_HEADER, DEVICE_HEADER, REQUEST_ID_HEADER, SESSION_HEADER } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import type { GraphContext } from './graphContext.ts';
import { keepAliveFetcher } from './keepAliveFetcher.ts';
import type { Ask } from './plan/executePlan.ts';

const SUBGRAPH_TIMEOUT_MS = 10_000;
/** What a closing server, or a proxy in front of one, answers. */
const AWAY = [502, 503, 504];

/**
 * Asks subgraphs for a caller: carries who is asking to them, and a session that one grants or ends back to the cookie.
 * @param urls the subgraphs' addresses by name
 */
export function subgraphs(urls: Record<string, string>): (context: GraphContext) => Ask {
  const fetcher = keepAliveFetcher(SUBGRAPH_TIMEOUT_MS);
  return context => async (service, operation) => {
    const url = urls[service] ?? '';
    const { ok, status, headers, json } = await fetcher(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [ACTOR_HEADER]: context.actorToken(service),
        [REQUEST_ID_HEADER]: context.requestId,
      },
      body: JSON.stringify(operation),
    });
    // What a subgraph says about itself, its address included, is not for the caller.
    if (AWAY.includes(status)) throw new DomainError('UNAVAILABLE', 'The service is restarting. Please try again.');
    if (!ok) throw new Error(`${url} answered ${status}`);
    const session = headers[SESSION_HEADER];
    if (typeof session === 'string') context.setSession(session);
    const device = headers[DEVICE_HEADER];
    if (typeof device === 'string' && device) context.setDevice(device);
    return json() as Awaited<ReturnType<Ask>>;
  };
}
