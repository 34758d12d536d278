import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { isolated } from '@aicp/contracts/isolated';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Block, dataUrl, foldedTable, isolatedPaper, MARK_COLOUR, type Paper, type Section } from './paper.ts';
import { finished, fontFiles, openPdf } from './pdfLibrary.ts';
import {
  BLANK,
  band,
  dials,
  factGrid,
  factTable,
  grid,
  HEIGHT,
  heightOf,
  LINE,
  linesOf,
  MUTED,
  RULE,
  record,
  runs,
  signatures,
  TALLEST_WHOLE_ROW,
  textOf,
} from './pdfTables.ts';
import { OTHER_LETTER, SERIF_TEXT } from './scripts/scriptFonts.ts';

/** The size of the mark, in points. */
const MARK_SIZE = 8;

/** The title is large, so shorter words than elsewhere may be broken. */
const MAX_WORD_IN_TITLE_LENGTH = 18;

/** Renders a document on A4. Equal input results in equal bytes, wherever and whenever it is rendered. */
export async function drawPdf(paper: Paper, letterhead: PrintedLetterhead | null): Promise<Buffer> {
  const { title, day, kind, heading, description, facts, warning, sections, head, foot, cover, mark } =
    isolatedPaper(paper);
  const colour = letterhead?.colour ? { color: letterhead.colour } : {};
  const made = new Date(`${day}T00:00:00Z`);
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [57, 62, 57, 62],
    version: '1.7',
    language: 'en-GB',
    displayTitle: true,
    info: { title, creationDate: made, modDate: made },
    defaultStyle: { font: 'Inter', fontSize: 8.7, lineHeight: 1.2 },
    styles: {
      mark: { bold: true, fontSize: MARK_SIZE, color: MARK_COLOUR, margin: [0, 0, 0, 8] },
      kind: { color: MUTED, margin: [0, 0, 0, 4] },
      title: { fontSize: 23, bold: true, lineHeight: 1.1, margin: [0, 0, 0, 8], ...colour },
      section: { fontSize: 14.5, bold: true, margin: [0, 18, 0, 5], ...colour },
      heading: { fontSize: 9, bold: true },
      column: { fontSize: 7.5, color: MUTED },
      quiet: { color: MUTED },
      running: { fontSize: 7.5, color: MUTED },
    },
    header: page => (page === 1 ? '' : { text: head, style: 'running', margin: [57, 30, 57, 0] }),
    footer: (page, pages) => ({
      columns: [
        { text: foot, style: 'running', width: '*' },
        { text: `Page ${page} of ${pages}`, style: 'running', width: 70, alignment: 'right' },
      ],
      margin: [57, 22, 57, 0],
    }),
    content: [
      ...(cover ? coverPage(cover) : []),
      ...(letterhead ? brand(letterhead) : []),
      ...(mark ? [{ text: mark, style: 'mark' }] : []),
      ...(kind ? [{ text: kind, style: 'kind' }] : []),
      { ...textOf(heading, MAX_WORD_IN_TITLE_LENGTH), ...titled(heading), style: 'title' },
      ...description.map((line): Content => ({ ...runs(line), style: 'quiet', margin: [0, 0, 0, 3] })),
      factGrid(facts),
      ...(warning ? [band(warning)] : []),
      ...sections.flatMap(drawnSection),
    ],
    // A heading's level is the height that it needs together with the content that must follow it.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > 1 - headlineLevel / HEIGHT,
  };
  const hasOtherLetters = OTHER_LETTER.test(JSON.stringify([paper, letterhead?.name]));
  const drawing = await openPdf(hasOtherLetters ? await withScripts(definition) : definition);
  if (mark) drawMark(drawing, mark);
  return finished(drawing);
}

/** Adds fonts for the letters of every script, and at the end a note about letters without a font. */
async function withScripts(definition: TDocumentDefinitions): Promise<TDocumentDefinitions> {
  const [{ withFonts }] = await Promise.all([import('./scripts/withFonts.ts'), import('./scripts/visualOrder.ts')]);
  const missing = new Set<string>();
  const running = (made: unknown) =>
    typeof made === 'function' ? (...page: unknown[]) => withFonts(made(...page), missing) : made;
  const { content, header, footer, ...rest } = definition;
  const drawn = [withFonts(content, missing)].flat() as Content[];
  return {
    ...rest,
    content: [...drawn, ...unshown(missing)],
    header: running(header),
    footer: running(footer),
  } as TDocumentDefinitions;
}

