import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { approver } from '@aicp/contracts/approver';
import type { DocumentType } from '@aicp/contracts/documentType';
import { RoomPageInput, requireRoomLink } from '@aicp/contracts/inputs/rooms';
import { parse } from '@aicp/contracts/parse';
import { type Actor, signedIn } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { approvalOf, hashOfVersion } from '../domain/approvalOf.ts';
import { carriedMark } from '../domain/carried.ts';
import { titles } from '../domain/compose.ts';
import { stepsAnsweredOf } from '../domain/dutyProofs.ts';
import type { Evidence } from '../domain/evidence.ts';
import { documentTypeOf, shownId } from '../domain/kept.ts';
import type { Proves } from '../domain/provesOf.ts';
import { type RoomItem, shownItem } from '../domain/roomItem.ts';
import type { ReportHead, RoomPart } from '../domain/roomPart.ts';
import { type DutySubject, type OwnAction, type ShownDuties, shownDutiesOf } from '../domain/shownDuties.ts';
import { snapshotDateOf } from '../domain/snapshot.ts';
import { namer } from '../domain/trailFiles.ts';
import { listBundles } from '../store/bundles.ts';
import { listDocumentsOf } from '../store/documents.ts';
import { listFiles, listStoredIds } from '../store/evidence.ts';
import { pageItems } from '../store/roomItems.ts';
import { countParts, countPartsOf, pageParts } from '../store/roomParts.ts';
import { listRooms, type RoomState } from '../store/rooms.ts';
import { listSubjectDuties } from '../store/subjects.ts';
import { FORMER, findVersions } from '../store/versions.ts';
import type { ShownVersion } from './documentsIn.ts';
import { isNewer } from './hasNewerVersions.ts';
import { type RoomOrganisationView, viewOrganisations } from './viewOrganisation.ts';

type RoomDocument = {
  id: string;
  type: DocumentType;
  title: string;
  version: number;
  /** The SHA-256 of the displayed text as canonical JSON. */
  sha256: string;
  createdAt: Date;
  approvedAt: Date | null;
  approvedBy: string | null;
  /** The earlier report that the version was approved for; null for a version of this report. */
  approvedFor: number | null;
  /** This report, once the version has been checked against it. */
  checkedAgainst: number | null;
  /** The mark on a version that was approved for an earlier report. */
  mark: string | null;
  /** Whether there is a later version, which the room does not show. */
  hasNewer: boolean;
};

type RoomFile = Pick<
  Evidence,
  'id' | 'name' | 'title' | 'ending' | 'bytes' | 'sha256' | 'supports' | 'uploadedAt' | 'validUntil'
> &
  Proves & {
    uploadedBy: string;
    /** Whether its bytes have been deleted since. */
    isGone: boolean;
    /** Whether a file that the room does not show has replaced it since. */
    hasNewer: boolean;
  };

type RoomBundle = { root: string; madeAt: Date; stampedAt: Date | null; isGone: boolean };

export type RoomReport = ReportHead & {
  id: number;
  /** Null if the report is not approved, or its approver's account was deleted. */
  approvedBy: string | null;
  /** The number of each kind that the room shows. */
  factCount: number;
  actionCount: number;
  answerCount: number;
  requestCount: number;
  /** Whether the fact about its human oversight is recorded. */
  hasOversight: boolean;
  jurisdiction: 'EU' | 'UK';
  documents: RoomDocument[];
  /** The version of its transparency notice, in the room or not; null without one. */
  noticeVersion: number | null;
  evidence: RoomFile[];
  bundle: RoomBundle | null;
  /** Every duty, with its proof, answer and action. */
  proof: ShownDuties;
  origin: RoomOrigin;
};

/** The people who completed and answered the assessment of a report. */
type RoomOrigin = {
  completedBy: string | null;
  answeredBy: string[];
  /** The latest answer to each step of the classification; the name is null if the person is not known. */
  steps: ({ answeredBy: string | null; answeredAt: Date; fromOrganisation: boolean } | null)[];
};

/** A room in the graph; each field reads its contents. */
export type RoomNumber = Pick<RoomState, 'id'>;

