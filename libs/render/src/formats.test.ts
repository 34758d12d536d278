import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { drawDocx } from './docx.ts';
import { drawHtml } from './html.ts';
import { line, type Paper, printable, quiet, strong } from './paper.ts';
import { drawPdf } from './pdf.ts';

const columns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Column ${count} ${at}`, share: 100 / count }));
const row = (count: number) => columns(count).map((_, at) => [line(`cell-${count}-${at}`)]);

const paper: Paper = {
  title: 'Title of the file',
  day: '2026-11-22',
  kind: 'Kind-of-paper',
  heading: 'Heading',
  description: [line('Described.')],
  facts: [{ label: 'Label', cell: [line('Fact')] }],
  warning: { title: 'Warned', lines: [line('of something')] },
  sections: [
    {
      id: 'first',
      title: 'Section',
      intro: 'Introduced',
      blocks: [
        { kind: 'lines', lines: [line(strong('Strong'), quiet('and-quiet'), { text: 'left-open', look: 'blank' })] },
        { kind: 'list', items: ['First item', 'Second item'] },
        { kind: 'facts', rows: [{ label: 'Other label', cell: [line('two'), line('lines')] }] },
        { kind: 'table', heading: 'Headed', columns: columns(3), rows: [row(3)] },
        { kind: 'table', heading: null, columns: columns(7), rows: [row(7)] },
        { kind: 'sources', rows: [{ text: 'Regulation', url: 'https://law.example/1689' }] },
        {
          kind: 'dials',
          dials: [
            { shape: 'gauge', name: 'Risk score', score: 62, words: 'MEDIUM', tone: 'medium', thresholds: [40, 70] },
            { shape: 'ring', name: 'Compliance', score: 0, words: 'Action Required', tone: 'high', thresholds: [] },
          ],
        },
        { kind: 'signatures', rows: [{ act: 'Approved', name: 'Ada', day: '22 November' }] },
      ],
    },
  ],
  head: 'Running head',
  foot: 'Running foot',
  cover: { title: 'Cover', lines: ['For the author'] },
  mark: 'Marked',
};
const letterhead = { name: 'Northwind', colour: '#0a5c36', logo: null };

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
/** The compared text, without the headers and footers of pages, which HTML does not have. */
const { title: _title, day: _day, head: _head, foot: _foot, ...read } = paper;
const notRead = new Set([
  'strong',
  'quiet',
  'blank',
  'lines',
  'list',
  'facts',
  'table',
  'sources',
  'signatures',
  'dials',
  'gauge',
  'ring',
  'medium',
  'high',
  'first',
]);
/** A heading replaces the first column's title. */
const said = textsOf(read).filter(text => !notRead.has(text) && text !== 'Column 3 0');
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

it.each([
  ['HTML', async () => drawHtml(paper, letterhead).replaceAll(/<[^>]+>/g, ' ')],
  ['PDF', async () => (await extractText(new Uint8Array(await drawPdf(paper, letterhead)))).text.join('')],
  [
    'DOCX',
    async () =>
      Object.entries(unzipSync(await drawDocx(paper, letterhead)))
        .map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes).replaceAll(/<[^>]+>/g, '') : ''))
        .join(''),
  ],
] as const)('a paper with blocks of every kind loses no word in %s', async (_format, draw) => {
  const text = withoutSpaces(await draw());
  expect([...said, 'Northwind'].filter(words => !text.includes(withoutSpaces(words)))).toEqual([]);
});

it('scores are drawn as on screen: an arc as long as the score, and a pale ring for 0', async () => {
  const html = drawHtml(paper, null);
  expect(html).toContain('aria-label="Risk score 62 of 100"');
  expect(html.match(/stroke="#93510a"/g)).toHaveLength(1);
  expect(html.match(/stroke="#b42318" stroke-opacity="0.35"/g)).toHaveLength(1);
  const { text } = await extractText(new Uint8Array(await drawPdf(paper, null)), { mergePages: true });
  expect(text).toMatch(/Risk score[\s\S]*40[\s\S]*70[\s\S]*62[\s\S]*of 100[\s\S]*MEDIUM/);
});

it('text has plain line breaks and no characters that a format cannot contain', () => {
  expect(printable({ text: 'a\r\nb\u2028c\td\u0007\u202Ee\uD83D' })).toEqual({ text: 'a\nb\nc de' });
});