/** A note about letters that are shown by their numbers. */
function unshown(missing: ReadonlySet<string>): Content[] {
  if (missing.size === 0) return [];
  const [some, others] = [[...missing].slice(0, 20), Math.max(0, missing.size - 20)];
  const listed = `${some.join(', ')}${others ? ` and ${others} more` : ''}`;
  const text = `No font is installed for some letters in this document. They are shown as Unicode numbers: ${listed}. The Word file contains the letters themselves.`;
  return [{ text, style: 'quiet', margin: [0, 16, 0, 0] }];
}

/** Draws the mark, small, at the top of every page, as an artifact that is not read aloud. */
function drawMark(drawing: PDFKit.PDFDocument, mark: string): void {
  const { start, count } = drawing.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    drawing.switchToPage(page);
    drawing.font(fontFiles.bold).fontSize(MARK_SIZE);
    drawing.markContent('Artifact', { type: 'Pagination' }).save();
    drawing.fillColor(MARK_COLOUR);
    drawing.text(mark, drawing.page.width - 57 - drawing.widthOfString(mark), 16, { lineBreak: false });
    drawing.restore().endMarkedContent();
  }
}

/** Titles use the screen's typeface if it has their letters. */
const titled = (text: string) => (SERIF_TEXT.test(text) ? { font: 'Serif' } : {});

function coverPage({ title, lines }: NonNullable<Paper['cover']>): Content[] {
  return [
    { text: title, ...titled(title), fontSize: 14, bold: true, color: BLANK.ink, margin: [0, 0, 0, 12] },
    { stack: lines.map((text): Content => ({ ...textOf(text), margin: [0, 0, 0, 5] })), pageBreak: 'after' },
  ];
}

function brand({ name, colour, logo }: PrintedLetterhead): Content[] {
  const bar = { type: 'rect' as const, x: 0, y: 0, w: 481, h: 3, color: colour ?? RULE };
  return [
    { canvas: [bar], margin: [0, 0, 0, 10] },
    ...(logo ? [{ image: dataUrl(logo), width: logo.width, height: logo.height }] : []),
    ...(name ? [{ text: isolated(name), bold: true, ...(colour ? { color: colour } : {}) }] : []),
    { text: ' ' },
  ];
}

function drawnSection({ title, intro, blocks, onNewPage }: Section): Content[] {
  const [first, ...others] = blocks;
  const heading = {
    text: title,
    ...titled(title),
    style: 'section',
    outline: true,
    headlineLevel: roomFor(intro, first),
    ...(onNewPage ? { pageBreak: 'before' as const } : {}),
  };
  if (first?.kind === 'signatures' && !intro)
    return [
      {
        stack: [{ text: title, ...titled(title), style: 'section', outline: true }, ...drawn(first)],
        unbreakable: true,
        ...(onNewPage ? { pageBreak: 'before' as const } : {}),
      },
      ...others.flatMap(drawn),
    ];
  return [
    heading,
    ...(intro ? [{ text: intro, style: 'quiet', margin: [0, 0, 0, 6] as [number, number, number, number] }] : []),
    ...blocks.flatMap(drawn),
  ];
}

/** The height in points of a heading, its introduction, and the first row or line of the content below. */
function roomFor(intro: string | null, first: Block | undefined): number {
  const heading = 44 + (intro ? 6 + linesOf(intro.length, LINE.characters) * LINE.points : 0);
  const [row] =
    first?.kind === 'table' ? first.rows : first?.kind === 'facts' ? first.rows.map(({ cell }) => [cell]) : [];
  if (!row) return heading + 3 * LINE.points;
  return heading + 40 + Math.min(heightOf(row), TALLEST_WHOLE_ROW);
}

function drawn(block: Block): Content[] {
  switch (block.kind) {
    case 'lines':
      return block.lines.map((line): Content => ({ ...runs(line), margin: [0, 2, 0, 3] }));
    case 'list':
      return [
        { ul: block.items.map((text): Content => ({ ...textOf(text), margin: [0, 0, 0, 3] })), margin: [0, 2, 0, 6] },
      ];
    case 'facts':
      return [factTable(block.rows)];
    case 'sources':
      return block.rows.map(
        ({ text, url }, at): Content => ({
          ...textOf([`${at + 1}. ${text}`, url].filter(Boolean).join('; ')),
          style: 'column',
          margin: [0, 0, 0, 3],
        }),
      );
    case 'dials':
      return [dials(block.dials)];
    case 'signatures':
      return [signatures(block.rows)];
    case 'table':
      return foldedTable(block)?.map(record) ?? [grid(block)];
  }
}
