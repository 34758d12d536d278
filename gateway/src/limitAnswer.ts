import type { FastifyReply, FastifyRequest } from 'fastify';

/** Gives up an answer of /graphql that has become larger than `mostBytes`, and says so instead. */
export function limitAnswer(mostBytes: number) {
  return async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    // A character has three bytes at most: nearly every answer is short enough at first sight.
    if (typeof payload !== 'string' || payload.length * 3 <= mostBytes || Buffer.byteLength(payload) <= mostBytes)
      return payload;
    const megabytes = mostBytes / 1024 / 1024;
    const message = `The response is larger than ${megabytes} MB. Please ask for fewer fields, or for shorter pages with "first".`;
    const instead = JSON.stringify({ errors: [{ message, extensions: { code: 'INVALID' } }] });
    reply.code(400).header('content-length', Buffer.byteLength(instead));
    return instead;
  };
}
