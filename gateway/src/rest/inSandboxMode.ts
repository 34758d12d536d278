import { DomainError } from '@aicp/contracts/domainError';
import type { ApolloServer } from '@apollo/server';
import { z } from 'zod';
import type { GraphContext } from '../graphContext.ts';

const Answer = z.object({ stripeConfig: z.object({ sandboxMode: z.boolean() }) });

/** Whether payments are in sandbox mode. @throws DomainError UNAVAILABLE when billing does not say */
export async function inSandboxMode(graph: ApolloServer<GraphContext>, contextValue: GraphContext): Promise<boolean> {
  const query = 'query SandboxMode { stripeConfig { sandboxMode } }';
  const { body } = await graph.executeOperation({ query }, { contextValue });
  const { data } = Answer.safeParse(body.kind === 'single' ? body.singleResult.data : undefined);
  if (!data) throw new DomainError('UNAVAILABLE', 'Payments are not available at the moment. Please try again.');
  return data.stripeConfig.sandboxMode;
}
