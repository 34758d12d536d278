import { notFound } from '@aicp/contracts/serialId';
import type { RoomContext } from '../context.ts';
import { approvalOf } from '../domain/approvalOf.ts';
import { titles } from '../domain/compose.ts';
import type { ShownEvidence } from '../domain/evidence.ts';
import { keptFile, keptVersion } from '../domain/kept.ts';
import { type Proves, provesOf, together } from '../domain/provesOf.ts';
import { type ReportHead, type RoomPart, reportHead } from '../domain/roomPart.ts';
import type { KeptFile } from '../domain/snapshot.ts';
import { sharesOnlyApproved } from '../store/organisations.ts';
import type { RoomChoice } from '../store/rooms.ts';
import { findSubject } from '../store/subjects.ts';
import { listEvidenceAndQms } from '../store/things.ts';
import { bundleFiles } from './bundleFiles.ts';
import { letterheadIn } from './createBundle.ts';
import { documentsIn, type VersionOf } from './documentsIn.ts';
import { readTrail } from './readTrail.ts';
import { requireApproved } from './requireApproved.ts';
import { sealBundle } from './sealBundle.ts';

type Room = { organisationId: number; room: number };

/**
 * Reads the current state of one report for a room. Without a choice of single things, the room gets everything that may leave the
 * organisation. The caller holds a place at the downloads.
 * @throws DomainError NOT_FOUND, CONFLICT with what is not approved
 */
export async function capturePart(ctx: RoomContext, room: Room, choice: RoomChoice): Promise<RoomPart> {
  const { organisationId } = room;
  const { report: assessmentId } = choice;
  const subject = await findSubject(organisationId, assessmentId);
  const now = ctx.now();
  const [things] = await listEvidenceAndQms(organisationId, [assessmentId], now);
  if (!subject || !things) throw notFound('Report');
  const { place, snapshot, evidence, checklist, day } = things;
  const documents = await documentsIn(organisationId, assessmentId, snapshot);
  const shown = await chosenOf(organisationId, choice, documents);
  const files = filesOf(choice, evidence);
  const filesById = Map.groupBy(files, ({ id }) => id);
  const letterhead = await letterheadIn(ctx, organisationId, snapshot);
  const trail = snapshot?.trail ?? (await readTrail(place, evidence));
  const bundled = { subject, evidence, checklist, day, documents, letterhead, trail };
  const root = shown.bundle ? await rootOf(ctx, bundled) : null;
  const held = root === null ? files : evidence;
  const head = reportHead(subject, trail.approval?.at ?? null);
  const proves = [...filesById.values()].map(same => together(same.map(({ supports }) => provesOf(supports, subject))));
  return {
    ...room,
    assessmentId,
    systemId: place.systemId,
    jurisdiction: place.jurisdiction,
    takenAt: snapshot?.takenAt ?? now,
    report: head,
    evidence: evidence.map(keptFile),
    ...checklist,
    documents: documents.map(({ version }) => keptVersion(version)),
    trail,
    letterhead,
    documentIds: shown.documents.map(({ id }) => id),
    fileIds: [...filesById.keys()],
    heldIds: [...new Set(held.filter(({ removedAt }) => removedAt === null).map(({ id }) => id))],
    proves,
    words: wordsOf(head, shown.documents, files, proves),
    root,
  };
}

/** If only approved things may leave the organisation, unapproved ones that were not chosen by name are left out. */
async function chosenOf(organisationId: number, { report, ...choice }: RoomChoice, all: readonly VersionOf[]) {
  const named = choice.documents?.map(id => all.find(document => document.id === id));
  if (named?.includes(undefined) && !choice.asBefore) throw notFound('Document');
  const onlyApproved = await sharesOnlyApproved(organisationId);
  const mayLeave = ({ version }: VersionOf) => !onlyApproved || approvalOf(version) !== null;
  const documents = named?.filter(document => document !== undefined) ?? all.filter(mayLeave);
  const bundle = choice.bundle ?? all.every(mayLeave);
  await requireApproved(organisationId, report, bundle ? all : documents);
  return { documents, bundle };
}

function filesOf({ evidence: numbers, asBefore }: RoomChoice, all: readonly ShownEvidence[]): ShownEvidence[] {
  const standing = all.filter(isCurrent);
  if (!numbers) return standing;
  const named = standing.filter(({ id }) => numbers.includes(id));
  if (!asBefore && new Set(named.map(({ id }) => id)).size < new Set(numbers).size) throw notFound('Evidence');
  return named;
}

export const isCurrent = ({ removedAt, replacedBy }: Pick<KeptFile, 'removedAt' | 'replacedBy'>) =>
  removedAt === null && replacedBy === null;

function wordsOf(
  { system, class: words }: ReportHead,
  documents: readonly VersionOf[],
  files: readonly ShownEvidence[],
  proves: readonly Proves[],
): string {
  const named = [
    system,
    words,
    ...documents.map(({ type }) => titles[type]),
    ...files.flatMap(({ name, title }) => [name, title]),
  ];
  return [...named, ...proves.flatMap(({ proves, duties }) => [proves, ...duties])].join('\n').toLowerCase();
}

async function rootOf(ctx: RoomContext, bundled: Parameters<typeof bundleFiles>[1]): Promise<string> {
  const { head, files } = await bundleFiles(ctx, bundled);
  return (await sealBundle(ctx, head, files, { waits: false })).root;
}
