import { execFileSync } from 'node:child_process';
import { Citation } from '@aicp/compliance/law/citation';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { drawDocx } from '@aicp/render/docx';
import { createRenderer } from '@aicp/render/drawing';
import { drawPdf } from '@aicp/render/pdf';
import { type Beside, layOutReport } from '@aicp/render/report/layOutReport';
import { createLogger } from '@aicp/service/process/logger';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { type ExampleName, exampleReport, examples } from '../../testing/exampleReports.ts';
import { filedCase, goldenCases } from '../../testing/goldenFiled.ts';

const beside: Beside = { organisation: 'Łódzka Bankowość', preparedBy: 'Παπαδόπουλος', approval: null, proof: null };
const names = Object.keys(examples) as ExampleName[];
const paper = (name: ExampleName, around = beside) => layOutReport(exampleReport(name), around);

const pagesOf = async (pdf: Buffer) => (await extractText(new Uint8Array(pdf))).text;

function docxText(docx: Buffer): string {
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array())
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** Removes whitespace, because layout can break lines anywhere. */
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

function citationsIn(value: unknown): Citation[] {
  if (typeof value !== 'object' || value === null) return [];
  const { success, data } = Citation.safeParse(value);
  return success ? [data] : Object.values(value).flatMap(citationsIn);
}

/** All sentences and provisions of a report. */
function sentencesOf(report: CanonicalReport): string[] {
  const {
    answers,
    duties,
    gaps,
    actions,
    notes,
    requests,
    remarks,
    trace,
    flips,
    clocks,
    roles,
    working,
    fine,
    sha256,
  } = report;
  return [
    sha256,
    ...answers.flatMap(({ question, text }) => [question, text]),
    ...duties.flatMap(({ title, why, who }) => [title, why, who]),
    ...[...gaps, ...actions].map(({ text }) => text),
    ...[...notes, ...requests, ...remarks, ...(fine?.explanation ?? [])],
    ...trace.flatMap(({ rule, outcome, because }) => [rule, outcome, ...because.map(({ answer }) => answer)]),
    ...flips.flatMap(({ change, to }) => [change, to]),
    ...clocks.map(({ what }) => what),
    ...roles.flatMap(({ label, why }) => [label, why]),
    ...working.map(({ label }) => label),
    ...(report.class ? [report.class.label, report.class.reason] : []),
    ...citationsIn(report).flatMap(({ label, article, instrument, url }) => [label, article, instrument, url]),
  ];
}

const reports: [name: string, report: CanonicalReport][] = [
  ...goldenCases(2).map(
    golden => [`${golden.bank.version}, ${golden.name}`, filedCase(golden)] as [string, CanonicalReport],
  ),
  ...names.map(name => [name, exampleReport(name)] as [string, CanonicalReport]),
];

describe.each(reports)('the printed report (%s)', (_name, report) => {
  const sentences = sentencesOf(report);

  it('contains every answer, duty, gap, action and source in PDF, with no heading alone at the foot of a page', async () => {
    const made = layOutReport(report, beside);
    const pages = await pagesOf(await drawPdf(made, null));
    const bare = pages.map((page, at) => {
      const running = [made.head, made.foot, `Page ${at + 1} of ${pages.length}`].map(withoutSpaces);
      expect(withoutSpaces(page)).toContain(running[2]);
      return running.reduce((text, words) => text.replace(words, ''), withoutSpaces(page));
    });
    const text = bare.join('');
    expect(sentences.filter(sentence => !text.includes(withoutSpaces(sentence)))).toEqual([]);
    const headings = made.sections.flatMap(({ title, intro, blocks }) => [
      withoutSpaces(title),
      withoutSpaces(title + (intro ?? '')),
      ...blocks.flatMap(block =>
        block.kind === 'table' ? withoutSpaces((block.heading ?? '') + (block.columns[1]?.title ?? '')) : [],
      ),
    ]);
    expect(bare.filter(page => headings.some(heading => heading && page.endsWith(heading)))).toEqual([]);
  });

  it('contains the same in DOCX', async () => {
    const text = withoutSpaces(docxText(await drawDocx(layOutReport(report, beside), null)));
    expect(sentences.filter(sentence => !text.includes(withoutSpaces(sentence)))).toEqual([]);
  });
});

