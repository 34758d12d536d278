import type { Readable } from 'node:stream';
import { bankOf } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { DomainError } from '@aicp/contracts/domainError';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { newRecord } from '@aicp/contracts/entities/field';
import { EvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { evidenceEndings } from '@aicp/contracts/limits';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { nextId } from '@aicp/service/store/serialIds';
import type { RequestContext } from '../context.ts';
import { type EvidenceFile, safeName, titleOf } from '../domain/evidence.ts';
import { answersOf } from '../domain/facts.ts';
import { superseded } from '../domain/snapshot.ts';
import { findEvidence } from '../store/evidence.ts';
import { listLinks } from '../store/evidenceLinks.ts';
import { deleteUnlessRecorded, writeFile } from '../store/files.ts';
import { type AssessmentRef, listAssessmentRefs } from '../store/places.ts';
import { hasSnapshot } from '../store/snapshots.ts';
import { findSubject } from '../store/subjects.ts';
import { receiveUpload } from './receiveUpload.ts';
import { type Filing, recordEvidence, requirePlaceRoom } from './recordEvidence.ts';
import { requireStorage } from './requireStorage.ts';

/**
 * Adds a file to the library, as evidence for an answer, a QMS requirement or an own action, or unlinked; with `replaces`, as the next
 * version of another file. The gateway has checked before that the action exists (`requireOwnAction.ts`).
 * @param bytes the file's stream
 * @throws DomainError NOT_FOUND, INVALID with the reason why the file is refused, CONFLICT if there are too many, storage is full, or a
 * newer assessment is completed
 */
export async function addEvidence(ctx: RequestContext, input: unknown, bytes: Readable): Promise<EvidenceFile> {
  const { userId, organisationId } = requireRight(ctx.actor, 'evidence');
  const { assessmentId, supports, questionId, ...wanted } = parse(EvidenceInput, input);
  const filing = assessmentId === null ? null : { assessmentId, supports: supports ?? questionId ?? '' };
  const named = safeName(wanted.name);
  const { endings, wrongEnding } = evidenceEndings(filing?.supports ?? '');
  if (!named || !endings.includes(`.${named.ending}`)) throw new DomainError('INVALID', wrongEnding);
  const before = wanted.replaces === null ? null : await findEvidence(organisationId, wanted.replaces);
  if (filing) await requireFiling(ctx, organisationId, filing, before);
  if (wanted.replaces !== null && !before) throw notFound('Evidence');
  await requireStorage(organisationId, 1);

  const room = (size: number) => requireStorage(organisationId, size);
  return receiveUpload(ctx, bytes, named.ending, room, async ({ size, sha256, read }) => {
    const id = await nextId('evidence');
    const said = newRecord(evidenceFields, wanted);
    const file: EvidenceFile = {
      id,
      userId,
      organisationId,
      uploadedBy: userId,
      addedBy: before?.addedBy ?? userId,
      ...named,
      bytes: size,
      sha256,
      version: (before?.version ?? 0) + 1,
      ...said,
      title: said.title ?? before?.title ?? titleOf(named.name),
      kind: said.kind ?? before?.kind ?? 'other',
      owner: said.owner ?? before?.owner ?? null,
      uploadedAt: ctx.now(),
      replacedBy: null,
      removedAt: null,
      removalReason: null,
      isKept: false,
    };
    const lies = await writeFile(id, read(), { bytes: size, sha256 });
    const recorded = recordEvidence(ctx, file, { filing, replaces: wanted.replaces }, async tx => {
      await requireStorage(organisationId, size, tx);
      return lies;
    });
    await deleteUnlessRecorded(ctx, id, recorded);
    return file;
  });
}

/** @throws DomainError for a file that cannot be added, before its bytes are read */
async function requireFiling(
  { arrivalMs }: Pick<RequestContext, 'arrivalMs'>,
  organisationId: number,
  { assessmentId, supports }: Filing,
  before: EvidenceFile | null,
): Promise<void> {
  const place = await pollUntil(async () => (await listAssessmentRefs(organisationId, [assessmentId]))[0], arrivalMs);
  if (!place) throw notFound('Assessment');
  if (await hasSnapshot(organisationId, assessmentId)) throw superseded();
  if (!parseOwnActionRef(supports))
    await requireAsked(place, supports, ', or an action that a member added (action-12)');
  if (before?.replacedBy === null && !before.removedAt && !(await supportsIt(before, place, supports)))
    throw new DomainError('INVALID', 'replaces: must be a file for the same question', { fields: ['replaces'] });
  await requirePlaceRoom(organisationId, place);
}

/** Whether a file supports the same thing of the same system and law. */
async function supportsIt(file: EvidenceFile, place: AssessmentRef, supports: string): Promise<boolean> {
  const links = await listLinks(file.organisationId, [file.id]);
  return links.some(
    link => link.systemId === place.systemId && link.jurisdiction === place.jurisdiction && link.supports === supports,
  );
}

/**
 * A question counts if the assessment asked it; one in progress may still ask any.
 * @param others further valid targets, for the sentence of a refusal
 * @throws DomainError INVALID for anything but a question or a QMS requirement
 */
export async function requireAsked(place: AssessmentRef, supports: string, others = ''): Promise<void> {
  const bank = bankOf(place.bankVersion);
  const subject = place.isCompleted ? await findSubject(place.organisationId, place.assessmentId) : null;
  const asked = subject ? applicable(bank, answersOf(subject)) : bank.questions;
  const places = [...asked, ...qmsRequirements];
  if (places.some(({ id }) => id === supports)) return;
  const sentence = `supports: must be a question of this assessment or a QMS requirement${others}`;
  throw new DomainError('INVALID', sentence, { fields: ['supports'] });
}
