import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * The list of systems is sorted in the database, by what its latest results come to. The worker works that out for what is completed
 * already; the release before neither reads nor writes it, and what it completes during the roll-out follows at night.
 */
export async function up(db: Database): Promise<void> {
  const list = { organisationId: 1, jurisdiction: 1 } as const;
  const by = (path: string, way: 1 | -1) => ({ key: { ...list, [path]: way, _id: -1 } }) as const;
  const urgency = 'latestAssessment.standing.urgency';
  await buildCollections(db, {
    ai_systems: [
      { ...by('name', 1), collation: { locale: 'en', strength: 1, numericOrdering: true } },
      ...['class', 'level', 'score', 'gaps', 'next'].map(name => by(`${urgency}.${name}`, -1)),
      by('latestAssessment.completedAt', 1),
      by('openAssessmentId', -1),
      {
        key: { ...list, 'latestAssessment.riskLevel': 1, 'latestAssessment.scored': 1, systemType: 1 },
      },
    ],
  });
}
