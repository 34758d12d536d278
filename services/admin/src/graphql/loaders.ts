import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { countAssessmentsBy } from '../store/assessments.ts';
import { listPlansByOrganisation } from '../store/organisations.ts';

type Loaders = ReturnType<typeof loadersFor>;

/** The context of resolvers: a use-case's context, and loaders of the request. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor() };
  };
}

const ALL = { maxBatchSize: 20_000 };

/** One read for all the users of a list, by their organisations. */
function loadersFor() {
  return {
    assessmentCount: new DataLoader<number, number>(async ids => {
      const counts = await countAssessmentsBy([...new Set(ids)]);
      return ids.map(id => counts.get(id) ?? 0);
    }, ALL),
    plan: new DataLoader<number, string>(async ids => {
      const plans = await listPlansByOrganisation([...new Set(ids)]);
      return ids.map(id => plans.get(id) ?? 'free');
    }, ALL),
  };
}
