import type { Readable } from 'node:stream';
import { DomainError } from '@aicp/contracts/domainError';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { newRecord } from '@aicp/contracts/entities/field';
import { ProposalDecided } from '@aicp/contracts/events/requestEvents';
import { DecideProposedFileInput } from '@aicp/contracts/inputs/requests';
import { parse } from '@aicp/contracts/parse';
import { requireRight, signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { titleOf } from '../domain/evidence.ts';
import { superseded } from '../domain/snapshot.ts';
import type { ByteRange } from '../domain/storedFile.ts';
import { deleteOrphan, readFile } from '../store/files.ts';
import { listAssessmentRefs } from '../store/places.ts';
import { findSent, type ProposedFile, setFileDecision, whereProposed } from '../store/proposedFiles.ts';
import { hasSnapshot } from '../store/snapshots.ts';
import { requireAsked } from './addEvidence.ts';
import { recordEvidence } from './recordEvidence.ts';

/**
 * Accepts or declines a supplier's file. An accepted one becomes evidence for the chosen thing, with its source as its note, and answers
 * nothing. A declined one loses its bytes.
 * @throws DomainError CONFLICT if already decided
 */
export async function decideProposedFile(ctx: RequestContext, input: unknown): Promise<ProposedFile> {
  const { organisationId, userId } = requireRight(ctx.actor, 'evidence');
  const { id, accept, assessmentId, supports } = parse(DecideProposedFileInput, input);
  const file = await findSent(organisationId, id);
  if (!file) throw notFound('File');
  const state = accept ? 'accepted' : 'declined';
  if (file.state === state) return file;
  const decided = { state, decidedBy: userId, decidedAt: ctx.now() } as const;
  const settle = async (tx: Transaction) => {
    const now = await findSent(organisationId, id, tx);
    if (now?.state !== 'open') throw new DomainError('CONFLICT', 'This file has already been decided on.');
    const { systemId, linkId } = now;
    await requireNotArchived(tx, systemId);
    await setFileDecision(tx, id, decided);
    tx.publish(ProposalDecided, { userId, organisationId, linkId, systemId, what: 'file', accepted: accept });
    return whereProposed(tx, id);
  };
  if (accept && assessmentId && supports) await accepted(ctx, file, { userId, assessmentId, supports }, settle);
  else {
    await ctx.transaction(settle);
    await deleteOrphan(ctx, id);
  }
  return { ...file, ...decided };
}

type Wanted = { userId: number; assessmentId: number; supports: string };

async function accepted(
  ctx: RequestContext,
  file: ProposedFile,
  { userId, assessmentId, supports }: Wanted,
  settle: Parameters<typeof recordEvidence>[3],
): Promise<void> {
  const { id, organisationId, systemId, name, ending, bytes, sha256 } = file;
  const [place] = await listAssessmentRefs(organisationId, [assessmentId]);
  if (!place || place.systemId !== systemId) throw notFound('Assessment');
  if (await hasSnapshot(organisationId, assessmentId)) throw superseded();
  await requireAsked(place, supports);
  await recordEvidence(
    ctx,
    {
      id,
      userId,
      organisationId,
      uploadedBy: userId,
      addedBy: userId,
      name,
      ending,
      bytes,
      sha256,
      version: 1,
      ...newRecord(evidenceFields, { note: sourceOf(file) }),
      title: titleOf(name),
      kind: 'other',
      uploadedAt: file.uploadedAt,
      replacedBy: null,
      removedAt: null,
      removalReason: null,
      isKept: false,
    },
    { filing: { assessmentId, supports }, replaces: null },
    settle,
  );
}

function sourceOf({ from, uploadedAt }: ProposedFile): string {
  const day = uploadedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `From ${from ?? 'the supplier'}, by link, ${day}`;
}

/**
 * The bytes of a file that a supplier sent, to review before a decision. @throws DomainError NOT_FOUND, including after it was declined
 */
export async function openProposedFile(
  { actor }: Pick<RequestContext, 'actor'>,
  input: string,
): Promise<{ file: ProposedFile; open: (range?: ByteRange) => Promise<Readable> }> {
  const file = await findSent(signedIn(actor).organisationId, idOrNotFound(input, 'File'));
  if (file?.state !== 'open') throw notFound('File');
  return { file, open: range => readFile(file.id, range) };
}
