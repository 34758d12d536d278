import { DomainError } from '@aicp/contracts/domainError';
import { traceHeader, withSpan } from '@aicp/service/tracing/tracing';
import { Agent, type Dispatcher, errors } from 'undici';

type Call = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
type Headers = Record<string, string | string[] | undefined>;

/** The parts read of a response. A global `Response` costs a third of the whole call. */
type Answer = { status: number; ok: boolean; headers: Headers; text(): string; json(): unknown };

/**
 * Calls the subgraphs over persistent connections. Their few addresses are parsed once.
 * @param timeoutMs the limit after which a call fails with UNAVAILABLE, including waiting for a connection and reading
 */
export function keepAliveFetcher(timeoutMs: number): (url: string, call?: Call) => Promise<Answer> {
  const agent = new Agent({
    connections: 64,
    // An idle socket is closed before a subgraph closes it: before 65 s, and before a stopping subgraph has ended (DRAIN_SECONDS).
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 2_000,
    // The limit of the whole call is enforced below: these options cover neither the wait for a free socket nor a slow response.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const addresses = new Map<string, Pick<Dispatcher.DispatchOptions, 'path'> & { origin: string }>();
  const addressOf = (url: string) => {
    const known = addresses.get(url);
    if (known) return known;
    const { origin, pathname, search } = new URL(url);
    const address = { origin, path: pathname + search };
    addresses.set(url, address);
    return address;
  };
  const ask = (url: string, { method = 'GET', headers, body }: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 502;
      let said: Headers = {};
      let controller: Dispatcher.DispatchController | undefined;
      let isLate = false;
      const limit = setTimeout(() => {
        isLate = true;
        fail();
        controller?.abort(new Error('timeout'));
      }, timeoutMs);
      function fail(error?: Error) {
        clearTimeout(limit);
        // An invalid call, such as one with an unsendable header, is a bug of ours.
        if (error instanceof errors.InvalidArgumentError) reject(error);
        else reject(new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.'));
      }
      agent.dispatch(
        { ...addressOf(url), method, headers: { ...headers, ...traceHeader() }, body: body ?? null },
        {
          onRequestStart(started) {
            controller = started;
            if (isLate) started.abort(new Error('timeout'));
          },
          onResponseStart(_controller, statusCode, answered) {
            status = statusCode;
            said = answered;
          },
          onResponseData: (_controller, chunk) => void chunks.push(chunk),
          onResponseEnd() {
            clearTimeout(limit);
            const text = () => Buffer.concat(chunks).toString();
            resolve({ status, ok: status >= 200 && status < 300, headers: said, text, json: () => JSON.parse(text()) });
          },
          onResponseError: (_controller, error) => fail(error),
        },
      );
    });
  return (url, call = {}) => withSpan(`call ${url}`, { kind: 'client' }, () => ask(url, call));
}
