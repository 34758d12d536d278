import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { isolated } from '@aicp/contracts/isolated';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { BLANK, lineRuns, lookedRuns, MUTED, SMALL, textRuns } from './docxRuns.ts';
import {
  type Block,
  type Cell,
  foldedTable,
  isolatedPaper,
  type Line,
  MARK_COLOUR,
  type Paper,
  type Run,
  type Section,
} from './paper.ts';

const WARNING = { ink: '8A1C12', paper: 'FDEEEC' };
/** Twentieths of a point: A4 between margins of 20 mm. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134 };
const WIDTH = PAGE.width - 2 * PAGE.margin;

/**
 * Renders a document for Word and similar programs, with the same words in the same order as every other format. Equal input results in
 * equal bytes.
 */
export async function drawDocx(paper: Paper, letterhead: PrintedLetterhead | null): Promise<Buffer> {
  const { title, day, kind, heading, description, facts, warning, sections, head, foot, cover, mark } =
    isolatedPaper(paper);
  const painted = letterhead?.colour ? { color: letterhead.colour.slice(1) } : {};
  const footer = new Footer({ children: [footLine(foot)] });
  const document = new Document({
    title,
    creator: 'AI Compliance',
    lastModifiedBy: 'AI Compliance',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20, language: { value: 'en-GB' } } },
        title: { run: { size: 44, bold: true, ...painted }, paragraph: { spacing: { after: 120 } } },
        heading1: { run: { size: 28, bold: true, ...painted }, paragraph: { spacing: { before: 360, after: 120 } } },
      },
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        headers: {
          first: new Header({ children: [mark ? markLine(mark) : new Paragraph({})] }),
          default: new Header({ children: mark ? [markLine(mark), small(head)] : [small(head)] }),
        },
        footers: { first: footer, default: footer },
        children: [
          ...(cover ? coverPage(cover) : []),
          ...(letterhead ? brand(letterhead) : []),
          ...(mark ? [paragraph([{ text: mark, look: 'strong' }])] : []),
          ...(kind ? [paragraph([{ text: kind, look: 'quiet' }])] : []),
          new Paragraph({ children: textRuns(heading), heading: HeadingLevel.TITLE }),
          ...description.map(line => paragraph(line.map(run => ({ ...run, look: 'quiet' })))),
          factTable(facts),
          ...(warning ? band(warning) : []),
          ...sections.flatMap(drawnSection),
        ],
      },
    ],
  });
  return dated(await Packer.toBuffer(document), day);
}

/** Replaces the time of rendering with the document's date wherever the library writes it. */
function dated(docx: Buffer, day: string): Buffer {
  const files = unzipSync(docx);
  const core = 'docProps/core.xml';
  const properties = strFromU8(files[core] ?? new Uint8Array());
  files[core] = strToU8(properties.replaceAll(/(<dcterms:\w+ [^>]*>)[^<]*/g, `$1${day}T00:00:00Z`));
  // A ZIP stores local time; this value is the same everywhere.
  return Buffer.from(zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 }));
}

/** A small line at the top of every page. */
function markLine(mark: string): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ text: mark, bold: true, size: 16, color: MARK_COLOUR.slice(1) })],
  });
}

function coverPage({ title, lines }: NonNullable<Paper['cover']>): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: title, bold: true, color: BLANK.color })] }),
    ...lines.map(text => new Paragraph({ children: textRuns(text), spacing: { after: 120 } })),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

function brand({ name, colour, logo }: PrintedLetterhead): Paragraph[] {
  const paint = colour ? { color: colour.slice(1) } : {};
  const size = logo && { width: (logo.width * 4) / 3, height: (logo.height * 4) / 3 };
  const picture =
    logo &&
    size &&
    new ImageRun({
      type: logo.kind,
      data: Buffer.from(logo.base64, 'base64'),
      transformation: size,
      // The library would number images continuously, and equal documents would differ.
      altText: { id: '1', name: 'Logo' },
    });
  const bar = { style: BorderStyle.SINGLE, size: 24, space: 6, color: colour?.slice(1) ?? 'D9DEE5' };
  return [
    new Paragraph({ border: { top: bar }, children: picture ? [picture] : [] }),
    ...(name
      ? [new Paragraph({ spacing: { after: 240 }, children: textRuns(isolated(name), { bold: true, ...paint }) })]
      : []),
  ];
}

function drawnSection({ title, intro, blocks, onNewPage }: Section): (Paragraph | Table)[] {
  return [
    new Paragraph({
      children: textRuns(title),
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      pageBreakBefore: onNewPage ?? false,
    }),
    ...(intro
      ? [
          new Paragraph({
            keepNext: true,
            spacing: { after: 120 },
            children: lookedRuns({ text: intro, look: 'quiet' }),
          }),
        ]
      : []),
    ...blocks.flatMap((block, at) => drawn(block, blocks[at + 1]?.kind === 'table')),
  ];
}

