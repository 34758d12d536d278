import { drawDocx } from '@aicp/render/docx';
import { drawHtml } from '@aicp/render/html';
import { drawPdf } from '@aicp/render/pdf';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { exampleFacts } from '../../../testing/exampleFacts.ts';
import { compose } from '../compose.ts';
import type { DocumentContent } from '../document.ts';
import { documentPaper } from './documentPaper.ts';
import { renderText } from './text.ts';

const MARK = 'Test mode, not paid.';
const made = new Date('2026-11-22T23:30:00Z');
const paper = (content: DocumentContent, mark: string | null = null) => documentPaper(content, { mark, made });
const withoutEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The words of a text, in no order, because layout can break lines anywhere. */
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]{3,}/gu));

async function docxText(content: DocumentContent): Promise<string> {
  const files = unzipSync(await drawDocx(paper(content, MARK), null));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return withoutEntities(xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, ''));
}

async function pdfText(content: DocumentContent): Promise<string> {
  const { text } = await extractText(new Uint8Array(await drawPdf(paper(content, MARK), null)), { mergePages: true });
  return text;
}

const htmlText = async (content: DocumentContent) =>
  withoutEntities(drawHtml(paper(content, MARK), null).replaceAll(/<[^>]+>/g, ' '));

describe.each(['EU', 'UK'] as const)('a document under %s rules', jurisdiction => {
  const facts = exampleFacts(jurisdiction === 'EU' ? 'high-risk-provider' : 'uk-red');
  const system = {
    ...facts.system,
    name: 'Prüfsystem "A & B" <beta>',
    description: 'Ranks applications; Ελληνικά, кириллица.',
  };
  it.each(['transparency-notice', 'model-card', 'risk-assessment'] as const)(
    '(%s) says the same in every format',
    async type => {
      const content = compose(type, { ...facts, system });
      const expected = wordsOf(renderText(content, MARK));
      for (const [format, text] of Object.entries({
        html: await htmlText(content),
        docx: await docxText(content),
        pdf: await pdfText(content),
      })) {
        const withoutSpaces = text.replaceAll(/\s+/g, '');
        const missing = [...expected].filter(word => !withoutSpaces.includes(word));
        expect({ format, missing }).toEqual({ format, missing: [] });
      }
    },
  );
});

it('a right-to-left name is isolated from the sentences around it', () => {
  const facts = exampleFacts('high-risk-provider');
  const name = 'نظام <تقييم> (v2)!';
  const html = drawHtml(paper(compose('transparency-notice', { ...facts, system: { ...facts.system, name } })), null);
  const isolatedName = '<bdi>نظام &lt;تقييم&gt; (v2)!</bdi>';
  expect(html).toContain(`<dd>${isolatedName}</dd>`);
  expect(html).toContain(`<p>${isolatedName} is an AI system.`);
  const body = html.slice(html.indexOf('<body>')).replaceAll(/<bdi>.*?<\/bdi>/g, '');
  expect(body).not.toContain('نظام');
});

const pdfPages = async (mark: string | null) => {
  const { text } = await extractText(
    new Uint8Array(await drawPdf(paper(compose('risk-assessment', exampleFacts('high-risk-provider')), mark), null)),
  );
  return text.map(page => page.split(MARK).length - 1);
};

describe('an unpaid document', () => {
  const content = compose('risk-assessment', exampleFacts('high-risk-provider'));

  it('states it on every page of its PDF, in small print', async () => {
    const [first, ...others] = await pdfPages(MARK);
    expect(others.length).toBeGreaterThan(0);
    expect([first, ...others]).toEqual([2, ...others.map(() => 1)]);
    const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(paper(content, MARK), null)));
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
      const at = items.findLastIndex(item => 'str' in item && item.str === MARK);
      // Screen readers read the sentence once, at the top; the repetitions are not part of the text.
      expect(items.slice(0, at).findLast(item => 'tag' in item && item.tag)).toMatchObject({ tag: 'Artifact' });
      expect(items[at]).toMatchObject({ height: expect.closeTo(8) });
    }
  });

  it('states it at the head of every page in Word', async () => {
    const files = unzipSync(await drawDocx(paper(content, MARK), null));
    const heads = Object.keys(files).filter(path => /^word\/header\d*\.xml$/.test(path));
    // One for the first page, one for the others.
    expect(heads).toHaveLength(2);
    for (const head of heads) expect(strFromU8(files[head] ?? new Uint8Array())).toContain(MARK);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toMatch(/<w:headerReference w:type="default"/);
  });
});

describe('a paid document', () => {
  it('does not mention test mode', async () => {
    const content = compose('risk-assessment', exampleFacts('high-risk-provider'));
    expect(new Set(await pdfPages(null))).toEqual(new Set([0]));
    const files = Object.values(unzipSync(await drawDocx(paper(content), null)));
    expect(files.filter(file => strFromU8(file).includes(MARK))).toEqual([]);
    expect(drawHtml(paper(content), null)).not.toContain(MARK);
  });
});

describe('the PDF of a verdict', () => {
  it.each(['high-risk-deployer', 'uk-red'] as const)('(%s) has no heading alone at the foot of a page', async name => {
    const content = compose('risk-assessment', exampleFacts(name));
    const { text } = await extractText(new Uint8Array(await drawPdf(paper(content), null)));
    const titles = ['Sources', ...content.sections.map(({ title }) => title)];
    const last = text.map(page => page.replace(/\s*Risk assessment\s*Page \d+ of \d+\s*/, '').trim());
    expect(titles.filter(title => last.some(page => page.endsWith(title)))).toEqual([]);
  });
});

describe('text of users', () => {
  it('is text in HTML, whatever it looks like', () => {
    const facts = exampleFacts('high-risk-provider');
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = drawHtml(paper(compose('model-card', { ...facts, system: { ...facts.system, name: hostile } })), null);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
  });
});
