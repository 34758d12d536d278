import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';

const script = pathToFileURL(join(root, 'scripts/affected.mjs')).href;
const { affectedBy }: { affectedBy(changed: string[]): Record<'tests' | 'stories', string[]> } = await import(script);

describe('the tests affected by a change', () => {
  it.each([
    [
      'a use-case: by the field of the graph that it answers',
      'services/documents/src/use-cases/startGeneration.ts',
      ['services/documents/src/handlers/generateDocument.test.ts', 'web/e2e/documents.story.ts'],
    ],
    [
      'the handler of an event: by the event',
      'services/reporting/src/use-cases/fileReport.ts',
      ['services/reporting/src/handlers/onAssessmentCompleted.test.ts'],
    ],
    [
      'a page: by what it shows',
      'web/src/features/deadlines/DeadlinesPage.tsx',
      ['web/e2e/deadlines.story.ts', 'web/e2e/deadlineViews.story.ts'],
    ],
    ['what stories stand on', 'web/e2e/payment.ts', ['web/e2e/subscribe.story.ts']],
    ['a pure function', 'libs/compliance/src/scoring/changes.ts', ['libs/compliance/src/scoring/changes.test.ts']],
  ])('are those of %s', (_what, changed, expected) => {
    const { tests, stories } = affectedBy([changed]);
    expect([...tests, ...stories]).toEqual(expect.arrayContaining(expected));
  });

  it('are few for a use-case, and never the whole matrix of rights', () => {
    const { tests, stories } = affectedBy(['services/systems-assessment/src/use-cases/createSystem.ts']);
    expect(tests.length).toBeLessThan(40);
    expect(stories.length).toBeLessThan(15);
    expect(stories.join()).not.toContain('authorization');
  });

  it('are empty for a text that nothing imports', () => {
    expect(affectedBy(['LICENSE'])).toEqual({ tests: [], stories: [] });
  });
});
