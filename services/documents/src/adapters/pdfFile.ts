import { buffer } from 'node:stream/consumers';
import { fontFiles, openPdf } from '@aicp/paper/pdf';
import type { Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { dataUrl, drawnSize, type Letterhead, type Logo } from '../domain/branding.ts';
import { type Block, type DocumentContent, type Field, type Item, isBlank } from '../domain/document.ts';
import { ACROSS } from '../domain/render/across.ts';
import { columnShares } from '../domain/render/columnShares.ts';
import { type Cover, published } from '../domain/render/published.ts';
import { sourceLine, sourceNumbers, words } from '../domain/render/text.ts';

/** As a share of the page's height between its margins: below it a heading and the first rows of a table have too little room. */
const LAST_HEADING = 0.87;
const MUTED = '#475467';
const LINE = '#d9dee5';

/** The document on A4, with page numbers; the same words in the same order as every other format. */
export async function pdfFile(
  whole: DocumentContent,
  mark: string | null,
  letterhead: Letterhead | null = null,
): Promise<Buffer> {
  const { content, cover } = published(whole);
  const { title, header, notices, sections, sources } = content;
  const cited = (item: Item): ContentText => {
    const numbers = sourceNumbers(item, sources);
    const tail: Content[] = numbers ? [{ text: ` ${numbers}`, fontSize: 7, color: MUTED }] : [];
    return { text: [plain(item), ...tail] };
  };
  const colour = letterhead?.colour ? { color: letterhead.colour } : {};
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [57, 57, 57, 57],
    info: { title },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 24, margin: [0, 0, 0, 12], ...colour },
      section: { fontSize: 14, margin: [0, 18, 0, 6], ...colour },
      quiet: { fontSize: 8, color: MUTED },
    },
    footer: (page, pages) => ({
      text: `${title}, page ${page} of ${pages}`,
      style: 'quiet',
      alignment: 'center',
      margin: [0, 20, 0, 0],
    }),
    content: [
      ...(cover ? coverPage(cover) : []),
      ...(letterhead ? brand(letterhead) : []),
      ...(mark
        ? [{ text: mark, bold: true, color: ACROSS.colour, margin: [0, 0, 0, 8] as [number, number, number, number] }]
        : []),
      { text: title, style: 'title' },
      fieldTable(header, plain),
      ...notices.map((text): Content => ({ text, style: 'quiet', margin: [0, 6, 0, 0] })),
      ...sections.flatMap(({ title, blocks }) =>
        headed(
          title,
          blocks.flatMap(block => drawn(block, cited)),
        ),
      ),
      ...headed(
        'Sources',
        sources.map((source, index) => ({
          text: `${index + 1}. ${sourceLine(source)}`,
          style: 'quiet',
          margin: [0, 0, 0, 3],
        })),
      ),
    ],
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.verticalRatio > LAST_HEADING,
  };
  const drawing = await openPdf(definition);
  if (mark) drawAcross(drawing, mark);
  drawing.end();
  return buffer(drawing);
}

/** The mark from corner to corner of every page: an artifact, which is no part of the text that is read aloud. */
function drawAcross(drawing: PDFKit.PDFDocument, mark: string): void {
  const { start, count } = drawing.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    drawing.switchToPage(page);
    const { width, height } = drawing.page;
    drawing.font(fontFiles.bold).fontSize(72);
    drawing.markContent('Artifact', { type: 'Pagination' }).save();
    drawing.rotate((Math.atan2(height, width) * -180) / Math.PI, { origin: [width / 2, height / 2] });
    drawing.fillColor(ACROSS.colour, ACROSS.opacity);
    const [left, top] = [(width - drawing.widthOfString(mark)) / 2, (height - drawing.currentLineHeight()) / 2];
    drawing.text(mark, left, top, { lineBreak: false });
    drawing.restore().endMarkedContent();
  }
}

/** Whether the library that draws PDF takes a picture. */
export async function drawsPicture(bytes: Buffer, kind: Logo['kind']): Promise<boolean> {
  const content = [{ image: dataUrl({ kind, bytes }), width: 100 }];
  return openPdf({ content, defaultStyle: { font: 'Roboto' } }).then(
    async drawing => {
      drawing.end();
      return (await buffer(drawing)).length > 0;
    },
    () => false,
  );
}

function brand({ name, logo, colour }: Letterhead): Content[] {
  return [
    ...(logo ? [{ image: dataUrl(logo), ...drawnSize(logo) }] : []),
    ...(name ? [{ text: name, bold: true, ...(colour ? { color: colour } : {}) }] : []),
    { text: ' ' },
  ];
}

function coverPage({ title, lines }: Cover): Content[] {
  return [
    { text: title, fontSize: 14, bold: true, color: '#93510a', margin: [0, 0, 0, 12] },
    { stack: lines.map((text): Content => ({ text, margin: [0, 0, 0, 5] })), pageBreak: 'after' },
  ];
}

type Drawn = (item: Item) => ContentText;

function plain(item: Item): ContentText {
  return { text: words(item), ...(isBlank(item) ? { color: '#93510a', background: '#fff6e5' } : {}) };
}

/** More columns than these do not fit on paper. */
const WIDEST = 5;

function drawn(block: Block, cited: Drawn): Content[] {
  if (block.kind === 'items') return block.items.map((item): Content => ({ ...cited(item), margin: [0, 0, 0, 5] }));
  if (block.kind === 'fields') return [fieldTable(block.fields, cited)];
  if (block.columns.length <= WIDEST) return [gridTable(block, cited)];
  // Eleven columns do not fit on paper: each row becomes a separate table, label beside value.
  return block.rows.map(row => {
    const fields = row.map((item, column): Field => ({ label: block.columns[column] ?? '', item }));
    return isSmall(fields) ? { stack: [fieldTable(fields, cited)], unbreakable: true } : fieldTable(fields, cited);
  });
}

/** A section whose heading does not stand alone at the foot of a page. */
function headed(title: string, [first, ...others]: Content[]): Content[] {
  const heading = { text: title, style: 'section' };
  if (!first) return [heading];
  const isShort = typeof first === 'object' && ('text' in first || 'unbreakable' in first);
  return isShort
    ? [{ stack: [heading, first], unbreakable: true }, ...others]
    : [{ ...heading, headlineLevel: 1 }, first, ...others];
}

/** Whether a record may stay on one page without leaving much of the last one empty; the library cuts off what exceeds a page. */
const isSmall = (fields: readonly Field[]) =>
  fields.length <= 8 && fields.reduce((sum, { item }) => sum + words(item).length, 0) < 1_200;

function gridTable(table: Extract<Block, { kind: 'table' }>, cited: Drawn): Content {
  const { columns, rows } = table;
  const shares = columnShares(table);
  const widest = shares.indexOf(Math.max(...shares));
  return {
    margin: [0, 0, 0, 10],
    fontSize: 8,
    layout: { hLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0 },
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: shares.map((share, at) => (at === widest ? '*' : `${share}%`)),
      body: [columns.map(text => ({ text, color: MUTED })), ...rows.map(row => row.map(cited))],
    },
  };
}

function fieldTable(fields: readonly Field[], cited: Drawn): Content {
  return {
    margin: [0, 0, 0, 10],
    layout: { hLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0 },
    table: {
      widths: ['30%', '*'],
      dontBreakRows: true,
      body: fields.map(({ label, item }) => [{ text: label, color: MUTED }, cited(item)]),
    },
  };
}
