import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { DomainError } from '@aicp/contracts/domainError';
import { inSpan, traceHeader } from '@aicp/service/tracing/tracing';

type Call = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** What is read of an answer. A global `Response` costs a third of the whole call. */
type Answer = { status: number; ok: boolean; headers: IncomingHttpHeaders; text(): string; json(): unknown };

/**
 * Talks to the subgraphs over connections that stay open, at a few addresses, which are read once.
 * @param timeoutMs after which the call fails with UNAVAILABLE, waiting for a connection and reading included
 */
export function keepAliveFetcher(timeoutMs: number): (url: string, call?: Call) => Promise<Answer> {
  // An idle socket is given up before a subgraph closes it: before 65 s, and before a stopping one has ended (DRAIN_SECONDS).
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 2_000 });
  const addresses = new Map<string, ReturnType<typeof urlToHttpOptions>>();
  const addressOf = (url: string) => {
    const address = addresses.get(url) ?? urlToHttpOptions(new URL(url));
    addresses.set(url, address);
    return address;
  };
  const ask = (url: string, { method = 'GET', headers = {}, body }: Call) =>
    new Promise<Answer>((resolve, reject) => {
      // With its length given, a body is not sent in chunks, and goes out together with its headers.
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { ...addressOf(url), agent, method, headers: { ...headers, ...length, ...traceHeader() } };
      const call = request(options, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('error', fail);
        answer.on('end', () => {
          clearTimeout(limit);
          const { statusCode: status = 502, headers: said } = answer;
          const text = () => Buffer.concat(chunks).toString();
          resolve({ status, ok: status >= 200 && status < 300, headers: said, text, json: () => JSON.parse(text()) });
        });
      });
      // A socket's own limit would see neither the wait for a free one nor an answer that trickles.
      const limit = setTimeout(() => call.destroy(new Error('timeout')), timeoutMs);
      function fail() {
        clearTimeout(limit);
        reject(new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.'));
      }
      call.on('error', fail);
      call.end(body);
    });
  return (url, call = {}) => inSpan(`call ${url}`, { kind: 'client' }, () => ask(url, call));
}
