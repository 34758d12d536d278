import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    subjects: [{ key: { userId: 1, 'system.id': 1 } }, { key: { userId: 1, _id: 1 } }],
    documents: [{ key: { userId: 1, assessmentId: 1 } }],
    versions: [{ key: { documentId: 1, number: -1 } }],
    organisations: [],
    brandings: [],
    checklists: [{ key: { userId: 1 } }],
    plans: [],
    purchases: [{ key: { userId: 1, assessmentId: 1, documentType: 1 } }],
    shares: [{ key: { userId: 1, month: 1 } }],
    evidence: [
      { key: { userId: 1, assessmentId: 1 } },
      { key: { validUntil: 1 }, partialFilterExpression: { warned: false } },
    ],
    // GridFS would make its own with the first file that is written.
    'evidenceFiles.files': [{ key: { filename: 1, uploadDate: 1 } }],
    'evidenceFiles.chunks': [{ key: { files_id: 1, n: 1 }, unique: true }],
  });
}
