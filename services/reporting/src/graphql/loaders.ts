import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { findActionsOf } from '../store/actionLists.ts';
import { findActionsById } from '../store/actions.ts';
import { findClocks } from '../store/clocks.ts';
import { findCompletedBy, findLatestReports, findReports } from '../store/reports.ts';
import { findReviews } from '../store/reviews.ts';

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
    report: new DataLoader((ids: readonly number[]) => findReports(owner, ids), { cache: false }),
    latestReports: new DataLoader((systemIds: readonly number[]) => findLatestReports(owner, systemIds), {
      cache: false,
    }),
    completedBy: new DataLoader((ids: readonly number[]) => findCompletedBy(owner, ids), { cache: false }),
    review: new DataLoader((ids: readonly number[]) => findReviews(owner, ids), { cache: false }),
    action: new DataLoader((ids: readonly number[]) => findActionsById(owner, ids), { cache: false }),
    actions: new DataLoader(
      (systems: readonly { id: number; jurisdiction: 'EU' | 'UK' }[]) => findActionsOf(owner, systems),
      { cache: false },
    ),
    clocks: new DataLoader(
      (systems: readonly { id: number; jurisdiction: 'EU' | 'UK' }[]) => findClocks(owner, systems),
      {
        cache: false,
      },
    ),
  };
}
