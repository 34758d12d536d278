import type { ExportSection } from '@aicp/service/store/exportPage';
import { assessmentsAfter } from './assessments.ts';
import { listResponses } from './responses.ts';
import { systemsAfter } from './systems.ts';

/** Everything that this service keeps of a user; the answers stand with their assessments. */
export function exportSections(userId: number): ExportSection[] {
  return [
    { collection: 'systems', read: (after, limit) => systemsAfter(userId, after, limit) },
    {
      collection: 'assessments',
      pageSize: 50,
      async read(after, limit) {
        const assessments = await assessmentsAfter(userId, after, limit);
        const responses = await listResponses(assessments.map(({ id }) => id));
        return assessments.map((assessment, index) => ({ ...assessment, responses: responses[index] ?? [] }));
      },
    },
  ];
}