/** A page of a room's contents. `gone` counts the reports deleted since; `found` counts the matches. */
type RoomView = Pick<RoomState, 'id' | 'state' | 'done' | 'size' | 'failure'> & {
  gone: number;
  takenAt: Date | null;
  found: number;
  pageSize: number;
  reports: RoomReport[];
  /** Null for a closed room. */
  organisation: RoomOrganisationView | null;
};

/** A page of the room that the caller's link shows. */
export async function viewRoomByLink(ctx: Pick<RequestContext, 'actor'>, asked: unknown = {}): Promise<RoomView> {
  const { organisationId, room: id, reports } = requireRoomLink(ctx.actor);
  const { page, first, search } = parse(RoomPageInput, asked);
  const [[room], shown, found, parts, duties] = await Promise.all([
    listRooms(organisationId, [id]),
    countParts(organisationId, id, { reports }),
    countParts(organisationId, id, { reports, search }),
    pageParts(organisationId, id, { reports, search, page, first }),
    pageItems({ organisationId, room: id }, 'duties', { page: 1, first: organisationDuties.length, pattern: null }),
  ]);
  const { done, size, state, failure, madeAt } = room ?? CLOSED;
  return {
    ...{ id, state, done, size, failure, found },
    takenAt: madeAt,
    gone: done - shown,
    pageSize: first,
    reports: await viewParts(organisationId, parts, new Map(duties.flatMap(ownActionOf))),
    organisation: room ? ((await viewOrganisations(organisationId, [room]))[0] ?? null) : null,
  };
}

const CLOSED = { done: 1, size: 1, state: 'ready', failure: null, madeAt: null } as const;

/** A page of a room of the caller's organisation. */
export async function viewRoomPage(actor: Actor, room: number, asked: unknown): Promise<RoomReport[]> {
  const { organisationId } = signedIn(actor);
  return viewParts(organisationId, await pageParts(organisationId, room, parse(RoomPageInput, asked)));
}

export function countInRoom(actor: Actor, room: number, search: string | null | undefined): Promise<number> {
  return countParts(signedIn(actor).organisationId, room, { search });
}

/** In the order of `rooms`; null if the organisation has no such room. */
export async function viewRooms(organisationId: number, rooms: readonly number[]) {
  const [made, counts] = await Promise.all([listRooms(organisationId, rooms), countPartsOf(organisationId, rooms)]);
  return rooms.map(id => {
    const room = made.find(room => room.id === id);
    return room ? { ...room, gone: room.done - (counts.get(id) ?? 0) } : null;
  });
}

/** The organisation as a whole in each of these rooms, in their order; null for closed rooms. */
export async function viewRoomOrganisations(organisationId: number, rooms: readonly number[]) {
  const made = await listRooms(organisationId, rooms);
  const views = await viewOrganisations(organisationId, made);
  return rooms.map(id => views[made.findIndex(room => room.id === id)] ?? null);
}

function ownActionOf(item: RoomItem): [string, OwnAction][] {
  const { id, action } = shownItem(item, () => false) as { id: string; action: OwnAction | null };
  return action ? [[id, action]] : [];
}

