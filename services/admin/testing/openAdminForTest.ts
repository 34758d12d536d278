import { randomUUID } from 'node:crypto';
import type { Envelope, EventType, Origin } from '@aicp/contracts/event';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, user } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import type { z } from 'zod';
import { contextOf, workerContextOf } from '../src/context.ts';
import { withLoaders } from '../src/graphql/loaders.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { handlers } from '../src/handlers/index.ts';
import { appendActivities } from '../src/use-cases/appendActivities.ts';

/** Opens the administration service on real databases. Events are delivered as its queue would. */
export async function openAdminForTest() {
  const app = await openTestService('admin');
  const { contextOf: workerContext, heardBy } = workerContextOf(app, appendActivities);
  const execute = executor(
    new URL('../src/graphql/schema.graphql', import.meta.url),
    resolvers,
    withLoaders(contextOf(app)),
  );

  /** An event in its transport form. */
  function envelope<Data extends z.ZodType>(
    type: EventType<Data>,
    data: z.input<Data>,
    more: { origin?: Origin; restated?: string; at?: string } = {},
  ): Envelope {
    const at = new Date().toISOString();
    return { id: randomUUID(), name: type.name, at, requestId: 'request-1', data, ...more };
  }

  async function deliver(heard: Envelope): Promise<void> {
    await deliverTo(handlers, heard, heardBy(heard), heard.data);
  }

  return {
    app,
    /** For use-cases without a caller. */
    context: workerContext({ requestId: 'request-1' }),
    envelope,
    deliver,
    /** Asks as the administrator, user 1. */
    ask: (query: string, variables?: Record<string, unknown>) =>
      execute({ ...user(1), isAdmin: true } as ReturnType<typeof user>, query, variables),
    execute,
  };
}
