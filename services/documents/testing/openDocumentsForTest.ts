import { randomBytes } from 'node:crypto';
import type { Plan } from '@aicp/contracts/rights/plans';
import { createRenderer } from '@aicp/render/drawing';
import { createLogger } from '@aicp/service/process/logger';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, organisationOf } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { bundleSigner } from '../src/adapters/bundleSigner.ts';
import { createReader } from '../src/adapters/reading.ts';
import { contextOf } from '../src/context.ts';
import { withLoaders } from '../src/graphql/loaders.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { handlers } from '../src/handlers/index.ts';
import { recordBundleKey } from '../src/store/bundleKeys.ts';
import { type ExampleName, exampleFacts } from './exampleFacts.ts';

type Begins = { systemId?: number; jurisdiction?: 'EU' | 'UK'; bankVersion?: string };
type Completes = {
  assessmentId?: number;
  systemId?: number;
  completedAt?: string;
  name?: string;
  answeredBy?: number | null;
  answeredAt?: string;
};

const schema = new URL('../src/graphql/schema.graphql', import.meta.url);

// Kept for all test files of the room: each thread loads its libraries from their sources, which takes it a second. Unused threads end.
const silent = { logger: createLogger('documents', 'silent') };
const drawing = createRenderer(silent);
const reading = createReader(silent);

/**
 * The documents service for one test file: its graph with entitlement enforced, in a trial and without plans, and events of other
 * services.
 */
export async function openDocumentsForTest() {
  const app = await openTestService('documents');
  const signer = bundleSigner(randomBytes(32).toString('base64url'));
  await recordBundleKey(signer, new Date());
  // Assessments that never arrive would take three seconds each.
  const given = { drawing, reading, signer, stamps: false, arrivalMs: 500 };
  let last = 0;

  async function hear(name: string, data: unknown): Promise<void> {
    await deliverTo(handlers, { name }, context(app, 'request-1'), data);
  }

  /** An assessment in progress that this service knows, of a new or an existing system. Returns its id. */
  async function begun(
    userId = 1,
    { jurisdiction = 'EU', bankVersion = 'eu-2026-11-27', ...of }: Begins = {},
  ): Promise<number> {
    const assessmentId = ++last;
    await hear('assessment.started', {
      userId,
      organisationId: organisationOf(userId),
      assessmentId,
      aiSystemId: of.systemId ?? assessmentId + 1_000,
      jurisdiction,
      bankVersion,
    });
    return assessmentId;
  }

  /** A completed assessment that this service knows. Returns its id; its system's is 1,000 more, unless given. */
  async function completed(
    userId = 1,
    jurisdiction: 'EU' | 'UK' = 'EU',
    { assessmentId = ++last, systemId, completedAt, answeredBy, answeredAt, ...named }: Completes = {},
  ): Promise<number> {
    const {
      today: _,
      organisation: _o,
      evidence: _e,
      ...facts
    } = exampleFacts(jurisdiction === 'EU' ? 'high-risk-provider' : 'uk-red');
    await hear('assessment.completed', {
      ...facts,
      organisation: null,
      userId,
      completedBy: userId,
      organisationId: organisationOf(userId),
      assessmentId,
      completedAt: completedAt ?? facts.completedAt.toISOString(),
      system: { ...facts.system, ...named, id: systemId ?? assessmentId + 1_000, jurisdiction },
      answers: facts.answers.map(answer => ({ ...answer, score: 0, answeredBy, answeredAt })),
    });
    return assessmentId;
  }

  /** The assessment of an example, of a new or an existing system. */
  async function completedVerdict(
    userId: number,
    example: ExampleName,
    { systemId, ...changed }: { systemId?: number; organisation?: object } = {},
  ): Promise<number> {
    const { today: _, organisation: _o, evidence: _e, ...facts } = exampleFacts(example);
    const assessmentId = ++last;
    await hear('assessment.completed', {
      ...facts,
      organisation: null,
      ...changed,
      userId,
      completedBy: userId,
      organisationId: organisationOf(userId),
      assessmentId,
      completedAt: facts.completedAt.toISOString(),
      system: { ...facts.system, id: systemId ?? assessmentId + 1_000, jurisdiction: facts.jurisdiction },
      answers: facts.answers.map(answer => ({ ...answer, score: 0 })),
    });
    return assessmentId;
  }

  const plan = (userId: number, name: Plan, version = 1) =>
    hear('subscription.changed', {
      userId,
      organisationId: organisationOf(userId),
      plan: name,
      version,
      status: 'active',
      endsAt: null,
    });

  const registered = (userId: number, username: string, more: { fullName?: string; version?: number } = {}) =>
    hear('user.registered', {
      ...{ userId, organisationId: organisationOf(userId), username, email: `${username}@example.com`, version: 0 },
      ...{ companyName: null, jurisdiction: 'EU', status: 'active', isEmailVerified: true, isAdmin: false },
      createdAt: '2026-11-21T10:00:00.000Z',
      ...more,
    });

  return {
    app,
    hear,
    registered,
    begun,
    completed,
    completedVerdict,
    plan,
    signer,
    /** The context for the worker's jobs. */
    making: { ...given, trial: false },
    contextBy: contextOf(app, { trial: false, ...given }),
    execute: executor(schema, resolvers, withLoaders(contextOf(app, { trial: false, ...given }))),
    executeInTrial: executor(schema, resolvers, withLoaders(contextOf(app, { trial: true, ...given }))),
    executeWithoutPlans: executor(
      schema,
      resolvers,
      withLoaders(contextOf(app, { trial: false, plansOff: true, ...given })),
    ),
  };
}
