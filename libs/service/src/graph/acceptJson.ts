import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Makes JSON the only body that a server accepts. A request with a type but no body counts as having none, whatever the type, because
 * clients send that in a DELETE (RFC 9110, 8.3). Fastify alone answers 400 or 415.
 */
export function acceptJson(server: FastifyInstance, types: string[] = ['application/json']): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // The parser calls `done`.
    else void parseJson(request, String(body), done);
  });
  server.addContentTypeParser('*', { parseAs: 'string' }, ({ headers }, body, done) => {
    if (body === '') done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'] ?? 'no type'), undefined);
  });
}
