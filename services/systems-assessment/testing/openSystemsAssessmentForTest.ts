import { executor } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { createReader } from '../src/adapters/reading.ts';
import { contextOf } from '../src/context.ts';
import { withLoaders } from '../src/graphql/loaders.ts';
import { resolvers } from '../src/graphql/resolvers.ts';

const schema = new URL('../src/graphql/schema.graphql', import.meta.url);

/** The systems and assessments service for one test file: its graph with plan limits enforced, in a trial and without plans. */
export async function openSystemsAssessmentForTest() {
  const app = await openTestService('systems-assessment');
  const reading = createReader(app);
  app.onStop(reading.stop);
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
