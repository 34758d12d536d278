import { describe, expect, it } from '@jest/globals';
import { csvRows } from './csvRows.ts';
import { decodedText } from './decodedText.ts';

const LIMITS = { rows: 10, above: 2, columns: 20 };
const read = (text: string) => csvRows(text, LIMITS).rows.map(({ line, cells }) => [line, ...cells]);
const TABLE = [
  [1, 'name', 'reference'],
  [2, 'A', 'R'],
];

describe('a CSV file', () => {
  it.each([
    ['columns without any text', 'name,reference,,\r\nA,R,,\r\n', TABLE],
    [
      'the line that names the separator',
      'sep=;\r\nname;reference\r\nA;R\r\n',
      TABLE.map(([line, ...cells]) => [Number(line) + 1, ...cells]),
    ],
    [
      'an empty first line',
      '\r\nname;reference\r\nA;R\r\n',
      TABLE.map(([line, ...cells]) => [Number(line) + 1, ...cells]),
    ],
    [
      'a first line with other separators',
      'Register, offices, 2026\nname;reference\nA;R\nB;S\n',
      [
        [1, 'Register, offices, 2026'],
        [2, 'name', 'reference'],
        [3, 'A', 'R'],
        [4, 'B', 'S'],
      ],
    ],
    [
      'commas within numbers',
      'a;b\n1,5;2,5\n3,5;4,5\n',
      [
        [1, 'a', 'b'],
        [2, '1,5', '2,5'],
        [3, '3,5', '4,5'],
      ],
    ],
    ['line ends of several programs', 'name,reference\r\nA,R\nB,S\rC,T', [...TABLE, [3, 'B', 'S'], [4, 'C', 'T']]],
    ['a quotation mark within a cell', 'name,reference\n5" screen,R\n', [TABLE[0], [2, '5" screen', 'R']]],
    ['quotation marks behind a backslash', 'name,reference\n"say \\"a, b\\"",R\n', [TABLE[0], [2, 'say "a, b"', 'R']]],
    ['spaces around quotation marks', 'name, "reference"\nA, "R, S" \n', [TABLE[0], [2, 'A', 'R, S']]],
    [
      'apostrophes that an export put on, and others',
      "name|reference\n'=y|''=z\n'a|'\n",
      [TABLE[0], [2, '=y', "'=z"], [3, "'a", "'"]],
    ],
  ])('is read with %s', (_what, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it.each([
    ['a quotation mark that is not closed', 'a,b\nc,"d\n', 2, /not closed/],
    ['one that is closed by the next', 'a,b\nc,"d\ne,"f",g\n', 3, /not closed/],
    ['too many rows', 'a\n'.repeat(13), 13, 'The sheet has more than 10 rows. Please import at most 10 at once.'],
    ['too many columns', `a,b\n${'x,'.repeat(20)}x\n`, 2, 'The sheet has more than 20 columns.'],
    [
      'more separators than a sheet has columns',
      `a,b\nc,d${','.repeat(20_000)}\n`,
      2,
      'The sheet has more than 20 columns.',
    ],
  ])('gives its rows up to %s', (_what, text, line, message) => {
    const { rows, fault } = csvRows(text, LIMITS);
    expect(rows[0]?.cells[0]).toBe('a');
    expect(fault).toEqual({ line, message: expect.stringMatching(message) });
  });

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('Prüfung € 1')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFPrüfung € 1')],
    ['UTF-16', Buffer.from('\uFEFFPrüfung € 1', 'utf16le')],
    ['UTF-16 without its mark', Buffer.from('Prüfung € 1', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFFPrüfung € 1', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Pr\xfcfung \x80 1', 'latin1')],
  ])('is decoded from %s', (_encoding, bytes) => {
    expect(decodedText(bytes)).toBe('Prüfung € 1');
  });
});
