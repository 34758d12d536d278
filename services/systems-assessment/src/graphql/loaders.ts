import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { listAnnotations } from '../store/annotations.ts';
import { type Assessment, findAssessments, listPrevious } from '../store/assessments.ts';
import { listDutyUses } from '../store/dutyUses.ts';
import { listKept } from '../store/joins.ts';
import { listOnRecord } from '../store/organisations.ts';
import { listResponses } from '../store/responses.ts';
import { listRequests } from '../store/supplierRequests.ts';
import { listRecorded, listSystemFacts } from '../store/systemFacts.ts';
import { anyUnder } from '../store/systemsUnder.ts';

type Loaders = ReturnType<typeof loadersFor>;

/** The context of resolvers: a use-case's context, and loaders of the request. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor(ctx) };
  };
}

/** One read per kind and request, for any number of entities. A guest has none. */
function loadersFor({ actor }: RequestContext) {
  const owner = actor.kind === 'user' ? actor.organisationId : 0;
  return {
    system: new DataLoader((ids: readonly number[]) => listKept(owner, ids)),
    assessment: new DataLoader((ids: readonly number[]) => findAssessments(owner, ids)),
    anyUnder: new DataLoader((laws: readonly ('EU' | 'UK')[]) => anyUnder(owner, laws)),
    previous: new DataLoader((assessments: readonly Assessment[]) => listPrevious(owner, assessments), {
      cacheKeyFn: ({ id }) => id,
    }),
    recordedFacts: new DataLoader((systemIds: readonly number[]) => listRecorded(systemIds)),
    systemFacts: new DataLoader((systemIds: readonly number[]) => listSystemFacts(systemIds)),
    onRecord: new DataLoader((organisationIds: readonly number[]) => listOnRecord(organisationIds)),
    dutyUses: new DataLoader(async (organisationIds: readonly number[]) =>
      Promise.all(
        organisationIds.map(id =>
          listDutyUses(
            id,
            organisationDuties.map(duty => duty.id),
          ),
        ),
      ),
    ),
    supplierRequests: new DataLoader((systemIds: readonly number[]) => listRequests(owner, systemIds)),
    responses: new DataLoader((assessmentIds: readonly number[]) => listResponses(assessmentIds)),
    annotations: new DataLoader((assessmentIds: readonly number[]) => listAnnotations(assessmentIds)),
  };
}