describe('a printed report', () => {
  it('states its recipient and author, and first what a board asks', async () => {
    const [first = ''] = await pagesOf(await drawPdf(paper('EU, high-risk provider'), null));
    for (const words of [
      'Łódzka Bankowość',
      'Παπαδόπουλος',
      'High-risk (Art. 6)',
      '€15,000,000',
      '2 December 2027',
      'Summary',
    ])
      expect(withoutSpaces(first)).toContain(withoutSpaces(words));
  });

  it('shows its approval, which is not part of the report', async () => {
    const approval = { by: 'Maria', function: 'Head of compliance', on: '2026-11-24', hash: 'ab'.repeat(32) };
    const approved = paper('EU, prohibited', { ...beside, approval });
    for (const text of [
      (await pagesOf(await drawPdf(approved, null))).join(''),
      docxText(await drawDocx(approved, null)),
    ]) {
      expect(withoutSpaces(text)).toContain(
        withoutSpaces('Approved by Maria (function: Head of compliance) on 24 November 2026'),
      );
      expect(withoutSpaces(text)).toContain(approval.hash);
    }
  });

  it('states nothing that would be wrong tomorrow', () => {
    for (const name of names) expect(JSON.stringify(paper(name))).not.toMatch(/days? left|\btoday\b|tomorrow/i);
  });

  it('states a due date once, above all gaps with it', () => {
    const section = paper('EU, high-risk deployer').sections.find(({ title }) => title.includes('Gaps'));
    expect(section?.blocks.map(block => (block.kind === 'table' ? block.heading : null))).toEqual([
      'Applicable on 22 November 2026 (1)',
      'From 2 December 2027 (1)',
    ]);
  });

  it('states that safeguards end a prohibition only if they do', () => {
    const missing = JSON.stringify(paper('EU, without safeguards'));
    expect(missing).toContain('Prohibited while safeguards are missing');
    expect(missing).toContain('Safeguards that are reasonable and adequate end the prohibition');
    expect(missing).not.toMatch(/it must stop|Nothing else in this report makes/);
    expect(missing).toContain("At once, before the Act's own date (1)");
    const prohibited = JSON.stringify(paper('EU, prohibited'));
    expect(prohibited).toContain('Nothing else in this report makes it lawful.');
    expect(prohibited).not.toContain('reasonable and adequate');
  });

  it('states first that a Member State decides on fines for a public body, and then the range', () => {
    const introOf = (name: ExampleName) =>
      paper(name).sections.find(({ title }) => title.includes('Fine Risk'))?.intro ?? '';
    expect(introOf('EU, prohibited authority')).toMatch(/^Each Member State decides .*Art\. 99\(8\)/);
    expect(introOf('EU, prohibited')).toMatch(/^Fines under the EU AI Act reach up to 7%/);
    expect(JSON.stringify(paper('EU, prohibited authority'))).toContain('reach up to 7% of global turnover');
  });

  it('explains why a principle is rated below its score', () => {
    expect(JSON.stringify(paper('UK, amber'))).toMatch(/although its score is \d+:/);
  });

  it('has no level, score, band or sum for a system outside the Act, and no praise', () => {
    const outside = paper('EU, outside the Act');
    const [summary] = outside.sections;
    expect(JSON.stringify([summary, outside.sections.find(({ title }) => title.includes('Fine Risk'))])).not.toMatch(
      /"LOW"|Good Compliance|€0/,
    );
    expect(exampleReport('EU, outside the Act').compliance).toEqual({ score: 100, band: 'Not scored' });
    expect(exampleReport('UK, amber').compliance.band).not.toBe('Not scored');
  });

  it('names its title and language, and contains no scripts', async () => {
    const pdf = await drawPdf(paper('EU, limited'), null);
    const proxy = await getDocumentProxy(new Uint8Array(pdf));
    const { info } = await proxy.getMetadata();
    expect(info).toMatchObject({
      Title: 'Report on CV screening',
      Language: 'en-GB',
      CreationDate: 'D:20261122000000Z',
    });
    expect(await proxy.getJSActions()).toBeNull();
    expect(pdf.toString('latin1')).not.toMatch(/\/(JS|JavaScript|Launch|URI)\b/);
  });

  it('shows the letterhead, and is a different file only because of it', async () => {
    const logo = {
      kind: 'png' as const,
      width: 80,
      height: 40,
      base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    };
    const letterhead = { name: 'Northwind Group', colour: '#0a5c36', logo };
    const [first = ''] = await pagesOf(await drawPdf(paper('UK, amber'), letterhead));
    expect(first).toContain('Northwind Group');
    const docx = await drawDocx(paper('UK, amber'), letterhead);
    expect(docxText(docx)).toContain('Northwind Group');
    expect(docx.equals(await drawDocx(paper('UK, amber'), letterhead))).toBe(true);
  });
});

