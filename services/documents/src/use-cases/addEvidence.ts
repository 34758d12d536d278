import type { Readable } from 'node:stream';
import { bankOf } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { DomainError } from '@aicp/contracts/domainError';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { newRecord } from '@aicp/contracts/entities/field';
import { EvidenceUploaded } from '@aicp/contracts/events/documentEvents';
import { EvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { evidenceEndings } from '@aicp/contracts/limits';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { type Evidence, MAX_EVIDENCE, safeName } from '../domain/evidence.ts';
import { answersOf } from '../domain/facts.ts';
import { systemUnderLawKey } from '../domain/place.ts';
import { superseded } from '../domain/snapshot.ts';
import type { FileLocation } from '../domain/storedFile.ts';
import { countEvidence, findEvidence, insertEvidence, updateEvidence } from '../store/evidence.ts';
import { deleteUnlessRecorded, writeFile } from '../store/files.ts';
import { type AssessmentRef, findAssessmentRefs } from '../store/places.ts';
import { findSnapshot } from '../store/snapshots.ts';
import { nextEvidenceVersion } from '../store/standings.ts';
import { findSubject } from '../store/subjects.ts';
import { receiveUpload } from './receiveUpload.ts';
import { requireStorage } from './requireStorage.ts';
import { ARRIVAL_MS } from './startGeneration.ts';

/**
 * Takes a file as evidence for an answer, a QMS requirement or an action of the organisation's own; with `replaces`, in the place of
 * another one. Whether there is such an action the gateway has asked reporting before (`requireOwnAction.ts`).
 * @param bytes the file itself, as it comes
 * @throws DomainError NOT_FOUND, INVALID with the sentence why the file is refused, CONFLICT when there are too many, no room is left, or a newer
 * assessment is completed
 */
export async function addEvidence(ctx: RequestContext, input: unknown, bytes: Readable): Promise<Evidence> {
  const { userId, organisationId } = requireRight(ctx.actor, 'evidence');
  const wanted = parse(EvidenceInput, input);
  const supports = wanted.supports ?? wanted.questionId ?? '';
  const named = safeName(wanted.name);
  const { endings, wrongEnding } = evidenceEndings(supports);
  if (!named || !endings.includes(`.${named.kind}`)) throw new DomainError('INVALID', wrongEnding);
  const place = await pollUntil(
    async () => (await findAssessmentRefs(organisationId, [wanted.assessmentId]))[0],
    ARRIVAL_MS,
  );
  if (!place) throw notFound('Assessment');
  if (await findSnapshot(organisationId, place.assessmentId)) throw superseded();
  if (!parseOwnActionRef(supports)) await requireAsked(place, supports, ', or an action of your own (action-12)');
  const before = wanted.replaces && (await findEvidence(organisationId, wanted.replaces));
  if (wanted.replaces && !before) throw notFound('Evidence');
  if (before && !isOf(before, place, supports))
    throw new DomainError('INVALID', 'replaces: must be a file for the same question', { fields: ['replaces'] });
  requireRoom(await countEvidence(organisationId, place));
  await requireStorage(organisationId, 1);

  const room = (size: number) => requireStorage(organisationId, size);
  return receiveUpload(ctx, bytes, named.kind, room, async ({ size, sha256, read }) => {
    const id = await nextId('evidence');
    const { systemId, jurisdiction } = place;
    const about = { assessmentId: wanted.assessmentId, systemId, jurisdiction, supports };
    const evidence: Evidence = {
      id,
      userId,
      organisationId,
      uploadedBy: userId,
      ...about,
      ...newRecord(evidenceFields, wanted),
      ...named,
      bytes: size,
      sha256,
      uploadedAt: ctx.now(),
      replacedBy: null,
      removedAt: null,
      removalReason: null,
      isKept: false,
    };
    const lies = await writeFile(id, read(), { bytes: size, sha256 });
    const recorded = recordEvidence(ctx, evidence, wanted.replaces, async tx => {
      await requireStorage(organisationId, size, tx);
      return lies;
    });
    await deleteUnlessRecorded(ctx, id, recorded);
    return evidence;
  });
}

/** Whether a file stands for the same thing of the same system and law. */
function isOf(file: Evidence, place: AssessmentRef, supports: string): boolean {
  return systemUnderLawKey(file) === systemUnderLawKey(place) && file.supports === supports;
}

/**
 * A question counts if the assessment asked it, which is not every question of the bank. One in progress may ask any by its end.
 * @param others what else may be named, for the sentence of a refusal
 * @throws DomainError INVALID for what is neither a question nor a QMS requirement
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

function requireRoom(files: number): void {
  if (files >= MAX_EVIDENCE)
    throw new DomainError('CONFLICT', `An assessment can have at most ${MAX_EVIDENCE} evidence files.`);
}

/**
 * Keeps what says of a file what it is evidence for.
 * @param settle done in the same transaction; returns where the bytes lie
 */
export async function recordEvidence(
  ctx: RequestContext,
  evidence: Evidence,
  replaces: number | null,
  settle: (tx: Transaction) => Promise<FileLocation>,
): Promise<void> {
  const { id, organisationId, assessmentId, supports } = evidence;
  await ctx.transaction(async tx => {
    // Its system may have been joined to another record while the file came.
    const [place] = await findAssessmentRefs(organisationId, [assessmentId], tx);
    if (
      !place ||
      !(await lockUnlessDeleted(tx, 'organisation', organisationId)) ||
      !(await lockUnlessDeleted(tx, 'system', place.systemId))
    )
      throw notFound('Assessment');
    await requireNotArchived(tx, place.systemId);
    if (await findSnapshot(organisationId, assessmentId, tx)) throw superseded();
    // The questions above let one upload of an organisation wait for another: two at once cannot both be the last.
    requireRoom(await countEvidence(organisationId, place, tx));
    const lies = await settle(tx);
    await insertEvidence(tx, { ...evidence, systemId: place.systemId }, lies);
    if (replaces && !(await updateEvidence(tx, organisationId, replaces, { replacedBy: id })))
      throw new DomainError('CONFLICT', 'This file has since been replaced or removed.');
    const version = await nextEvidenceVersion(tx, organisationId, place);
    tx.publish(EvidenceUploaded, {
      ...ownerOf(evidence),
      assessmentId,
      evidenceId: id,
      supports,
      name: evidence.name,
      systemId: place.systemId,
      jurisdiction: place.jurisdiction,
      latest: id,
      version,
    });
  });
}
