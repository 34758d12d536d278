import { isIP, isIPv4 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Paths that serve no session: probes use a pod's address, and a webhook is trusted for its signature. */
const ANY_HOST = ['/healthz', '/readyz', '/api/stripe/webhook'];

/**
 * Refuses requests for a host that is not ours. Otherwise another site could point its domain name at our IP address (DNS rebinding), and
 * the browser would let its scripts read our responses as same-origin.
 * @param publicUrl the product's public address. Loopback names always count too; without a public name so do IP addresses, because no one
 * can redirect those.
 */
export function rejectUnknownHost(publicUrl = 'http://localhost') {
  const ours = new URL(publicUrl);
  const byAddress = isLoopback(ours.hostname);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (hostsIn(request) > 1) return reply.code(400).send({ message: 'A request must name one host.' });
    const host = request.hostname.toLowerCase();
    if (host === ours.hostname || isLoopback(host) || (byAddress && isAddress(host))) return undefined;
    if (ANY_HOST.includes(request.routeOptions.url ?? '')) return undefined;
    const message = `Nothing is served under this host name. Please use ${ours.origin}; the operator sets it as PUBLIC_URL.`;
    return reply.code(421).send({ message });
  };
}

/** Node keeps the first Host header and drops others, by which a proxy may have routed. */
function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
  );
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