const hostile = {
  name: '<script>alert(1)</script> {{x}} \u202Egnp.exe\u0000\u0007\uFFFF "A & B"',
  description: `${'x'.repeat(10_000)} ${'👩‍👧 שלום مرحبا '.repeat(20)}\n\n\u2028${'😀'.repeat(500)} end`,
};

describe('text of users', () => {
  const made = () =>
    layOutReport(exampleReport('EU, limited', hostile), { ...beside, organisation: `${'=cmd|"/c"'.repeat(40)}\uD83D` });

  it('stays text within the page margins in PDF', async () => {
    const pdf = await drawPdf(made(), null);
    const proxy = await getDocumentProxy(new Uint8Array(pdf));
    expect(proxy.numPages).toBeLessThan(20);
    for (let number = 1; number <= proxy.numPages; number++) {
      const page = await proxy.getPage(number);
      const [, , right = 0] = page.view;
      const { items } = await page.getTextContent();
      const ends = items.flatMap(item => ('transform' in item ? [item.transform[4] + item.width] : []));
      expect(Math.max(...ends)).toBeLessThanOrEqual(right - 40);
    }
    const text = withoutSpaces((await pagesOf(pdf)).join(''));
    expect(text).toContain(withoutSpaces('<script>alert(1)</script>'));
    expect(text.match(/x/g)?.length).toBeGreaterThan(10_000);
  });

  it('leaves a DOCX file that opens', async () => {
    const xml = strFromU8(unzipSync(await drawDocx(made(), null))['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(xml).toContain('😀');
    expect(xml.isWellFormed()).toBe(true);
    expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Noncharacter_Code_Point}/u);
  });
});

const script = `
const { drawPdf } = await import('@aicp/render/pdf');
const { drawDocx } = await import('@aicp/render/docx');
const { exampleReport } = await import(${JSON.stringify(new URL('../../testing/exampleReports.ts', import.meta.url).href)});
const { layOutReport } = await import('@aicp/render/report/layOutReport');
const { createHash } = await import('node:crypto');
const paper = layOutReport(exampleReport('EU, high-risk provider'), ${JSON.stringify(beside)});
for (const draw of [drawPdf, drawDocx])
  console.log(createHash('sha256').update(await draw(paper, null)).digest('hex'));
`;

describe('equal input', () => {
  it('gives identical bytes in another process, locale and time zone', () => {
    const run = (env: Record<string, string>) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, ...env },
      }).toString();
    const here = run({ TZ: 'UTC', LANG: 'en_GB.UTF-8' });
    expect(here).toMatch(/^[0-9a-f]{64}\n[0-9a-f]{64}\n$/);
    expect(run({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })).toBe(here);
  });

  it('is rendered off the event loop, and once', async () => {
    const drawing = createRenderer({ logger: createLogger('reporting', 'silent') });
    try {
      let ticks = 0;
      const timer = setInterval(() => ticks++, 20);
      const draft = { format: 'pdf' as const, paper: paper('EU, high-risk provider'), letterhead: null };
      const [one, other] = await Promise.all([drawing.file(1, draft), drawing.file(2, draft)]);
      clearInterval(timer);
      expect(ticks).toBeGreaterThan(5);
      expect(other.buffer).toBe(one.buffer);
      expect(one.equals(await drawPdf(draft.paper, null))).toBe(true);
    } finally {
      await drawing.stop();
    }
  });
});
