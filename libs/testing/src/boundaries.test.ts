import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rules, violations } from './boundaries.ts';
import { importsOf } from './importsOf.ts';

const root = join(import.meta.dirname, '../../..');

/** One broken import for each rule, so that a rule which no longer bites is seen. */
const broken: Record<string, [file: string, specifier: string]> = {
  'compliance imports zod alone': ['libs/compliance/src/scoring/assess.ts', 'mongoose'],
  'contracts import zod, compliance and node:crypto alone': [
    'libs/contracts/src/actor.ts',
    '@aicp/service/process/logger',
  ],
  'a domain imports zod, node:crypto, contracts, compliance and itself alone': [
    'services/reporting/src/domain/reportOf.ts',
    '@aicp/service/store/context',
  ],
  'a service never imports another service': [
    'services/reporting/src/use-cases/recordReport.ts',
    '../../../identity/src/store/users.ts',
  ],
  'a library never imports a service, the gateway or the web': [
    'libs/service/src/store/mongo.ts',
    '../../../../services/identity/src/env.ts',
  ],
  'only a store and the chassis import mongoose': ['services/identity/src/use-cases/login.ts', 'mongoose'],
  'a store never imports use-cases, handlers or graphql': [
    'services/identity/src/store/users.ts',
    '../use-cases/login.ts',
  ],
  'a use-case imports no transport': ['services/identity/src/use-cases/login.ts', '../graphql/resolvers.ts'],
  "only the chassis' own queues import bullmq": ['services/reporting/src/worker.ts', 'bullmq'],
  'the gateway imports contracts and the chassis alone': ['gateway/src/graph.ts', '@aicp/compliance/scoring/assess'],
  'the web imports compliance alone, and never a question bank': [
    'web/src/app/App.tsx',
    '@aicp/compliance/banks/banks',
  ],
  'web: ui imports neither features nor app': ['web/src/ui/Button.tsx', '../features/auth/AuthPage.tsx'],
  'web: features never import app': ['web/src/features/auth/AuthPage.tsx', '../../app/routes.tsx'],
  'web: a feature never imports another': ['web/src/features/auth/AuthPage.tsx', '../report/ReportPage.tsx'],
};

describe('the boundaries of the house', () => {
  it.each(rules.map(rule => rule.name))('notice when this is broken: %s', name => {
    const [file, specifier] = broken[name] ?? ['', ''];
    expect(violations(file, [specifier])).toContainEqual(expect.stringContaining(name));
  });

  it('are kept by every file', () => {
    const files = globSync(
      ['libs/*/src/**/*.ts', 'services/*/src/**/*.ts', 'gateway/**/*.ts', 'web/src/**/*.{ts,tsx}'],
      {
        cwd: root,
        exclude: name => /node_modules|\/dist\/|generated\.ts$|web\/src\/gql/.test(name),
      },
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap(file => {
      const source = readFileSync(join(root, file), 'utf8');
      return violations(file, importsOf(source, { tsx: file.endsWith('.tsx') }));
    });
    expect(found).toEqual([]);
  });
});
