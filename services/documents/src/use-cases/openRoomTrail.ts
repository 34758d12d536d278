import { idOrNotFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { filingOf, gapOf } from '../domain/shownDuties.ts';
import { closingReports } from '../domain/trail.ts';
import { actionsFile, factsFile, namer, supplierFile } from '../domain/trailFiles.ts';
import { listComments } from '../store/actions.ts';
import { listCompletedBy } from '../store/answerers.ts';
import { listSubjectDuties } from '../store/subjects.ts';
import { roomPartOf } from './openRoomFile.ts';

/**
 * The facts, actions and supplier answers about a report in an audit room, as they were when the room was created. @throws DomainError
 * NOT_FOUND
 */
export async function openRoomTrail(ctx: Pick<RequestContext, 'actor'>, given: string) {
  const { part } = await roomPartOf(ctx, { assessmentId: idOrNotFound(given, 'Report') }, 'Report');
  const { trail, organisationId, assessmentId, evidence } = part;
  const comments = await listComments(organisationId, trail.commentIds);
  const subject = (await listSubjectDuties(organisationId, [assessmentId])).get(assessmentId);
  const completedBy = await listCompletedBy(organisationId, closingReports(trail.actions));
  const person = namer(trail.names);
  const actions = actionsFile(trail, comments).map(action => ({
    ...action,
    completedBy: person(action.closedBy === null ? null : completedBy.get(action.closedBy)),
    filed: filingOf(action, evidence),
    gap: action.jurisdiction === null ? null : gapOf(action, subject?.result.duties ?? []),
  }));
  return { facts: factsFile(trail), actions, supplier: supplierFile(trail), requests: trail.requests };
}
