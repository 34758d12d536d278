import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { dialSvg } from './dialSvg.ts';
import type { Block, Cell, Dial, Line, Paper } from './paper.ts';

export const MUTED = '#475467';
export const RULE = '#d9dee5';
const WARNING = { ink: '#8a1c12', paper: '#fdeeec' };
export const BLANK = { ink: '#93510a', paper: '#fff6e5' };
/** The height between the margins of a page, in points. */
export const HEIGHT = 842 - 2 * 62;
/** The height of a line, and the approximate number of characters on a line of text and in the wide column of a table. */
export const LINE = { points: 12.8, characters: 98, inTable: 70 };
/**
 * Rows up to about this height stay on one page. Taller ones would leave much of a page empty, and the library cuts off what exceeds it.
 */
export const TALLEST_WHOLE_ROW = HEIGHT / 4;
/** A longer fact takes a whole row of the title block. */
const MAX_HALF_FACT_LENGTH = 34;
/** A longer word may be broken anywhere, because it is not a real word. */
const MAX_WORD_LENGTH = 28;

const ruled = {
  hLineColor: () => RULE,
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  paddingLeft: (at: number) => (at === 0 ? 0 : 8),
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export function grid({ heading, columns, rows }: Extract<Block, { kind: 'table' }>): Content {
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
      // The padding is part of the width, and the first column takes the rest.
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

/** A row too wide for the page. It stays on one page if that leaves little of the previous one empty. */
export function record(facts: Paper['facts']): Content {
  const table = factTable(facts);
  const height = facts.reduce((sum, { cell }) => sum + heightOf([cell]), 0);
  return height <= HEIGHT / 3 ? { stack: [table], unbreakable: true } : table;
}

export function factTable(rows: Paper['facts']): Content {
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

/** The facts of the title block, two in a row; a long fact has its own row. */
export function factGrid(facts: Paper['facts']): Content {
  const body: TableCell[][] = [];
  for (const { label, cell } of facts) {
    const term: TableCell = { text: label, style: 'quiet' };
    const stack = cell.map(runs);
    const open = body.at(-1);
    if (lengthOf(cell) > MAX_HALF_FACT_LENGTH) body.push([term, { stack, colSpan: 3 }, '', '']);
    else if (open?.length === 2) open.push(term, { stack });
    else body.push([term, { stack }]);
  }
  return {
    margin: [0, 8, 0, 4],
    layout: { ...ruled, hLineWidth: () => 0.5 },
    table: { widths: ['19%', '31%', '19%', '*'], body: body.map(row => (row.length === 2 ? [...row, '', ''] : row)) },
  };
}

export function band({ title, lines }: NonNullable<Paper['warning']>): Content {
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

/** Scores side by side, each above its words. */
export function dials(some: readonly Dial[]): Content {
  return {
    unbreakable: true,
    margin: [0, 6, 0, 6],
    columnGap: 16,
    columns: some.map(dial => ({
      stack: [
        { text: dial.name, style: 'column', alignment: 'center' as const, margin: [0, 0, 0, 4] },
        { svg: dialSvg(dial), fit: [150, 110], alignment: 'center' as const },
        { text: dial.words, bold: true, alignment: 'center' as const, margin: [0, 4, 0, 0] },
      ],
    })),
  } as Content;
}

export function signatures(rows: Extract<Block, { kind: 'signatures' }>['rows']): Content {
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

export const lengthOf = (cell: Cell) => cell.flat().reduce((sum, { text }) => sum + text.length, 0);

const LOOKS = {
  strong: { bold: true },
  quiet: { color: MUTED },
  blank: { color: BLANK.ink, background: BLANK.paper },
  sources: { fontSize: 7, color: MUTED },
} as const;

export function runs(line: Line) {
  return { text: line.map(({ text, look }) => ({ ...textOf(text), ...(look ? LOOKS[look] : {}) })) };
}

/** Characters after which a line can break also end a word. */
export function textOf(text: string, longestWord = MAX_WORD_LENGTH) {
  return text.split(/[\s/?-]/).some(word => word.length > longestWord)
    ? { text, wordBreak: 'break-all' as const }
    : { text };
}

/** The approximate height of a table row, in points. */
export function heightOf(row: readonly Cell[]): number {
  const cells = row.map(cell => cell.reduce((sum, line) => sum + linesOf(lengthOf([line]), LINE.inTable), 0));
  return Math.max(0, ...cells) * LINE.points;
}

export const linesOf = (length: number, characters: number) => Math.max(1, Math.ceil(length / characters));
