import { LINK_ROUTE, LINK_USE_ROUTE, type LinkAnswer, LinkQuestion, LinkUse } from '@aicp/contracts/links';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { noteOpening } from './store/linkOpenings.ts';
import { grantLink } from './use-cases/grantLink.ts';

/** The gateway's question, at every use, whether the link behind a pass is still good; and its word what was opened by one. */
export function serveLinkQuestion(server: FastifyInstance, ctx: Parameters<typeof grantLink>[0]): void {
  server.post(LINK_ROUTE, async ({ body }): Promise<z.infer<typeof LinkAnswer>> => {
    const { digest } = LinkQuestion.parse(body);
    return { actor: await grantLink(ctx, digest) };
  });
  server.post(LINK_USE_ROUTE, async ({ body }, reply) => {
    await noteOpening(LinkUse.parse(body), ctx.now());
    return reply.code(204).send();
  });
}
