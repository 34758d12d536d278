import { DomainError } from '@aicp/contracts/domainError';
import { EvidenceUploaded } from '@aicp/contracts/events/documentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { type EvidenceFile, MAX_EVIDENCE } from '../domain/evidence.ts';
import { linkTargetOf } from '../domain/linkTarget.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import { superseded } from '../domain/snapshot.ts';
import type { FileLocation } from '../domain/storedFile.ts';
import { filedForOf, insertEvidence, updateEvidence } from '../store/evidence.ts';
import { countPlaceLinks, type EvidenceLink, insertLink, listLinks, moveLinks } from '../store/evidenceLinks.ts';
import { recountLinks } from '../store/linkCounts.ts';
import { listAssessmentRefs } from '../store/places.ts';
import { hasSnapshot } from '../store/snapshots.ts';
import { requireNoneArchived } from './lockFile.ts';
import { publishLatest } from './publishLatest.ts';
import { requireFileOwner } from './requireFileOwner.ts';

/** The assessment that a file is uploaded for, and the target there. */
export type Filing = { assessmentId: number; supports: string };

/** @throws DomainError CONFLICT if a system under a law has the maximum number of files */
export async function requirePlaceRoom(organisationId: number, place: SystemUnderLaw, tx?: Transaction): Promise<void> {
  if ((await countPlaceLinks(organisationId, place, tx)) >= MAX_EVIDENCE)
    throw new DomainError('CONFLICT', `An assessment can have at most ${MAX_EVIDENCE} evidence files.`);
}

/**
 * Records a file and its link.
 * @param settle runs in the same transaction; returns the store of the bytes
 */
export async function recordEvidence(
  ctx: RequestContext,
  file: EvidenceFile,
  { filing, replaces }: { filing: Filing | null; replaces: number | null },
  settle: (tx: Transaction) => Promise<FileLocation>,
): Promise<void> {
  const { id, organisationId } = file;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Organisation');
    await requireFileOwner(tx, file);
    const place = filing && (await lockPlace(tx, organisationId, filing.assessmentId));
    const before = replaces === null ? [] : await listLinks(organisationId, [replaces], tx);
    await requireNoneArchived(tx, before, { unless: 'some are in use' });
    const isLinked =
      filing && before.some(link => link.supports === filing.supports && isOf(link, place as SystemUnderLaw));
    // The lock above serialises an organisation's uploads: two concurrent ones cannot both be the last.
    if (place) await requirePlaceRoom(organisationId, place, tx);
    const lies = await settle(tx);
    const filedFor = place?.systemId ?? (replaces === null ? null : await filedForOf(tx, organisationId, replaces));
    await insertEvidence(tx, file, { filedFor, lies });
    if (replaces !== null) {
      if (!(await updateEvidence(tx, organisationId, replaces, { replacedBy: id })))
        throw new DomainError('CONFLICT', 'This file has since been replaced or removed.');
      await moveLinks(tx, organisationId, replaces, id);
    }
    const made = filing && place && !isLinked ? [await link(tx, file, filing, place)] : [];
    await recountLinks(tx, organisationId, replaces === null ? [id] : [id, replaces]);
    tx.publish(EvidenceUploaded, {
      ...ownerOf(file),
      evidenceId: id,
      assessmentId: filing?.assessmentId ?? null,
      replaces,
      name: file.name,
    });
    await publishLatest(tx, ownerOf(file), [...before, ...made]);
  });
}

const isOf = (link: EvidenceLink, { systemId, jurisdiction }: SystemUnderLaw) =>
  link.systemId === systemId && link.jurisdiction === jurisdiction;

/** The system may have been merged into another record during the upload. */
async function lockPlace(tx: Transaction, organisationId: number, assessmentId: number) {
  const [place] = await listAssessmentRefs(organisationId, [assessmentId], tx);
  if (!place || !(await lockUnlessDeleted(tx, 'system', place.systemId))) throw notFound('Assessment');
  await requireNotArchived(tx, place.systemId);
  if (await hasSnapshot(organisationId, assessmentId, tx)) throw superseded();
  return place;
}

async function link(
  tx: Transaction,
  file: EvidenceFile,
  { assessmentId, supports }: Filing,
  { systemId, jurisdiction }: SystemUnderLaw,
): Promise<EvidenceLink> {
  const { id: fileId, organisationId, userId, uploadedAt: linkedAt } = file;
  const place = { systemId, jurisdiction, ...linkTargetOf(supports), supports, assessmentId };
  const made = { id: await nextId('evidence_links'), organisationId, userId, fileId, ...place, linkedAt };
  await insertLink(tx, made);
  return made;
}
