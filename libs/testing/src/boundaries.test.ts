import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rules, violations } from './boundaries.ts';
import { houseParts, serviceFolders, type Table } from './boundaryTables.ts';
import { COMPUTED, importsOf } from './importsOf.ts';

const root = join(import.meta.dirname, '../../..');

/** One forbidden import for each place in the tables, which shows that the rule still takes effect. */
const forbidden: Record<string, [file: string, specifier: string]> = {
  'main.ts': ['services/reporting/src/main.ts', '@aicp/compliance/banks/assess'],
  'worker.ts': ['services/reporting/src/worker.ts', '@aicp/compliance/banks/assess'],
  'command/': ['services/admin/src/command/main.ts', '@aicp/compliance/banks/assess'],
  'env.ts': ['services/identity/src/env.ts', './adapters/limiter.ts'],
  'context.ts': ['services/reporting/src/context.ts', './graphql/loaders.ts'],
  'domain/': ['services/reporting/src/domain/reportOf.ts', '@aicp/service/store/context'],
  'use-cases/': ['services/identity/src/use-cases/signIn/login.ts', '../../graphql/resolvers.ts'],
  'store/': ['services/identity/src/store/users.ts', '../use-cases/signIn/login.ts'],
  'graphql/': ['services/identity/src/graphql/resolvers.ts', '../adapters/argon2.ts'],
  'scim/': ['services/identity/src/scim/users.ts', '../graphql/resolvers.ts'],
  'handlers/': ['services/admin/src/handlers/index.ts', '../store/accounts.ts'],
  'adapters/': ['services/identity/src/adapters/mailer.ts', '../store/users.ts'],
  'emails/': ['services/identity/src/emails/emails.ts', '../use-cases/signIn/login.ts'],
  'migrations/': ['services/identity/src/migrations/001-baseline.ts', '../store/users.ts'],
  'libs/compliance/src/law/': ['libs/compliance/src/law/dates.ts', '../scoring/riskLevel.ts'],
  'libs/compliance/src/scoring/': ['libs/compliance/src/scoring/unanswered.ts', '../banks/banks.ts'],
  'libs/compliance/src/tools/': ['libs/compliance/src/tools/qms.ts', '../banks/assess.ts'],
  'libs/compliance/src/banks/': ['libs/compliance/src/banks/banks.ts', '../tools/qms.ts'],
  'libs/contracts/src/': ['libs/contracts/src/rights/actor.ts', '@aicp/service/process/logger'],
  'libs/service/src/tracing/': ['libs/service/src/tracing/startTelemetry.ts', '../process/withTimeout.ts'],
  'libs/service/src/process/': ['libs/service/src/process/ops.ts', '../store/mongo.ts'],
  'libs/service/src/sandbox/': ['libs/service/src/sandbox/sandbox.ts', '../store/mongo.ts'],
  'libs/service/src/store/': ['libs/service/src/store/mongo.ts', '../queue/relay.ts'],
  'libs/service/src/queue/': ['libs/service/src/queue/relay.ts', '../graph/subgraph.ts'],
  'libs/service/src/graph/': ['libs/service/src/graph/subgraph.ts', '@aicp/dev-stack/env'],
  'libs/render/src/': ['libs/render/src/pdf.ts', '@aicp/service/store/mongo'],
  'libs/payment-simulator/src/': ['libs/payment-simulator/src/world.ts', '@aicp/contracts/rights/plans'],
  'libs/sign-in-simulator/src/': ['libs/sign-in-simulator/src/people.ts', '@aicp/contracts/rights/plans'],
  'libs/dev-stack/src/': ['libs/dev-stack/src/startStack.ts', '@aicp/service/store/mongo'],
  'libs/testing/src/': ['libs/testing/src/executor.ts', '../../../scripts/takeScreenshots.ts'],
  'gateway/src/': ['gateway/src/graph.ts', '@aicp/compliance/banks/assess'],
  'gateway/e2e/': ['gateway/e2e/erasure.story.ts', '@aicp/service/store/mongo'],
  'web/src/ui/': ['web/src/ui/Button.tsx', '../client/failure.ts'],
  'web/src/client/': ['web/src/client/failure.ts', '../parts/contact/ContactDialog.tsx'],
  'web/src/parts/': ['web/src/parts/contact/ContactDialog.tsx', '../../features/auth/AuthPage.tsx'],
  'web/src/features/': ['web/src/features/auth/AuthPage.tsx', '../../app/routes.tsx'],
  'web/src/app/': ['web/src/app/App.tsx', '@aicp/contracts/rights/plans'],
  'web/e2e/': ['web/e2e/report.story.ts', '../src/app/App.tsx'],
  'bench/': ['bench/main.ts', '../scripts/takeScreenshots.ts'],
  'scripts/': ['scripts/takeScreenshots.ts', '../gateway/src/env.ts'],
};