/** @param keepNext whether lines stay on the page of the content that follows */
function drawn(block: Block, keepNext: boolean): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'lines':
      return block.lines.map(line => paragraph(line, keepNext));
    case 'list':
      return block.items.map(
        text => new Paragraph({ children: textRuns(text), bullet: { level: 0 }, spacing: { after: 60 } }),
      );
    case 'facts':
      return [factTable(block.rows), gap()];
    case 'sources':
      return block.rows.map(source);
    case 'dials':
      return block.dials.map(({ name, score, words }) =>
        paragraph([{ text: `${name} ${score} of 100: ` }, { text: words, look: 'strong' }]),
      );
    case 'signatures':
      return [signatures(block.rows), gap()];
    case 'table':
      return (foldedTable(block)?.map(factTable) ?? [grid(block)]).flatMap(table => [table, gap()]);
  }
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'D9DEE5' } as const;
const BORDERS = { top: RULE, bottom: RULE, left: NONE, right: NONE, insideHorizontal: RULE, insideVertical: NONE };

function table(shares: readonly number[], rows: TableRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH, type: 'dxa' },
    columnWidths: shares.map(share => Math.round((WIDTH * share) / 100)),
    borders: BORDERS,
    margins: { top: 60, bottom: 60, left: 0, right: 120 },
    rows,
  });
}

function grid({ heading, columns, rows }: Extract<Block, { kind: 'table' }>): Table {
  const titles = columns.map(({ title, isFigure }, at) =>
    cellOf(at === 0 && heading ? textRuns(heading, { bold: true }) : titleRuns(title), isFigure),
  );
  return table(
    columns.map(({ share }) => share),
    [
      new TableRow({ tableHeader: true, cantSplit: true, children: titles }),
      ...rows.map(
        row =>
          new TableRow({
            cantSplit: true,
            children: row.map((cell, at) => new TableCell({ children: linesOf(cell, columns[at]?.isFigure) })),
          }),
      ),
    ],
  );
}

function source({ text, url }: { text: string; url: string | null }, at: number): Paragraph {
  const link =
    url &&
    new ExternalHyperlink({ link: url, children: [new TextRun({ text: url, style: 'Hyperlink', size: SMALL })] });
  return new Paragraph({ children: [...titleRuns(`${at + 1}. ${text}${url ? '; ' : ''}`), ...(link ? [link] : [])] });
}

function factTable(rows: Paper['facts']): Table {
  return table(
    [24, 76],
    rows.map(
      ({ label, cell }) =>
        new TableRow({
          cantSplit: true,
          children: [cellOf(lookedRuns({ text: label, look: 'quiet' })), new TableCell({ children: linesOf(cell) })],
        }),
    ),
  );
}

function signatures(rows: Extract<Block, { kind: 'signatures' }>['rows']): Table {
  const titles = ['', 'Name', 'Day', 'Signature'].map(title => cellOf(titleRuns(title)));
  return table(
    [15, 30, 22, 33],
    [
      new TableRow({ tableHeader: true, cantSplit: true, children: titles }),
      ...rows.map(
        ({ act, name, day }) =>
          new TableRow({
            cantSplit: true,
            height: { value: 680, rule: 'atLeast' },
            children: [
              cellOf(lookedRuns({ text: act, look: 'strong' })),
              ...[name, day, ''].map(text => cellOf(textRuns(text))),
            ],
          }),
      ),
    ],
  );
}

function band({ title, lines }: NonNullable<Paper['warning']>): Paragraph[] {
  const shading = { type: ShadingType.CLEAR, fill: WARNING.paper, color: 'auto' };
  const inked = (run: Run) => textRuns(run.text, { bold: run.look === 'strong', color: WARNING.ink });
  return [
    new Paragraph({
      shading,
      spacing: { before: 240 },
      children: textRuns(title, { bold: true, size: 26, color: WARNING.ink }),
    }),
    ...lines.map(line => new Paragraph({ shading, children: line.flatMap(inked) })),
  ];
}

const right = (isFigure = false) => (isFigure ? { alignment: AlignmentType.RIGHT } : {});

const cellOf = (children: TextRun[], isFigure?: boolean) =>
  new TableCell({ children: [new Paragraph({ children, ...right(isFigure) })] });

/** A cell must contain at least one paragraph. */
const linesOf = (cell: Cell, isFigure?: boolean) =>
  (cell.length > 0 ? cell : [[]]).map(line => new Paragraph({ children: lineRuns(line), ...right(isFigure) }));

const paragraph = (line: Line, keepNext = false) =>
  new Paragraph({ keepNext, spacing: { after: 80 }, children: lineRuns(line) });
const small = (text: string) => new Paragraph({ children: titleRuns(text) });
const titleRuns = (text: string) => textRuns(text, { size: SMALL, color: MUTED });
/** Without a paragraph between them, two tables would become one. */
const gap = () => new Paragraph({ spacing: { after: 60 }, children: [] });

function footLine(foot: string): Paragraph {
  const pages = ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
    children: [...titleRuns(foot), new TextRun({ children: pages, size: SMALL, color: MUTED })],
  });
}
