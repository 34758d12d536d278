import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const Asked = z.object({ query: z.string() });

/** Refuses a document of /graphql longer than `most` characters, comments and spaces included, before it is parsed. */
export function limitDocument(most: number) {
  return async ({ body, query }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const document = Asked.safeParse(body ?? query).data?.query ?? '';
    if (document.length <= most) return undefined;
    const message = `The document has ${document.length} characters; at most ${most} are read. Please ask in several requests.`;
    return reply.code(400).send({ errors: [{ message, extensions: { code: 'INVALID' } }] });
  };
}
