import type { Actor } from '@aicp/contracts/actor';
import DataLoader from 'dataloader';
import { findAssessments } from '../store/assessments.ts';
import { listResponses } from '../store/responses.ts';
import { findSystems } from '../store/systems.ts';

export type Loaders = ReturnType<typeof loadersFor>;

/** One read per kind and request, however many entities are asked for. A guest owns nothing. */
export function loadersFor(actor: Actor) {
  const owner = actor.kind === 'user' ? actor.userId : 0;
  return {
    system: new DataLoader((ids: readonly number[]) => findSystems(owner, ids)),
    assessment: new DataLoader((ids: readonly number[]) => findAssessments(owner, ids)),
    responses: new DataLoader((assessmentIds: readonly number[]) => listResponses(assessmentIds)),
  };
}
