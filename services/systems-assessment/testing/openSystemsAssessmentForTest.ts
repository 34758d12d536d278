import { createLogger } from '@aicp/service/process/logger';
import { executor } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { createReader } from '../src/adapters/reading.ts';
import { contextOf } from '../src/context.ts';
import { withLoaders } from '../src/graphql/loaders.ts';
import { resolvers } from '../src/graphql/resolvers.ts';

const schema = new URL('../src/graphql/schema.graphql', import.meta.url);

// Kept for all test files of the room: its thread loads its libraries from their sources, which takes it a second. It ends when unused.
const reading = createReader({ logger: createLogger('systems-assessment', 'silent') });

/** The systems and assessments service for one test file: its graph with plan limits enforced, in a trial and without plans. */
export async function openSystemsAssessmentForTest() {
  const app = await openTestService('systems-assessment');
  return {
    app,
    reading,
    execute: executor(schema, resolvers, withLoaders(contextOf(app, { trial: false, reading }))),
    executeInTrial: executor(schema, resolvers, withLoaders(contextOf(app, { trial: true, reading }))),
    executeWithoutPlans: executor(
      schema,
      resolvers,
      withLoaders(contextOf(app, { trial: false, plansOff: true, reading })),
    ),
  };
}

export type TestSystemsAssessment = Awaited<ReturnType<typeof openSystemsAssessmentForTest>>;
