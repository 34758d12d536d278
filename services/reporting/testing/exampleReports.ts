import { assess } from '@aicp/compliance/banks/assess';
import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import { demoSystems } from '@aicp/dev-stack/demo/demoSystems';
import { describedSystem } from '@aicp/testing/describedSystem';

const euBaseAnswers = { 'eu2-role': 'both', 'eu2-f-dec': 'yes', 'eu2-x': 'none', 'eu2-pl-seat': 'eu' };

type Example = { version: string; answers: Record<string, string> };

/** The classes that change a printed report. */
export const examples = {
  'EU, outside the Act': {
    version: 'eu-2026-11-27',
    answers: { 'eu2-pl-p': 'no', 'eu2-pl-d': 'no', 'eu2-pl-o': 'no' },
  },
  'EU, prohibited': { version: 'eu-2026-11-27', answers: { ...euBaseAnswers, 'eu2-f-bio': 'yes', 'eu2-5f': 'yes' } },
  'EU, without safeguards': {
    version: 'eu-2026-11-27',
    answers: { 'eu2-role': 'supply', 'eu2-f-med': 'yes', 'eu2-5ba-p': 'unguarded' },
  },
  'EU, prohibited authority': {
    version: 'eu-2026-11-27',
    answers: { ...euBaseAnswers, 'eu2-o-kind': 'authority', 'eu2-f-bio': 'yes', 'eu2-5f': 'yes' },
  },
  'EU, high-risk provider': {
    version: 'eu-2026-11-27',
    answers: {
      ...euBaseAnswers,
      'eu2-a3': '5',
      'eu2-a3-5b': 'yes',
      'eu2-d-9': 'none',
      'eu2-d-10b': 'partial',
      'eu2-d-27': 'none',
    },
  },
  'EU, high-risk deployer': {
    version: 'eu-2026-11-27',
    answers: {
      ...euBaseAnswers,
      'eu2-role': 'use',
      'eu2-a3': '4',
      'eu2-a3-4a': 'yes',
      'eu2-d-26-5': 'none',
      'eu2-d-4': 'unsure',
    },
  },
  'EU, limited': {
    version: 'eu-2026-11-27',
    answers: { ...euBaseAnswers, 'eu2-f-dec': 'no', 'eu2-f-int': 'yes', 'eu2-t-obv': 'no', 'eu2-d-50-1': 'none' },
  },
  'UK, amber': {
    version: 'uk-2026-11-27',
    answers: { 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes', 'uk2-f-rli': 'yes', 'uk-c1': 'none', 'uk-f1': 'partial' },
  },
} satisfies Record<string, Example>;
export type ExampleName = keyof typeof examples;

/** A filed report. */
export function exampleReport(name: ExampleName, system: Partial<CanonicalReport['system']> = {}): CanonicalReport {
  const { version, answers }: Example = examples[name];
  return filedReport(version, answers, {
    name: 'CV screening',
    description: 'Ranks applications for interviews.',
    ...system,
  });
}

/** The latest report on an AI system of the demo. */
export function demoReport(name: string): CanonicalReport {
  const found = demoSystems.find(system => system.name === name);
  if (!found) throw new Error(`The demo has no ${name}.`);
  const { jurisdiction, systemType, description, runs } = found;
  return filedReport(currentBank(jurisdiction).version, runs.at(-1) ?? {}, { name, systemType, description });
}

function filedReport(
  version: string,
  changes: Record<string, string>,
  system: Partial<CanonicalReport['system']>,
): CanonicalReport {
  const bank = bankOf(version);
  const { jurisdiction, lawAsOf } = bank;
  const answers = compliantAnswers(bank, changes);
  const ids = new Set(applicable(bank, answers).map(({ id }) => id));
  return canonicalReportOf(
    {
      id: 12,
      organisationId: 3,
      jurisdiction,
      bankVersion: version,
      lawAsOf,
      system: describedSystem({
        id: 5,
        jurisdiction,
        ...system,
      }),
      completedAt: new Date('2026-11-22T10:00:00.000Z'),
      completedBy: 9,
      joinedFrom: null,
      result: assess({ bank, answers, today: '2026-11-22' }),
    },
    {
      answers: Object.entries(answers)
        .filter(([questionId]) => ids.has(questionId))
        .map(([questionId, answer]) => ({ questionId, answer, score: 0 })),
      organisation: null,
    },
  );
}
