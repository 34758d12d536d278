import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { drawDocx } from '../docx.ts';
import { drawHtml } from '../html.ts';
import { line, type Paper } from '../paper.ts';
import { drawPdf } from '../pdf.ts';
import { fontFiles, titleFiles } from '../pdfLibrary.ts';
import { shapesIn } from './hasShapes.ts';
import { OTHER_LETTER, SERIF_TEXT } from './scriptFonts.ts';

const paperOf = (name: string, ...lines: string[]): Paper => ({
  title: name,
  day: '2026-11-27',
  heading: name,
  description: [],
  facts: [{ label: 'System', cell: [line(name)] }],
  sections: [{ title: 'Description', intro: null, blocks: [{ kind: 'lines', lines: lines.map(text => line(text)) }] }],
  head: 'AI Compliance',
  foot: name,
});
const pdfOf = async (name: string, ...lines: string[]) => new Uint8Array(await drawPdf(paperOf(name, ...lines), null));
const wordsOf = async (pdf: Uint8Array) => (await extractText(pdf.slice(), { mergePages: true })).text.split(/\s+/);

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The texts next to shapes in a file. */
function spokenIn(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf);
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.toString('latin1', at - 3, at) === 'end' || file[at + 7] !== 0x78) continue;
    const content = inflateSync(file.subarray(at + 7)).toString('latin1');
    for (const [, said = ''] of content.matchAll(/ActualText \(\xfe\xff((?:[^\\)]|\\.)*)\)/gs)) {
      const bytes = said.replaceAll(/\\(.)/gs, (_, letter: string) => UNESCAPED[letter] ?? letter);
      found.push(Buffer.from(bytes, 'latin1').swap16().toString('utf16le'));
    }
  }
  return found;
}

describe('a PDF', () => {
  it.each([
    ['Chinese', '信用評価システム', '本系统用于评估个人信用申请'],
    ['Korean', '신용 평가', '모든 결과를 담당자가 검토합니다'],
    ['Arabic', 'نظام تقييم', 'يقيّم طلبات الائتمان ثم يراجعها موظف إلى النهاية'],
    ['Hebrew', 'מערכת דירוג', 'המערכת מדרגת בקשות אשראי'],
    ['Vietnamese and Greek', 'Đánh giá', 'Αξιολόγηση ἀρχή'],
    ['Georgian and Armenian', 'შეფასება', 'Գնահատում'],
  ])('has the letters of %s, and gives the words back in their order', async (_script, name, text) => {
    const words = await wordsOf(await pdfOf(name, text));
    expect(words).toEqual(expect.arrayContaining([...name.split(' '), ...text.split(' ')]));
  });

  it.each([
    ['Hindi', 'मूल्यांकन प्रणाली'],
    ['Thai', 'ระบบประเมิน'],
    ['emoji', '🤖 👩‍💻'],
  ])('tells the text of shapes that do not stand for letters one by one: %s', async (_script, name) => {
    expect(spokenIn(await pdfOf(name))).toEqual(expect.arrayContaining(name.split(' ')));
  });

  it('renders a right-to-left name in a sentence in its own order', async () => {
    const pdf = await pdfOf('نظام (v2)!', 'The system نظام (v2)! is new');
    const page = await (await getDocumentProxy(pdf)).getPage(1);
    const { items } = await page.getTextContent();
    const left = (text: string) =>
      items.flatMap(item => ('str' in item && item.str.includes(text) ? item.transform[4] : []))[0];
    expect(left('!(v2)') ?? left('!')).toBeLessThan(left('نظام'));
    expect(left('نظام')).toBeLessThan(left('is new'));
  });

  it('names letters without a font, and shows their numbers', async () => {
    const text = (await wordsOf(await pdfOf('Museum', 'An eye 𓂀 of stone'))).join(' ');
    expect(text).toContain('An eye [U+13080] of stone');
    expect(text).toContain('No font is installed for some letters in this document.');
    expect((await wordsOf(await pdfOf('東京'))).join(' ')).not.toContain('No font');
  });

  it('has the same bytes each time, and no further font without such letters', async () => {
    const name = 'نظام 東京 🤖 हिन्दी';
    expect(Buffer.from(await pdfOf(name)).equals(await pdfOf(name))).toBe(true);
    expect(Buffer.from(await pdfOf('Müller & Söhne Κρέντιτ Кредит')).includes('Noto')).toBe(false);
  });
});

it.each([
  ['the family of the file', fontFiles.normal, (text: string) => !OTHER_LETTER.test(text)],
  ['its bold letters', fontFiles.bold, (text: string) => !OTHER_LETTER.test(text)],
  ['the typeface of titles', titleFiles.normal, (text: string) => SERIF_TEXT.test(text)],
])('every letter that is left to %s has a shape in it', (_name, file, isLeft) => {
  const family = shapesIn(file);
  const without = Array.from({ length: 0x10000 }, (_, letter) => letter).filter(letter => {
    const text = String.fromCharCode(letter);
    return !/[\p{C}\p{Z}]/u.test(text) && isLeft(text) && !family.hasGlyphForCodePoint(letter);
  });
  expect(without).toEqual([]);
});

it('a right-to-left name is isolated in Word and HTML', async () => {
  const paper = paperOf('نظام (v2)!', 'The system نظام (v2)! is new');
  const docx = unzipSync(await drawDocx(paper, null));
  const document = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
  expect(document).toMatch(
    /<w:r><w:rPr>(?:<[^>]*\/>)*<w:rtl\/>(?:<[^>]*\/>)*<\/w:rPr><w:t[^>]*>نظام \(v2\)!<\/w:t><\/w:r>/,
  );
  expect(document).not.toMatch(/[\u2066-\u2069]/);
  expect(document).toContain('>The system </w:t>');
  expect(drawHtml(paper, null)).toContain('<p>The system <bdi>نظام (v2)!</bdi> is new</p>');
});
