import type { FastifyInstance } from 'fastify';
import type { OpenSpan } from './span.ts';
import { beginSpan, isTracing } from './tracing.ts';

/** Paths of the product's own responses; pages and files are not worth a span. */
const TRACED = /^\/(api|graphql|internal)\b/;

/** A span for each request, continuing the caller's trace. The route is its pattern, never the address with ids. */
export function traceRequests(server: Pick<FastifyInstance, 'addHook'>): void {
  if (!isTracing()) return;
  const spans = new WeakMap<object, OpenSpan>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const span = TRACED.test(routeOptions.url ?? '')
      ? beginSpan(`${method} ${routeOptions.url}`, {
          kind: 'server',
          parent: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
          attributes: { 'http.request.method': method, 'http.route': routeOptions.url ?? '' },
        })
      : undefined;
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // Reading the body resumes in the socket's context, which has lost the request.
  server.addHook('preValidation', (request, _reply, done) => runInSpan(spans.get(request), done));
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.note({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
    // The log line of the response still belongs to it.
    runInSpan(span, done);
  });
}

function runInSpan(span: OpenSpan | undefined, done: () => void): void {
  if (span) span.run(done);
  else done();
}
