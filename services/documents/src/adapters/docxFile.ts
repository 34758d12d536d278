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
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { drawnSize, type Letterhead } from '../domain/branding.ts';
import { type Block, type DocumentContent, type Field, type Item, isBlank, type Source } from '../domain/document.ts';
import { ACROSS } from '../domain/render/across.ts';
import { columnShares } from '../domain/render/columnShares.ts';
import { type Cover, published } from '../domain/render/published.ts';
import { sourceLine, sourceNumbers, words } from '../domain/render/text.ts';

const MUTED = '475467';
const BLANK = { color: '93510A', highlight: 'yellow' } as const;

/** The document for Word and its like; the same words in the same order as every other format. */
export async function docxFile(
  whole: DocumentContent,
  mark: string | null,
  letterhead: Letterhead | null = null,
): Promise<Buffer> {
  const { content, cover } = published(whole);
  const { title, header, notices, sections, sources } = content;
  const headed = letterhead?.colour ? { run: { color: letterhead.colour.slice(1) } } : undefined;
  const document = new Document({
    title,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22 } },
        ...(headed ? { title: headed, heading1: headed } : {}),
      },
    },
    sections: [
      {
        ...(mark ? { headers: { default: new Header({ children: [banner(mark)] }) } } : {}),
        footers: { default: new Footer({ children: [new Paragraph({ children: [pageNumbers()] })] }) },
        children: [
          ...(cover ? coverPage(cover) : []),
          ...(letterhead ? brand(letterhead) : []),
          ...(mark ? [new Paragraph({ children: [new TextRun({ text: mark, bold: true })] })] : []),
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          fieldTable(header, item => [run(item)]),
          ...notices.map(notice => new Paragraph({ children: [new TextRun({ text: notice, color: MUTED })] })),
          ...sections.flatMap(({ title, blocks }) => [
            new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, keepNext: true }),
            ...blocks.flatMap(block => drawn(block, item => cited(item, sources))),
          ]),
          new Paragraph({ text: 'Sources', heading: HeadingLevel.HEADING_1 }),
          ...sources.map((source, index) => new Paragraph({ children: [...sourceRuns(source, index)] })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** A line across the head of every page, in a frame. */
function banner(mark: string): Paragraph {
  const colour = ACROSS.colour.slice(1);
  const line = { style: BorderStyle.SINGLE, size: 12, space: 4, color: colour };
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    border: { top: line, right: line, bottom: line, left: line },
    children: [new TextRun({ text: mark, bold: true, size: 40, color: colour })],
  });
}

function brand({ name, logo, colour }: Letterhead): Paragraph[] {
  const paint = colour ? { color: colour.slice(1) } : {};
  const picture = logo && new ImageRun({ type: logo.kind, data: logo.bytes, transformation: drawnSize(logo) });
  return [
    ...(picture ? [new Paragraph({ children: [picture] })] : []),
    ...(name ? [new Paragraph({ children: [new TextRun({ text: name, bold: true, ...paint })] })] : []),
  ];
}

function coverPage({ title, lines }: Cover): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: title, bold: true, color: BLANK.color })] }),
    ...lines.map(text => new Paragraph({ text, spacing: { after: 120 } })),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

type Cited = (item: Item) => TextRun[];

function run(item: Item): TextRun {
  return new TextRun({ text: words(item), ...(isBlank(item) ? BLANK : {}) });
}

function cited(item: Item, sources: readonly Source[]): TextRun[] {
  const numbers = sourceNumbers(item, sources);
  return [run(item), ...(numbers ? [new TextRun({ text: ` ${numbers}`, color: MUTED, size: 16 })] : [])];
}

/** More columns than these do not fit on paper. */
const WIDEST = 5;

function drawn(block: Block, cited: Cited): (Paragraph | Table)[] {
  if (block.kind === 'items')
    return block.items.map(item => new Paragraph({ children: cited(item), spacing: { after: 120 } }));
  if (block.kind === 'fields') return [fieldTable(block.fields, cited)];
  if (block.columns.length <= WIDEST) return [gridTable(block, cited)];
  // Eleven columns do not fit on paper: each row becomes a separate table, label beside value.
  return block.rows.flatMap(row => [
    fieldTable(
      row.map((item, column): Field => ({ label: block.columns[column] ?? '', item })),
      cited,
    ),
    new Paragraph({ text: '' }),
  ]);
}

function gridTable(table: Extract<Block, { kind: 'table' }>, cited: Cited): Table {
  const { columns, rows } = table;
  const shares = columnShares(table);
  const cell = (children: TextRun[], at: number) =>
    new TableCell({
      width: { size: shares[at] ?? 0, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ children })],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: columns.map((text, at) => cell([new TextRun({ text, color: MUTED })], at)),
      }),
      ...rows.map(row => new TableRow({ cantSplit: true, children: row.map((item, at) => cell(cited(item), at)) })),
    ],
  });
}

function fieldTable(fields: readonly Field[], cited: Cited): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: fields.map(
      ({ label, item }) =>
        new TableRow({
          cantSplit: true,
          children: [
            new TableCell({
              width: { size: 30, type: WidthType.PERCENTAGE },
              children: [new Paragraph({ children: [new TextRun({ text: label, color: MUTED })] })],
            }),
            new TableCell({ children: [new Paragraph({ children: cited(item) })] }),
          ],
        }),
    ),
  });
}

function sourceRuns(source: Source, index: number): (TextRun | ExternalHyperlink)[] {
  const line = `${index + 1}. ${sourceLine({ ...source, url: null })}`;
  if (!source.url) return [new TextRun({ text: line, size: 18 })];
  const link = new ExternalHyperlink({
    link: source.url,
    children: [new TextRun({ text: source.url, style: 'Hyperlink', size: 18 })],
  });
  return [new TextRun({ text: `${line}; `, size: 18 }), link];
}

function pageNumbers(): TextRun {
  return new TextRun({
    children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
    size: 16,
    color: MUTED,
  });
}
