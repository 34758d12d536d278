import { buffer } from 'node:stream/consumers';
import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { openPdf } from '@aicp/paper/pdf';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Block, Cell, Line, Paper, Section } from '../domain/paper/paper.ts';

const MUTED = '#475467';
const RULE = '#d9dee5';
const WARNING = { ink: '#8a1c12', paper: '#fdeeec' };
/** Points between the margins of a page. */
const HEIGHT = 842 - 2 * 62;
/** About what is read on a line of the text, and of the wide column of a table. */
const LINE = { points: 14, characters: 95, inTable: 68 };
/** A row of about so many points stays on one page: taller ones would leave much of a page empty, and the library cuts off what exceeds it. */
const TALLEST_WHOLE_ROW = HEIGHT / 4;
/** What is longer has a row of its own in the title block. */
const LONGEST_HALF_FACT = 34;
/** A word of so many characters may be broken anywhere: it is no word. In the title it is large. */
const LONGEST_WORD = 28;
const LONGEST_WORD_IN_TITLE = 18;

/** The report on A4. Equal paper is equal bytes, wherever and whenever it is drawn. */
export async function pdfPaper(paper: Paper, letterhead: PrintedLetterhead | null): Promise<Buffer> {
  const { title, day, kind, system, description, facts, warning, sections, head, foot } = paper;
  const colour = letterhead?.colour ? { color: letterhead.colour } : {};
  const made = new Date(`${day}T00:00:00Z`);
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [57, 62, 57, 62],
    version: '1.7',
    language: 'en-GB',
    displayTitle: true,
    info: { title, creationDate: made, modDate: made },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25 },
    styles: {
      kind: { color: MUTED, margin: [0, 0, 0, 4] },
      title: { fontSize: 22, bold: true, lineHeight: 1.1, margin: [0, 0, 0, 8], ...colour },
      section: { fontSize: 13.5, bold: true, margin: [0, 20, 0, 6], ...colour },
      heading: { fontSize: 10, bold: true },
      column: { fontSize: 8, color: MUTED },
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
      ...(letterhead ? brand(letterhead) : []),
      { text: kind, style: 'kind' },
      { ...textOf(system, LONGEST_WORD_IN_TITLE), style: 'title' },
      ...description.map((line): Content => ({ ...runs(line), style: 'quiet', margin: [0, 0, 0, 3] })),
      factGrid(facts),
      ...(warning ? [band(warning)] : []),
      ...sections.flatMap(drawnSection),
    ],
    // A heading's level is the room that it needs, with what has to stand under it.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > 1 - headlineLevel / HEIGHT,
  };
  const drawing = await openPdf(definition);
  drawing.end();
  return buffer(drawing);
}

function brand({ name, colour, logo }: PrintedLetterhead): Content[] {
  const bar = { type: 'rect' as const, x: 0, y: 0, w: 481, h: 3, color: colour ?? RULE };
  return [
    { canvas: [bar], margin: [0, 0, 0, 10] },
    ...(logo
      ? [
          {
            image: `data:image/${logo.kind === 'jpg' ? 'jpeg' : 'png'};base64,${logo.base64}`,
            width: logo.width,
            height: logo.height,
          },
        ]
      : []),
    ...(name ? [{ text: name, bold: true, ...(colour ? { color: colour } : {}) }] : []),
    { text: ' ' },
  ];
}

function drawnSection({ title, intro, blocks, onNewPage }: Section): Content[] {
  const [first, ...others] = blocks;
  const heading = {
    text: title,
    style: 'section',
    outline: true,
    headlineLevel: roomFor(intro, first),
    ...(onNewPage ? { pageBreak: 'before' as const } : {}),
  };
  if (first?.kind === 'signatures' && !intro)
    return [
      { stack: [{ text: title, style: 'section', outline: true }, ...drawn(first)], unbreakable: true },
      ...others.flatMap(drawn),
    ];
  return [
    heading,
    ...(intro ? [{ text: intro, style: 'quiet', margin: [0, 0, 0, 6] as [number, number, number, number] }] : []),
    ...blocks.flatMap(drawn),
  ];
}

/** Points for a heading, its introduction, and the first row or line of what follows. */
function roomFor(intro: string | null, first: Block | undefined): number {
  const heading = 44 + (intro ? 6 + linesOf(intro.length, LINE.characters) * LINE.points : 0);
  if (first?.kind !== 'table') return heading + 3 * LINE.points;
  return heading + 40 + Math.min(heightOf(first.rows[0] ?? []), TALLEST_WHOLE_ROW);
}

/** About as many points as a row of a table takes. */
function heightOf(row: readonly Cell[]): number {
  const cells = row.map(cell => cell.reduce((sum, line) => sum + linesOf(lengthOf([line]), LINE.inTable), 0));
  return Math.max(0, ...cells) * LINE.points;
}

