import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { compose } from '../domain/compose.ts';
import type { DocumentContent } from '../domain/document.ts';
import { exampleFacts } from '../domain/exampleFacts.ts';
import { renderHtml } from '../domain/render/html.ts';
import { renderText } from '../domain/render/text.ts';
import { docxFile } from './docxFile.ts';
import { pdfFile } from './pdfFile.ts';

const MARK = 'Test mode, not paid.';
const withoutEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The words of a text, in no order: layout may break lines anywhere. */
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]{3,}/gu));

async function docxText(content: DocumentContent): Promise<string> {
  const files = unzipSync(await docxFile(content, MARK));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return withoutEntities(xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, ''));
}

async function pdfText(content: DocumentContent): Promise<string> {
  const { text } = await extractText(new Uint8Array(await pdfFile(content, MARK)), { mergePages: true });
  return text;
}

const htmlText = async (content: DocumentContent) =>
  withoutEntities(
    renderHtml(content, MARK)
      .replace(/<style>[\s\S]*<\/style>/, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );

describe.each(['EU', 'UK'] as const)('a document under %s rules', jurisdiction => {
  const facts = exampleFacts(jurisdiction);
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
        const joined = text.replaceAll(/\s+/g, '');
        const missing = [...expected].filter(word => !joined.includes(word));
        expect({ format, missing }).toEqual({ format, missing: [] });
      }
    },
  );
});

describe('text of users', () => {
  it('is text in HTML, whatever it looks like', () => {
    const facts = exampleFacts('EU');
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = renderHtml(compose('model-card', { ...facts, system: { ...facts.system, name: hostile } }));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;');
  });
});
