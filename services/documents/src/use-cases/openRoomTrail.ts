import { idOrNotFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { actionsFile, factsFile, supplierFile } from '../domain/trailFiles.ts';
import { findComments } from '../store/actions.ts';
import { roomPartOf } from './openRoomFile.ts';

/** The facts, actions and supplier answers about a report of an audit room, as they were when the room was made. @throws DomainError NOT_FOUND */
export async function openRoomTrail(ctx: Pick<RequestContext, 'actor'>, given: string) {
  const { part } = await roomPartOf(ctx, { assessmentId: idOrNotFound(given, 'Report') }, 'Report');
  const { trail, organisationId } = part;
  const comments = await findComments(organisationId, trail.commentIds);
  const { requests } = trail;
  return { facts: factsFile(trail), actions: actionsFile(trail, comments), supplier: supplierFile(trail), requests };
}