const linesOf = (length: number, characters: number) => Math.max(1, Math.ceil(length / characters));

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
    case 'signatures':
      return [signatures(block.rows)];
    case 'table':
      return [grid(block)];
  }
}

const ruled = {
  hLineColor: () => RULE,
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  paddingLeft: (at: number) => (at === 0 ? 0 : 8),
  paddingRight: () => 4,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

function grid({ heading, columns, rows }: Extract<Block, { kind: 'table' }>): Content {
  const titles = columns.map(
    ({ title, isFigure }, at): TableCell =>
      at === 0 && heading
        ? { text: heading, style: 'heading' }
        : { text: title, style: 'column', ...(isFigure ? { alignment: 'right' as const } : {}) },
  );
  const isShort = (row: readonly Cell[]) => heightOf(row) <= TALLEST_WHOLE_ROW;
  return {
    margin: [0, 4, 0, 10],
    layout: ruled,
    table: {
      headerRows: 1,
      keepWithHeaderRows: rows[0] && isShort(rows[0]) ? 1 : 0,
      dontBreakRows: rows.every(isShort),
      // The padding is part of the width: the first column takes what is left.
      widths: columns.map(({ share }, at) => (at === 0 ? '*' : `${share - 2}%`)),
      body: [
        titles,
        ...rows.map(row =>
          row.map(
            (cell, at): TableCell => ({
              stack: cell.map((line): Content => ({ ...runs(line), margin: [0, 0, 0, 1] })),
              ...(columns[at]?.isFigure ? { alignment: 'right' as const } : {}),
            }),
          ),
        ),
      ],
    },
  };
}

function factTable(rows: Paper['facts']): Content {
  return {
    margin: [0, 2, 0, 8],
    layout: { ...ruled, hLineWidth: () => 0.5 },
    table: {
      widths: ['24%', '*'],
      dontBreakRows: rows.every(({ cell }) => heightOf([cell]) <= TALLEST_WHOLE_ROW),
      body: rows.map(({ label, cell }) => [{ text: label, style: 'quiet' }, { stack: cell.map(runs) }]),
    },
  };
}

/** The facts of the title block, two in a row; what is long has a row of its own. */
function factGrid(facts: Paper['facts']): Content {
  const body: TableCell[][] = [];
  for (const { label, cell } of facts) {
    const term: TableCell = { text: label, style: 'quiet' };
    const stack = cell.map(runs);
    const open = body.at(-1);
    if (lengthOf(cell) > LONGEST_HALF_FACT) body.push([term, { stack, colSpan: 3 }, '', '']);
    else if (open?.length === 2) open.push(term, { stack });
    else body.push([term, { stack }]);
  }
  return {
    margin: [0, 8, 0, 4],
    layout: { ...ruled, hLineWidth: () => 0.5 },
    table: { widths: ['19%', '31%', '19%', '*'], body: body.map(row => (row.length === 2 ? [...row, '', ''] : row)) },
  };
}

function band({ title, lines }: NonNullable<Paper['warning']>): Content {
  return {
    margin: [0, 8, 0, 4],
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 10,
      paddingBottom: () => 10,
    },
    table: {
      widths: ['*'],
      body: [
        [
          {
            fillColor: WARNING.paper,
            color: WARNING.ink,
            stack: [
              { text: title, fontSize: 13, bold: true, margin: [0, 0, 0, 4] },
              ...lines.map((line): Content => ({ ...runs(line), margin: [0, 0, 0, 3] })),
            ],
          },
        ],
      ],
    },
  };
}

function signatures(rows: Extract<Block, { kind: 'signatures' }>['rows']): Content {
  return {
    margin: [0, 4, 0, 8],
    layout: ruled,
    unbreakable: true,
    table: {
      widths: ['15%', '30%', '22%', '*'],
      heights: at => (at === 0 ? 12 : 34),
      body: [
        ['', 'Name', 'Day', 'Signature'].map(text => ({ text, style: 'column' })),
        ...rows.map(({ act, name, day }) => [{ text: act, bold: true }, textOf(name), day, '']),
      ],
    },
  } as Content;
}

const lengthOf = (cell: Cell) => cell.flat().reduce((sum, { text }) => sum + text.length, 0);

const LOOKS = { strong: { bold: true }, quiet: { color: MUTED } } as const;

function runs(line: Line) {
  return { text: line.map(({ text, look }) => ({ ...textOf(text), ...(look ? LOOKS[look] : {}) })) };
}

/** What a line can be broken after by itself ends a word. */
function textOf(text: string, longestWord = LONGEST_WORD) {
  return text.split(/[\s/?-]/).some(word => word.length > longestWord)
    ? { text, wordBreak: 'break-all' as const }
    : { text };
}
