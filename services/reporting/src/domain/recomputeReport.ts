import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';

/**
 * Recomputes a filed report from its own answers, bank version, date, system, and the organisation's size and turnover. Equal byte for byte
 * unless the document or the rules were changed. Throws RangeError for an unknown bank or answer.
 */
export function recomputeReport(filed: CanonicalReport): CanonicalReport {
  const { id, organisation, jurisdiction, bankVersion, system, day, completedAt, completedBy, answers } = filed;
  const bank = bankOf(bankVersion);
  const { size, turnover } = organisation;
  const result = assess({
    bank,
    answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
    today: day,
    turnover,
    size,
    systemType: system.systemType,
  });
  const report = {
    id,
    organisationId: organisation.id,
    jurisdiction,
    bankVersion,
    lawAsOf: bank.lawAsOf,
    system,
    completedAt: new Date(completedAt),
    completedBy,
    joinedFrom: null,
    result,
  };
  return canonicalReportOf(report, { answers, organisation });
}

/** The paths at which two JSON values differ, for example "duties[2].title". */
export function differingMembers(one: unknown, other: unknown, place = ''): string[] {
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return names.flatMap(name => {
      const step = Array.isArray(one) ? `[${name}]` : `${place && '.'}${name}`;
      return differingMembers(one[name], other[name], `${place}${step}`);
    });
  }
  return Object.is(one, other) ? [] : [place];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
