import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { countByUser } from '../store/assessments.ts';

type Loaders = ReturnType<typeof loadersFor>;

/** What resolvers are given: a use-case's context, and loaders of the request's own. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor() };
  };
}

/** One read for all the users of a list. */
function loadersFor() {
  return {
    assessmentCount: new DataLoader<number, number>(
      async userIds => {
        const counts = await countByUser(userIds);
        return userIds.map(id => counts.get(id) ?? 0);
      },
      { maxBatchSize: 20_000 },
    ),
  };
}
