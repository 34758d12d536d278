import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { listActionsOf } from '../store/actionLists.ts';
import { listActionsById } from '../store/actions.ts';
import { listClocks } from '../store/clocks.ts';
import { listCompletedBy, listLatestReports, listReports } from '../store/reports.ts';
import { listReviews } from '../store/reviews.ts';

type Loaders = ReturnType<typeof loadersFor>;

/** The context of resolvers: a use-case's context, and loaders of the request. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor(ctx) };
  };
}

/** One read per request, for any number of reports. A guest has none. */
function loadersFor({ actor }: RequestContext) {
  const owner = actor.kind === 'user' ? actor.organisationId : 0;
  // Not cached: a client that waits for a report queries it repeatedly until it exists.
  return {
    report: new DataLoader((ids: readonly number[]) => listReports(owner, ids), { cache: false }),
    latestReports: new DataLoader((systemIds: readonly number[]) => listLatestReports(owner, systemIds), {
      cache: false,
    }),
    completedBy: new DataLoader((ids: readonly number[]) => listCompletedBy(owner, ids), { cache: false }),
    review: new DataLoader((ids: readonly number[]) => listReviews(owner, ids), { cache: false }),
    action: new DataLoader((ids: readonly number[]) => listActionsById(owner, ids), { cache: false }),
    actions: new DataLoader(
      (systems: readonly { id: number; jurisdiction: 'EU' | 'UK' }[]) => listActionsOf(owner, systems),
      { cache: false },
    ),
    clocks: new DataLoader(
      (systems: readonly { id: number; jurisdiction: 'EU' | 'UK' }[]) => listClocks(owner, systems),
      {
        cache: false,
      },
    ),
  };
}
