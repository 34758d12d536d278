import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * Evidence and QMS belonged to an assessment, and belong to a system under a law: those of the last completed assessment are what
 * stands today, and each one before gets a snapshot of its own. Bundles stay the same to the byte. The release before reads none of
 * it; what it takes during the roll-out is read with its assessment alone.
 */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    snapshots: [{ key: { organisationId: 1, systemId: 1 } }, { key: { 'documents.approval.by': 1 } }],
  });
  for (let after = 0; ; ) {
    const page = await db
      .collection<Subject>('subjects')
      .find({ _id: { $gt: after } }, { projection: { organisationId: 1, 'system.id': 1, jurisdiction: 1 } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .toArray();
    const last = page.at(-1);
    if (!last) return;
    await nameSystems(db, page);
    await settle(db, page);
    after = last._id;
  }
}

const PAGE = 500;

type Subject = { _id: number; organisationId: number; system: { id: number }; jurisdiction: string; completedAt: Date };
type File = {
  _id: number;
  assessmentId: number;
  note?: string | null;
  effectiveFrom?: string | null;
  validUntil?: string | null;
  replacedBy?: number | null;
  removedAt?: Date | null;
};
type Checklist = { _id: number; ticked: string[]; savedAt: Date };
type Version = {
  _id: string;
  documentId: string;
  number: number;
  filled?: unknown[];
  approval?: unknown;
  review?: unknown;
};

async function nameSystems(db: Database, page: readonly Subject[]): Promise<void> {
  const names = page.map(({ _id, system, jurisdiction }) => ({
    updateMany: {
      filter: { assessmentId: _id, systemId: null },
      update: { $set: { systemId: system.id, jurisdiction } },
    },
  }));
  await db.collection('evidence').bulkWrite(names, { ordered: false });
}

/** Of a page of assessments those that nothing has followed give what stands; the others keep what they had. */
async function settle(db: Database, page: readonly Subject[]): Promise<void> {
  const subjects = db.collection<Subject>('subjects');
  const systems = [...new Set(page.map(({ system }) => system.id))];
  const all = await subjects
    .find(
      { 'system.id': { $in: systems } },
      { projection: { organisationId: 1, 'system.id': 1, jurisdiction: 1, completedAt: 1 } },
    )
    .sort({ completedAt: -1, _id: -1 })
    .toArray();
  const byPlace = Map.groupBy(all, ({ system, jurisdiction }) => `${system.id}-${jurisdiction}`);
  const latest = new Set([...byPlace.values()].map(([first]) => first?._id));
  const ids = page.map(({ _id }) => _id);
  const found = await db
    .collection<Checklist>('checklists')
    .find({ _id: { $in: ids } })
    .toArray();
  const checklists = new Map(found.map(checklist => [checklist._id, checklist]));
  for (const subject of page) {
    const { _id, organisationId, system, jurisdiction } = subject;
    const checklist = checklists.get(_id);
    if (!latest.has(_id)) await keep(db, subject, checklist);
    else if (checklist)
      await db.collection<{ _id: string }>('standings').updateOne(
        { _id: `${system.id}-${jurisdiction}`, savedAt: null },
        {
          $set: { ticked: checklist.ticked, savedAt: checklist.savedAt },
          $setOnInsert: { organisationId, systemId: system.id, jurisdiction, evidenceVersion: 0 },
        },
      );
  }
}

/** What the organisation's look was is decided by the first bundle: a migration does not know what its plan includes. */
async function keep(db: Database, { _id, organisationId, system, jurisdiction }: Subject, checklist?: Checklist) {
  const files = await db
    .collection<File>('evidence')
    .find({ organisationId, assessmentId: _id })
    .sort({ _id: 1 })
    .toArray();
  const snapshot = {
    organisationId,
    systemId: system.id,
    jurisdiction,
    takenAt: new Date(),
    evidence: files.map(({ _id: id, note, effectiveFrom, validUntil, replacedBy, removedAt }) => ({
      id,
      note: note ?? null,
      effectiveFrom: effectiveFrom ?? null,
      validUntil: validUntil ?? null,
      replacedBy: replacedBy ?? null,
      removedAt: removedAt ?? null,
      removalReason: null,
    })),
    ticked: checklist?.ticked ?? [],
    savedAt: checklist?.savedAt ?? null,
    documents: await versionsOf(db, organisationId, _id),
    letterhead: null,
    isLetterheadKnown: false,
  };
  await db.collection<{ _id: number }>('snapshots').updateOne({ _id }, { $setOnInsert: snapshot }, { upsert: true });
  const evidence = db.collection<File>('evidence');
  await evidence.updateMany({ organisationId, assessmentId: _id }, { $set: { left: true } });
  await evidence.updateMany(
    { organisationId, assessmentId: _id, removedAt: null },
    { $addToSet: { keptBy: _id } as never },
  );
}

async function versionsOf(db: Database, organisationId: number, assessmentId: number) {
  const documents = await db
    .collection<{ _id: string; latest?: number }>('documents')
    .find({ organisationId, assessmentId, latest: { $gt: 0 } }, { projection: { latest: 1 } })
    .toArray();
  const versions = await db
    .collection<Version>('versions')
    .find({ _id: { $in: documents.map(({ _id, latest }) => `${_id}-${latest}`) } }, { projection: { content: 0 } })
    .toArray();
  return versions.map(({ documentId, number, filled, approval, review }) => {
    return { documentId, number, filled: filled ?? [], approval: approval ?? null, review: review ?? null };
  });
}
