import { MAX_POLICIES } from '@aicp/contracts/limits';
import { membersOf } from '@aicp/service/store/members';
import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { storageOf } from '../domain/evidence.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { listDocumentViews } from '../store/documentViews.ts';
import { listDutyFiles } from '../store/dutyFiles.ts';
import { type EvidenceLink, listLinks } from '../store/evidenceLinks.ts';
import { listEarlierVersions } from '../store/library.ts';
import { listAcknowledgements, listPolicies } from '../store/policies.ts';
import { listSent } from '../store/proposedFiles.ts';
import { listEvidenceAndQms, type Things } from '../store/things.ts';
import { usedBytes } from '../store/usedBytes.ts';
import { findVersions } from '../store/versions.ts';
import { findReportProofs } from '../use-cases/findReportProofs.ts';
import { hasNewerVersions } from '../use-cases/hasNewerVersions.ts';
import { titlesOfLinks } from '../use-cases/titlesOfLinks.ts';
import { viewRoomOrganisations, viewRooms } from '../use-cases/viewRoom.ts';

/** An assessment's QMS checklist: the current one, or the one when the next assessment was completed. */
export type ChecklistView = ReturnType<typeof qmsChecklist> & { id: number; savedAt: Date | null };

type Loaders = ReturnType<typeof loadersFor>;

/** The context of resolvers: a use-case's context, and loaders of the request. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor(ctx) };
  };
}

/** Batches reads per request and kind. A guest has no organisation. */
function loadersFor({ actor, now }: RequestContext) {
  const owner = actor.kind === 'user' ? actor.organisationId : 0;
  return {
    documents: new DataLoader((assessmentIds: readonly number[]) => listDocumentViews(owner, assessmentIds), {
      cache: false,
    }),
    rooms: new DataLoader((rooms: readonly number[]) => viewRooms(owner, rooms), { cache: false }),
    roomOrganisations: new DataLoader((rooms: readonly number[]) => viewRoomOrganisations(owner, rooms), {
      cache: false,
    }),
    newerInRooms: new DataLoader((rooms: readonly number[]) => hasNewerVersions(owner, rooms), { cache: false }),
    things: new DataLoader((ids: readonly number[]) => listEvidenceAndQms(owner, ids, now()), { cache: false }),
    proof: new DataLoader((ids: readonly number[]) => findReportProofs(owner, ids, now()), { cache: false }),
    policies: new DataLoader(
      async (asked: readonly 'mine'[]) => {
        const policies = await listPolicies(owner, MAX_POLICIES);
        return asked.map(() => policies);
      },
      { cache: false },
    ),
    acknowledgements: new DataLoader((policyIds: readonly number[]) => listAcknowledgements(owner, policyIds), {
      cache: false,
    }),
    memberIds: new DataLoader(
      async (asked: readonly 'mine'[]) => {
        const ids = (await membersOf([owner])).map(({ userId }) => userId);
        return asked.map(() => ids);
      },
      { cache: false },
    ),
    dutyFiles: new DataLoader((dutyIds: readonly string[]) => listDutyFiles(owner, dutyIds), { cache: false }),
    proposedFiles: new DataLoader((systemIds: readonly number[]) => listSent(owner, systemIds), { cache: false }),
    earlier: new DataLoader((fileIds: readonly number[]) => listEarlierVersions(owner, fileIds), { cache: false }),
    links: new DataLoader(
      async (fileIds: readonly number[]) => {
        const links = Map.groupBy(await listLinks(owner, fileIds), ({ fileId }) => fileId);
        return fileIds.map(id => links.get(id) ?? []);
      },
      { cache: false },
    ),
    linkTitles: new DataLoader((links: readonly EvidenceLink[]) => titlesOfLinks(owner, links), { cache: false }),
    // Shared by all assessments of a request.
    storage: new DataLoader(
      async (asked: readonly 'mine'[]) => {
        const storage = storageOf(await usedBytes(owner));
        return asked.map(() => storage);
      },
      { cache: false },
    ),
    current: new DataLoader(
      (wanted: readonly { documentId: string; number: number }[]) => findVersions(owner, wanted),
      { cache: false },
    ),
  };
}

/** The QMS checklist of an assessment, completed or in progress. */
export function checklistOf({ place, evidence, checklist, day }: Things): ChecklistView {
  const { ticked, savedAt } = checklist;
  return { id: place.assessmentId, savedAt, ...qmsChecklist(ticked, evidence, day) };
}
