import { TOKEN_ROUTE, type TokenAnswer, TokenQuestion } from '@aicp/contracts/apiToken';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { grantToken } from './use-cases/grantToken.ts';

/** The gateway's question about a token that it has not seen for a minute. */
export function serveTokenQuestion(server: FastifyInstance, ctx: Parameters<typeof grantToken>[0]): void {
  server.post(TOKEN_ROUTE, async ({ body }): Promise<z.infer<typeof TokenAnswer>> => {
    const { digest } = TokenQuestion.parse(body);
    return { grant: await grantToken(ctx, digest) };
  });
}
