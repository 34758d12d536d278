import { LINK_ROUTE, type LinkAnswer, LinkQuestion } from '@aicp/contracts/links';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { grantLink } from './use-cases/grantLink.ts';

/** The gateway's question, at every use, whether the link behind a pass is still good. */
export function serveLinkQuestion(server: FastifyInstance, ctx: Parameters<typeof grantLink>[0]): void {
  server.post(LINK_ROUTE, async ({ body }): Promise<z.infer<typeof LinkAnswer>> => {
    const { digest } = LinkQuestion.parse(body);
    return { actor: await grantLink(ctx, digest) };
  });
}
