import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    ai_systems: [{ key: { userId: 1, jurisdiction: 1, _id: -1 } }],
    assessments: [{ key: { aiSystemId: 1, _id: -1 } }, { key: { userId: 1, _id: 1 } }],
    responses: [{ key: { assessmentId: 1, questionId: 1 }, unique: true }],
    uk_regulators: [{ key: { code: 1 }, unique: true }],
    uk_principles: [],
    plans: [],
  });
}