async function viewParts(
  organisationId: number,
  parts: readonly RoomPart[],
  own?: ReadonlyMap<string, OwnAction>,
): Promise<RoomReport[]> {
  const ids = [...new Set(parts.map(({ assessmentId }) => assessmentId))];
  const kept = parts.flatMap(({ documents }) => documents);
  const fileIds = [...new Set(parts.flatMap(({ evidence }) => evidence.map(({ id }) => id)))];
  const [documents, versions, files, stored, bundles, subjects] = await Promise.all([
    listDocumentsOf(organisationId, ids),
    findVersions(organisationId, kept),
    listFiles(organisationId, fileIds),
    listStoredIds(organisationId, fileIds),
    listBundles(parts.flatMap(({ root }) => root ?? [])),
    listSubjectDuties(organisationId, ids),
  ]);
  const latestOf = new Map(documents.map(document => [document.id, document]));
  const versionOf = new Map(kept.map(({ documentId, number }, at) => [`${documentId}-${number}`, versions[at]]));
  const fileOf = new Map(files.map(file => [file.id, file]));
  const bundleOf = new Map(bundles.map(bundle => [bundle.id, bundle]));
  return parts.map(part => {
    const hasGone = part.evidence.some(({ id, removedAt }) => removedAt === null && !stored.has(id));
    const bundle = part.root === null ? undefined : bundleOf.get(part.root);
    const person = namer(part.trail.names);
    const nameOf = (id: number) => person(id)?.name ?? FORMER;
    const subject = subjects.get(part.assessmentId);
    return {
      ...part.report,
      approvedBy: person(part.trail.approval?.by)?.name ?? null,
      factCount: Object.keys(part.trail.facts).length,
      actionCount: part.trail.actions.length,
      answerCount: part.trail.supplier.length,
      requestCount: part.trail.requests.length,
      hasOversight: 'oversight' in part.trail.facts,
      id: part.assessmentId,
      jurisdiction: part.jurisdiction,
      documents: part.documents.flatMap((then): RoomDocument[] => {
        const id = shownId(part.assessmentId, then);
        const version = versionOf.get(`${then.documentId}-${then.number}`);
        if (!version || !part.documentIds.includes(id)) return [];
        const hasNewer = isNewer(latestOf.get(id)?.latest, then);
        return [{ ...documentAsOf({ ...version, ...then } as ShownVersion, part.assessmentId), hasNewer }];
      }),
      noticeVersion: part.documents.find(isNotice)?.number ?? null,
      evidence: part.fileIds.flatMap((id, at): RoomFile[] => {
        const file = fileOf.get(id);
        const then = part.evidence.find(kept => kept.id === id);
        const proves = part.proves[at];
        if (!file || !then || !proves) return [];
        const { name, ending, bytes, sha256, uploadedAt } = file;
        const uploadedBy = person(file.uploadedBy)?.name ?? FORMER;
        const { title, validUntil, supports } = then;
        const since = { isGone: !stored.has(id), hasNewer: file.replacedBy !== null };
        return [
          { id, name, title, ending, bytes, sha256, supports, ...proves, uploadedAt, uploadedBy, validUntil, ...since },
        ];
      }),
      proof: shownDutiesOf(subject ?? NO_DUTIES, {
        files: part.evidence.flatMap(then => {
          const file = fileOf.get(then.id);
          // A file that was deleted everywhere is deleted from rooms too.
          return file && (stored.has(then.id) || then.removedAt) ? [{ ...file, ...then }] : [];
        }),
        asOf: snapshotDateOf(part),
        trail: part.trail,
        ...(own && { own }),
        former: FORMER,
      }),
      origin: originOf(subject, nameOf),
      bundle: bundle
        ? { root: bundle.id, madeAt: bundle.madeAt, stampedAt: bundle.timestamp?.time ?? null, isGone: hasGone }
        : null,
    };
  });
}

const isNotice = ({ documentId }: { documentId: string }) => documentTypeOf(documentId) === 'transparency-notice';

/** The duties of a report that has been deleted. */
const NO_DUTIES: DutySubject = {
  bankVersion: '',
  jurisdiction: 'EU',
  completedAt: new Date(0),
  answers: [],
  result: { duties: [], findings: [], actions: [] },
};

type SubjectDuties = Awaited<ReturnType<typeof listSubjectDuties>> extends Map<number, infer Subject> ? Subject : never;

function originOf(subject: SubjectDuties | undefined, nameOf: (id: number) => string): RoomOrigin {
  if (!subject) return { completedBy: null, answeredBy: [], steps: [] };
  const people = new Set(subject.answers.flatMap(answer => answer.answeredBy ?? []));
  return {
    completedBy: nameOf(subject.completedBy),
    answeredBy: [...people].map(nameOf),
    steps: stepsAnsweredOf(subject).map(
      step =>
        step && {
          answeredBy: step.by === null ? null : nameOf(step.by),
          answeredAt: step.at,
          fromOrganisation: step.fromOrganisation,
        },
    ),
  };
}

function documentAsOf(version: ShownVersion, assessmentId: number): Omit<RoomDocument, 'hasNewer'> {
  const type = documentTypeOf(version.documentId);
  const { carried } = version;
  const approval = approvalOf(version);
  return {
    id: shownId(assessmentId, version),
    type,
    title: titles[type],
    version: version.number,
    sha256: hashOfVersion(version),
    createdAt: version.createdAt,
    approvedAt: approval?.at ?? null,
    approvedBy: approval && approver(approval),
    approvedFor: carried?.assessmentId ?? null,
    checkedAgainst: carried?.checked ? assessmentId : null,
    mark: carried ? carriedMark(carried) : null,
  };
}
