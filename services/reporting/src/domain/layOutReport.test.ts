import { type Beside, layOutReport } from '@aicp/render/report/layOutReport';
import { describe, expect, it } from '@jest/globals';
import { type ExampleName, exampleReport, examples } from '../../testing/exampleReports.ts';
import { filedCase, goldenCases } from '../../testing/goldenFiled.ts';

const beside: Beside = { organisation: null, preparedBy: null, approval: null, proof: null };
const names = Object.keys(examples) as ExampleName[];

describe('a report on paper', () => {
  it('says of a system outside the Act that it is not scored, and sets no level', () => {
    const [summary] = layOutReport(exampleReport('EU, outside the Act'), beside).sections;
    const said = JSON.stringify(summary);
    expect(said).toContain('Not scored');
    expect(said).not.toContain('set by this assessment');
  });

  it('has no line that cites a provision twice in a row or names one twice in its warning, in golden reports', () => {
    const textsOf = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      if (typeof value !== 'object' || value === null) return [];
      const runs = Array.isArray(value) && value.length > 0 && value.every(run => typeof run?.text === 'string');
      return runs ? [value.map(({ text }) => text).join('')] : Object.values(value).flatMap(textsOf);
    };
    const papers = [...goldenCases(12).map(filedCase), ...names.map(name => exampleReport(name))].map(report =>
      layOutReport(report, beside),
    );
    const twice = /(\(Arts?\.? [^()]*(?:\([^()]*\)[^()]*)*\)) \(Arts?\b/;
    expect(papers.flatMap(made => textsOf(made)).filter(text => twice.test(text))).toEqual([]);
    const warnings = papers.flatMap(({ warning }) => textsOf(warning?.lines ?? []));
    const practicesIn = (text: string) => text.match(/Art\. 5\(1\)\([a-z]+\)/g) ?? [];
    expect(warnings.filter(text => practicesIn(text).length > 1)).toEqual([]);
    expect(warnings.filter(text => practicesIn(text).length === 1)).not.toEqual([]);
  });
});
