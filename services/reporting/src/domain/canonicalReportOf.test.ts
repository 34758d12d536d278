import { assess } from '@aicp/compliance/banks/assess';
import { publishedBanks } from '@aicp/compliance/banks/banks';
import { bestAnswers } from '@aicp/compliance/scoring/bestAnswers';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { reportSchema } from '@aicp/contracts/reportSchema';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { canonicalReportOf } from './canonicalReportOf.ts';

const isValid = addFormats.default(new Ajv2020({ strict: true, allErrors: true })).compile(reportSchema());

describe.each(publishedBanks.map(({ bank }) => [bank.version, bank] as const))('a report of %s', (_version, bank) => {
  const answers = bestAnswers(bank);
  const completedAt = new Date('2026-11-22T23:30:00.000Z');
  const result = assess({ bank, answers, today: '2026-11-22', turnover: 4_000_000, size: 'sme' });
  const report = canonicalReportOf(
    {
      id: 7,
      organisationId: 3,
      jurisdiction: bank.jurisdiction,
      bankVersion: bank.version,
      lawAsOf: bank.lawAsOf,
      system: { id: 5, name: 'CV screen', description: null, systemType: null, jurisdiction: bank.jurisdiction },
      completedAt,
      completedBy: 9,
      result,
    },
    {
      answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer, score: 0 })),
      organisation: { size: 'sme', turnover: 4_000_000 },
    },
  );

  it('is valid by the published schema, for a validator of somebody else', () => {
    isValid(JSON.parse(canonicalJson(report)));
    expect(isValid.errors).toBeNull();
  });
});
