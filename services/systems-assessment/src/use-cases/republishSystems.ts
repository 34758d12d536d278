import { StateRepublished } from '@aicp/contracts/events/adminEvents';
import {
  AssessmentCompleted,
  AssessmentStarted,
  OwnFieldsChanged,
  SystemArchived,
  SystemFactsChanged,
  SystemsMerged,
  SystemUpdated,
} from '@aicp/contracts/events/assessmentEvents';
import { OrganisationDutiesChanged } from '@aicp/contracts/events/organisationDuties';
import { RequestStated } from '@aicp/contracts/events/requestEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { republishAll } from '@aicp/service/queue/republishAll';
import type { Context } from '@aicp/service/store/context';
import { rebuildCompletedEvent } from '../domain/rebuildCompletedEvent.ts';
import { statedRequest } from '../domain/supplierRequest.ts';
import { factsEvent, publishedSystem } from '../domain/systemState.ts';
import { pageArchived } from '../store/archive.ts';
import { pageAssessments } from '../store/assessments.ts';
import { pageJoins } from '../store/joins.ts';
import { pageDuties } from '../store/organisationDuties.ts';
import { pageOwnFields } from '../store/ownFields.ts';
import { listResponses } from '../store/responses.ts';
import { pageRequests } from '../store/supplierRequests.ts';
import { pageSystemFacts } from '../store/systemFacts.ts';
import { listSystemsById, pageSystems } from '../store/systems.ts';

/** Publishes every system and assessment again, with archived states and merges. */
export async function republishSystems(ctx: Context, { rebuildId }: { rebuildId: string }): Promise<void> {
  const systems = await republishAll(ctx, 0, pageSystems, (tx, system) =>
    tx.republish(rebuildId, SystemUpdated, {
      ...ownerOf(system),
      version: system.version,
      system: publishedSystem(system),
    }),
  );
  const archived = await republishAll(ctx, 0, pageArchived, (tx, system) => {
    const { id: systemId, version, heldUntil } = system;
    tx.republish(rebuildId, SystemArchived, { ...ownerOf(system), version, systemId, heldUntil, act: 'archived' });
  });
  const facts = await republishAll(ctx, 0, pageWithFacts, (tx, { system, facts, recorded }) => {
    if (system) tx.republish(rebuildId, SystemFactsChanged, factsEvent(system, facts, { changed: [], recorded }));
  });
  const assessments = await republishAll(ctx, 0, pageWithAnswers, (tx, { assessment, responses }) => {
    const { id: assessmentId, aiSystemId, jurisdiction, bankVersion } = assessment;
    const completed = rebuildCompletedEvent({ assessment, responses });
    if (completed) tx.republish(rebuildId, AssessmentCompleted, completed);
    else
      tx.republish(rebuildId, AssessmentStarted, {
        ...ownerOf(assessment),
        assessmentId,
        aiSystemId,
        jurisdiction,
        bankVersion,
      });
  });
  const joins = await republishAll(ctx, 0, pageJoins, (tx, { id: goneId, keptId, ...join }) =>
    tx.republish(rebuildId, SystemsMerged, { ...ownerOf(join), keptId, goneId }),
  );
  const fields = await republishAll(ctx, 0, pageOwnFields, (tx, { id: _, ...own }) =>
    tx.republish(rebuildId, OwnFieldsChanged, { ...own, act: 'restated', name: '', values: 0 }),
  );
  const duties = await republishAll(ctx, 0, pageDuties, (tx, { id: _, ...answered }) =>
    tx.republish(rebuildId, OrganisationDutiesChanged, {
      ...answered,
      act: 'restated',
      dutyId: '',
      at: ctx.now().toISOString(),
    }),
  );
  const requests = await republishAll(ctx, 0, pageWithSystem, (tx, { request, system }) => {
    if (system) tx.republish(rebuildId, RequestStated, statedRequest(request, system));
  });
  const events = systems + archived + facts + assessments + joins + fields + duties + requests;
  await ctx.publish(StateRepublished, { rebuildId, service: 'systems-assessment', events });
}

async function pageWithFacts(after: number, limit: number) {
  const rows = await pageSystemFacts(after, limit);
  const systems = await listSystemsById(rows.map(({ id }) => id));
  return rows.map(row => ({ ...row, system: systems.get(row.id) }));
}

async function pageWithSystem(after: number, limit: number) {
  const requests = await pageRequests(after, limit);
  const systems = await listSystemsById(requests.map(({ systemId }) => systemId));
  return requests.map(request => ({ id: request.id, request, system: systems.get(request.systemId) }));
}

async function pageWithAnswers(after: number, limit: number) {
  const assessments = await pageAssessments(after, limit);
  const [systems, responses] = await Promise.all([
    listSystemsById([...new Set(assessments.map(({ aiSystemId }) => aiSystemId))]),
    listResponses(assessments.map(({ id }) => id)),
  ]);
  return assessments.map((assessment, index) => ({
    id: assessment.id,
    assessment,
    system: systems.get(assessment.aiSystemId),
    responses: responses[index] ?? [],
  }));
}
