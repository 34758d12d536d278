import { createHash } from 'node:crypto';
import { bankOf } from '@aicp/compliance/banks/banks';
import { Citation } from '@aicp/compliance/law/citation';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import { reportSchema } from '@aicp/contracts/reportSchema';
import { csvText } from '@aicp/service/process/csvText';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { completedCase, goldenCases } from '../../testing/goldenFiled.ts';
import { reportOf } from './reportOf.ts';
import { reportRows } from './reportRows.ts';

const isValid = addFormats.default(new Ajv2020({ strict: true, allErrors: true })).compile(reportSchema());

/** All cases in `npm run proof`, otherwise 12. */
const CASES_PER_JURISDICTION = process.env.PROOF === 'full' ? Number.POSITIVE_INFINITY : 12;
const cases = goldenCases(CASES_PER_JURISDICTION).map((golden, at) => {
  const event = completedCase(golden, at + 1);
  const text = canonicalJson(canonicalReportOf(reportOf(event), event));
  const report: CanonicalReport = JSON.parse(text);
  return { name: `${golden.bank.version} ${golden.name}`, event, text, report };
});

/** All citations in a JSON value, as text. */
function citationsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { success, data } = Citation.safeParse(value);
  return success ? [canonicalJson(data)] : Object.values(value).flatMap(citationsIn);
}

/** The cells of a CSV file, without the apostrophe that escapes formulas. */
function cellsOf(csv: string): Record<string, string>[] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+\-@])/, ''));
    if (end !== ',') rows.push([]);
  }
  const [names = [], ...lines] = rows.filter(row => row.length > 0);
  return lines.map(line => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])));
}

const said = (value: unknown) => String(value ?? '');

describe.each(cases)('the filed report of $name', ({ event, text, report }) => {
  const { result } = event;

  it('is valid by the published schema, for an independent validator', () => {
    isValid(report);
    expect(isValid.errors).toBeNull();
  });

  it('has a digest that anyone can compute without our programs', () => {
    const rest = text.replace(`"sha256":"${report.sha256}",`, '');
    expect(rest.length).toBe(text.length - 76);
    expect(createHash('sha256').update(rest).digest('hex')).toBe(report.sha256);
  });

  it('contains every answer in the words of its question and option', () => {
    const { questions } = bankOf(event.bankVersion);
    expect(report.answers.map(({ questionId, answer, score }) => ({ questionId, answer, score }))).toEqual(
      questions.flatMap(({ id }) => event.answers.filter(({ questionId }) => questionId === id)),
    );
    for (const { questionId, question, answer, text: words } of report.answers) {
      const asked = questions.find(({ id }) => id === questionId);
      expect(question).toBe(asked?.question);
      const option = asked?.options?.find(({ value }) => value === answer);
      expect(words.toLowerCase()).toBe((option?.label ?? answer).toLowerCase());
    }
  });

  it('contains every duty, gap, action and citation of the result', () => {
    expect(report.gaps).toEqual(result.findings);
    expect(report.gaps.map(gap => gap.text)).toEqual(result.gaps);
    expect(report.actions).toEqual(result.actions);
    expect(report.actions.map(action => action.text)).toEqual(result.recommendations);
    const duties = result.duties.map(({ evidence: _evidence, ...duty }) => duty);
    expect(report.duties).toEqual(duties);
    const filed = new Set(citationsIn(report));
    expect(citationsIn(result).filter(citation => !filed.has(citation))).toEqual([]);
  });

  it('is a table of its duties, gaps, actions and answers, each with its citation', () => {
    const rows = cellsOf(csvText(reportRows(report, null)));
    const of = (kind: string) => rows.filter(row => row.kind === kind);
    expect(of('duty').map(row => [row.id, row.title, row.status, row.binds])).toEqual(
      report.duties.map(({ id, title, status, binds }) => [id, title, status, said(binds)]),
    );
    expect(of('gap').map(row => [row.questionId, row.title, row.severity])).toEqual(
      report.gaps.map(({ questionId, text: words, severity }) => [questionId, words, severity]),
    );
    expect(of('action').map(row => [row.questionId, row.title, row.due, row.goodPractice])).toEqual(
      report.actions.map(({ questionId, text: words, due, goodPractice }) => [
        questionId,
        words,
        due,
        said(goodPractice),
      ]),
    );
    expect(of('answer').map(row => [row.questionId, row.title, row.answer])).toEqual(
      report.answers.map(({ questionId, question, text: words }) => [questionId, question, words]),
    );
    const proof = {
      asOf: '2026-11-27',
      duties: report.duties.map((_duty, at) => (at === 1 ? 'expired' : null)),
    } as const;
    const proved = cellsOf(csvText(reportRows(report, proof))).filter(row => row.kind === 'duty');
    expect(proved.map(row => [row.proof, row.proofAsOf])).toEqual(
      report.duties.map((_duty, at) => (at === 1 ? ['expired', '2026-11-27'] : ['', ''])),
    );
    const citations = [...report.duties, ...report.gaps, ...report.actions, ...report.answers].map(line =>
      Object.entries(line.citation).map(([name, value]) => [`citation.${name}`, said(value)]),
    );
    expect(rows).toEqual(citations.map(cited => expect.objectContaining(Object.fromEntries(cited))));
  });
});
