import { bankOf } from '@aicp/compliance/banks/banks';
import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { DomainError } from '@aicp/contracts/domainError';
import { isOrganisationLink } from '@aicp/contracts/entities/evidence';
import { EvidenceLinked, EvidenceUnlinked } from '@aicp/contracts/events/documentEvents';
import { LinkEvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { evidenceEndings } from '@aicp/contracts/limits';
import { ownActionRef } from '@aicp/contracts/ownActionRef';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { type EvidenceFile, MAX_DUTY_FILES, MAX_LINKS } from '../domain/evidence.ts';
import { answersOf } from '../domain/facts.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import type { ActionCopy } from '../domain/trail.ts';
import { findAction } from '../store/actions.ts';
import { latestBegun } from '../store/begun.ts';
import {
  type EvidenceLink,
  findLink,
  findSameLink,
  insertLink,
  listLinks,
  listOrganisationLinks,
  removeLink,
} from '../store/evidenceLinks.ts';
import { recountLinks } from '../store/linkCounts.ts';
import { findSubject, newestSubjects } from '../store/subjects.ts';
import { lockFile, requireNoneArchived, requireOwnFile } from './lockFile.ts';
import { publishLatest } from './publishLatest.ts';
import { requirePlaceRoom } from './recordEvidence.ts';

type Wanted = z.output<typeof LinkEvidenceInput>;
type LinkedEvidence = { linkId: number; isNew: boolean; file: EvidenceFile };
type Place = Pick<EvidenceLink, 'systemId' | 'jurisdiction' | 'target' | 'supports' | 'assessmentId'>;

/**
 * Links a file to one more thing. Idempotent.
 * @throws DomainError NOT_FOUND, INVALID for something that the system's assessment does not ask, CONFLICT if there are too many
 */
export async function linkEvidence(ctx: RequestContext, input: unknown): Promise<LinkedEvidence> {
  const { userId, organisationId } = requireRight(ctx.actor, 'evidence');
  const wanted = parse(LinkEvidenceInput, input);
  const { evidenceId: fileId, kind } = wanted;
  const action = kind === 'action' && wanted.systemId !== null ? await actionOf(ctx, organisationId, wanted) : null;
  return ctx.transaction(async tx => {
    const file = await lockFile(tx, organisationId, fileId);
    if (file.removedAt || file.replacedBy !== null) throw notFound('Evidence');
    const place = await placeOf(tx, organisationId, wanted, action);
    const { endings, wrongEnding } = evidenceEndings(kind === 'qms' ? wanted.id : '');
    if (!endings.includes(`.${file.ending}`)) throw new DomainError('INVALID', wrongEnding);
    const known = await findSameLink(tx, { fileId, kind, ...place });
    if (known !== null) return { linkId: known, isNew: false, file };
    if (place.systemId !== null) await requireNotArchived(tx, place.systemId);
    if (place.systemId !== null) await requirePlaceRoom(organisationId, place as SystemUnderLaw, tx);
    else await requireDutyRoom(organisationId, place.target, tx);
    if ((await listLinks(organisationId, [fileId], tx)).length >= MAX_LINKS)
      throw new DomainError('CONFLICT', `A file can have at most ${MAX_LINKS} links.`);
    const linkId = await nextId('evidence_links');
    const link = { id: linkId, organisationId, userId, fileId, kind, ...place, linkedAt: ctx.now() };
    await insertLink(tx, link);
    await recountLinks(tx, organisationId, [fileId]);
    tx.publish(EvidenceLinked, changeOf(userId, link));
    await publishLatest(tx, { userId, organisationId }, [link]);
    return { linkId, isNew: true, file };
  });
}

/** @throws DomainError NOT_FOUND, FORBIDDEN for a file of someone else */
export async function unlinkEvidence(ctx: RequestContext, given: string, givenLink: string): Promise<EvidenceFile> {
  const { userId, organisationId } = requireRight(ctx.actor, 'evidence');
  const id = idOrNotFound(given, 'Evidence');
  const linkId = idOrNotFound(givenLink, 'Link');
  return ctx.transaction(async tx => {
    const file = await lockFile(tx, organisationId, id);
    const link = await findLink(tx, organisationId, linkId);
    if (link?.fileId !== id) throw notFound('Link');
    requireOwnFile(ctx, file);
    await requireNoneArchived(tx, [link], { unless: 'never' });
    await removeLink(tx, organisationId, linkId);
    await recountLinks(tx, organisationId, [id]);
    tx.publish(EvidenceUnlinked, changeOf(userId, link));
    await publishLatest(tx, { userId, organisationId }, [link]);
    return file;
  });
}

function changeOf(
  userId: number,
  { id: linkId, organisationId, fileId, kind, systemId, jurisdiction, target }: EvidenceLink,
) {
  return { userId, organisationId, evidenceId: fileId, linkId, kind, systemId, jurisdiction, target };
}

/**
 * The action that a link names. Its event may have arrived just now.
 * @throws DomainError NOT_FOUND, INVALID for an action about another AI system, or under another law
 */
async function actionOf(
  { arrivalMs }: Pick<RequestContext, 'arrivalMs'>,
  organisationId: number,
  { id, systemId, jurisdiction }: Wanted,
): Promise<ActionCopy> {
  const found = await pollUntil(() => findAction(organisationId, Number(id)), arrivalMs);
  if (!found) throw notFound('Action');
  if (found.systemId === systemId && found.under === jurisdiction) return found.said;
  throw new DomainError('INVALID', 'id: must be an action for this AI system under this law', { fields: ['id'] });
}

/** The target of an action's proof: for an action from a report, that of its question. */
const supportsOf = ({ id, jurisdiction, questionId }: ActionCopy) => (jurisdiction && questionId) || ownActionRef(id);

/** @throws DomainError CONFLICT if an organisation duty has the maximum number of files */
async function requireDutyRoom(organisationId: number, dutyId: string, tx: Transaction): Promise<void> {
  if ((await listOrganisationLinks(organisationId, [dutyId], tx)).length >= MAX_DUTY_FILES)
    throw new DomainError('CONFLICT', `An organisation duty can have at most ${MAX_DUTY_FILES} files.`);
}

/**
 * The place of a link to the organisation.
 * @throws DomainError INVALID for anything but one of its duties, NOT_FOUND for a record
 */
function placeOfOwn({ kind, id }: Wanted): Place {
  if (kind === 'record') throw notFound('Record');
  if (!organisationDuties.some(duty => duty.id === id))
    throw new DomainError('INVALID', 'id: must be an organisation duty', { fields: ['id'] });
  return { systemId: null, jurisdiction: null, target: id, supports: null, assessmentId: null };
}

async function placeOf(
  tx: Transaction,
  organisationId: number,
  wanted: Wanted,
  action: ActionCopy | null,
): Promise<Place> {
  const { kind, id, systemId, jurisdiction } = wanted;
  if (isOrganisationLink(kind) || systemId === null || jurisdiction === null) return placeOfOwn(wanted);
  const place = { organisationId, systemId, jurisdiction };
  const [completed] = await newestSubjects(tx, place, 1);
  const open = await latestBegun(tx, place);
  const assessmentId = completed?.assessmentId ?? open?.assessmentId;
  if (!assessmentId || !(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound('Assessment');
  const supports = action
    ? supportsOf(action)
    : await questionOf(tx, organisationId, completed?.assessmentId, open?.bankVersion, { kind, id });
  return { systemId, jurisdiction, target: id, supports, assessmentId };
}

/** The question or QMS requirement that a link supports. @throws DomainError INVALID if no assessment of the system has it */
async function questionOf(
  tx: Transaction,
  organisationId: number,
  completed: number | undefined,
  openBank: string | undefined,
  { kind, id }: Pick<Wanted, 'kind' | 'id'>,
): Promise<string> {
  if (kind === 'qms') {
    if (qmsRequirements.some(requirement => requirement.id === id)) return id;
    throw new DomainError('INVALID', 'id: must be a QMS requirement', { fields: ['id'] });
  }
  const subject = completed === undefined ? null : await findSubject(organisationId, completed, tx);
  const duty = kind === 'duty' && subject?.result.duties.find(one => one.id === id);
  if (duty) return duty.questionId ?? id;
  const asked = [
    ...(subject ? applicable(bankOf(subject.bankVersion), answersOf(subject)) : []),
    ...(openBank ? bankOf(openBank).questions : []),
  ];
  if (asked.some(question => question.id === id)) return id;
  const what = kind === 'duty' ? 'duty of the latest report' : 'question of an assessment';
  throw new DomainError('INVALID', `id: must be a ${what} of this AI system under this law`, { fields: ['id'] });
}
