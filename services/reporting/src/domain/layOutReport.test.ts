import { drawHtml } from '@aicp/render/html';
import { drawPdf } from '@aicp/render/pdf';
import { type Beside, layOutReport } from '@aicp/render/report/layOutReport';
import { describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { demoReport, type ExampleName, exampleReport, examples } from '../../testing/exampleReports.ts';
import { filedCase, goldenCases } from '../../testing/goldenFiled.ts';

const beside: Beside = { organisation: null, preparedBy: null, approval: null, proof: null };
const names = Object.keys(examples) as ExampleName[];

describe('a printed report', () => {
  it('states that a system outside the Act is not scored, without a level', () => {
    const [summary] = layOutReport(exampleReport('EU, outside the Act'), beside).sections;
    const said = JSON.stringify(summary);
    expect(said).toContain('Not scored');
    expect(said).not.toContain('our rating');
  });

  it('cites no provision twice in a row, and names none twice in a warning, in golden reports', () => {
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

describe('the printed credit score of the demo, with 17 gaps', () => {
  const report = demoReport('Consumer credit score');

  it('has at most eight pages before its annexes, with the summary on page one and the sign-off on page two', async () => {
    expect(report.gaps).toHaveLength(17);
    const { text } = await extractText(new Uint8Array(await drawPdf(layOutReport(report, beside), null)));
    const pages = text.map(page => page.replaceAll(/\s+/g, ''));
    const pageOf = (title: string) => pages.findIndex(page => page.includes(title.replaceAll(/\s+/g, ''))) + 1;
    expect(pages.findIndex(page => page.includes('AnnexA'))).toBeGreaterThan(2);
    expect(pages.findIndex(page => page.includes('AnnexA'))).toBeLessThanOrEqual(8);
    expect([pageOf('1  Summary'), pageOf('Next dates'), pageOf('2  Sign-off')]).toEqual([1, 1, 2]);
    expect(pageOf('Critical Compliance Gaps')).toBeLessThan(pageOf('Duties under the AI Act'));
  });

  it('has the same content and order in HTML', () => {
    const made = layOutReport(report, beside);
    const titles = [...drawHtml(made, null).matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(made.sections.map(({ title }) => title));
  });
});