/** Violations of the rules outside the tables. */
const broken: Record<string, [file: string, specifier: string]> = {
  'what import() loads is written out': ['web/src/app/App.tsx', COMPUTED],
  'a service never imports another service': [
    'services/reporting/src/use-cases/fileReport.ts',
    '../../../identity/src/store/users.ts',
  ],
  'nothing imports what starts a process': ['services/identity/src/main.ts', './worker.ts'],
  'a library never imports what stands above it, not even in a test': [
    'libs/service/src/store/mongo.test.ts',
    '../../../../services/identity/src/env.ts',
  ],
  'the product imports neither its launcher, nor the payment simulator, nor the tests': [
    'services/documents/src/serveFiles.ts',
    '@aicp/testing/executor',
  ],
  'only a store and the chassis import mongoose': ['services/identity/src/use-cases/signIn/login.ts', 'mongoose'],
  'a use-case imports no transport': ['services/identity/src/use-cases/signIn/login.ts', 'fastify'],
  "only the chassis' own queues import bullmq": ['services/reporting/src/worker.ts', 'bullmq'],
  'a published bank imports no text, number or date of the law from outside its folder': [
    'libs/compliance/src/banks/eu/bank.ts',
    '../../law/dates.ts',
  ],
  'the stories state the right of an operation themselves, and never read it where it is enforced': [
    'gateway/e2e/matrix/graphqlRows.ts',
    '@aicp/contracts/rights/operationRights',
  ],
  'a room of identity’s use-cases imports no room above it': [
    'services/identity/src/use-cases/signIn/login.ts',
    '../organisation/switchToRemainingOrganisation.ts',
  ],
  'a room of the contracts imports no room above it': ['libs/contracts/src/rights/actor.ts', '../inputs/groupRoles.ts'],
  'the web never loads a question bank': ['web/src/app/App.tsx', '@aicp/compliance/banks/banks'],
  'a feature of the web never imports another': ['web/src/features/auth/AuthPage.tsx', '../report/ReportPage.tsx'],
};

const folders = Object.keys({ ...serviceFolders, ...houseParts });
const ruleOf = (place: string) => `${place} imports at most `;

describe('the architecture rules', () => {
  it.each(folders)('detect a forbidden import in %s', place => {
    const [file, specifier] = forbidden[place] ?? ['', ''];
    expect(violations(file, [specifier])).toContainEqual(expect.stringContaining(ruleOf(place)));
  });

  it.each(rules.map(rule => rule.name).filter(name => !folders.some(place => name.startsWith(ruleOf(place)))))(
    'notice when this is broken: %s',
    name => {
      const [file, specifier] = broken[name] ?? ['', ''];
      expect(violations(file, [specifier])).toContainEqual(expect.stringContaining(name));
    },
  );

  it('match the tables in docs/architecture.md', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    const rows = text.split('\n').flatMap(line => {
      const [, place, imports] = /^\| `([^`|]+)` +\|(?:.*\|)? ([^|]+?) +\|$/.exec(line) ?? [];
      return place && imports ? [[place, imports]] : [];
    });
    const rowsOf = (table: Table) => Object.entries(table).map(([place, words]) => [place, words.join(', ')]);
    expect(rows).toEqual([...rowsOf(serviceFolders), ...rowsOf(houseParts)]);
  });

  it('are followed by every file', () => {
    const files = globSync(
      ['libs', 'services', 'gateway', 'web', 'scripts', 'bench'].map(folder => `${folder}/**/*.{ts,tsx,mjs}`),
      { cwd: root, exclude: name => /node_modules|\/dist(\/|$)|generated\.ts$|web\/src\/gql/.test(name) },
    );
    expect(files.length).toBeGreaterThan(1_000);
    const faults = files.flatMap(file => {
      const source = readFileSync(join(root, file), 'utf8');
      return violations(file, importsOf(source, { tsx: file.endsWith('.tsx') }));
    });
    expect(faults).toEqual([]);
  });
});
