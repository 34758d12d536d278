import DataLoader from 'dataloader';
import type { RequestContext } from '../context.ts';
import { type Evidence, storageOf } from '../domain/evidence.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { findChecklists } from '../store/checklists.ts';
import { listDocumentViews } from '../store/documentViews.ts';
import { listEvidence, storedBytes } from '../store/evidence.ts';
import { knownSubjects } from '../store/subjects.ts';
import { findVersions } from '../store/versions.ts';

/** The QMS of one assessment, as it stands today. */
export type ChecklistView = ReturnType<typeof qmsChecklist> & { id: number; savedAt: Date | null };

type Loaders = ReturnType<typeof loadersFor>;

/** What resolvers are given: a use-case's context, and loaders of the request's own. */
export type GraphContext = RequestContext & { loaders: Loaders };

export function withLoaders<Request>(contextOf: (request: Request) => RequestContext) {
  return (request: Request): GraphContext => {
    const ctx = contextOf(request);
    return { ...ctx, loaders: loadersFor(ctx) };
  };
}

/** One read per request and kind, however many are asked for. A guest is in no organisation. */
function loadersFor({ actor, now }: RequestContext) {
  const owner = actor.kind === 'user' ? actor.organisationId : 0;
  return {
    documents: new DataLoader((assessmentIds: readonly number[]) => listDocumentViews(owner, assessmentIds), {
      cache: false,
    }),
    evidence: new DataLoader((assessmentIds: readonly number[]) => evidenceOf(owner, assessmentIds), { cache: false }),
    checklist: new DataLoader((ids: readonly number[]) => checklistsOf(owner, ids, now()), { cache: false }),
    // The same for every assessment of a request.
    storage: new DataLoader(
      async (asked: readonly 'mine'[]) => {
        const storage = storageOf(await storedBytes(owner));
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

async function evidenceOf(owner: number, assessmentIds: readonly number[]): Promise<Evidence[][]> {
  const files = await listEvidence(owner, assessmentIds);
  return assessmentIds.map(id => files.filter(({ assessmentId }) => assessmentId === id));
}

async function checklistsOf(owner: number, ids: readonly number[], now: Date): Promise<(ChecklistView | null)[]> {
  const [known, saved, evidence] = await Promise.all([
    knownSubjects(owner, ids),
    findChecklists(owner, ids),
    evidenceOf(owner, ids),
  ]);
  return ids.map((id, at) => {
    if (!known[at]) return null;
    const checklist = qmsChecklist(saved[at]?.ticked ?? [], evidence[at] ?? [], now.toISOString().slice(0, 10));
    return { id, savedAt: saved[at]?.savedAt ?? null, ...checklist };
  });
}
