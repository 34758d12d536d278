import fc from 'fast-check';

/** A cell as shown, and as stored in a workbook: `raw` is the value that other workbook readers return. */
export type MadeCell = { shown: string; raw: string | number | boolean; format?: string; isQuoted?: boolean };

/** A table with lines above its header, with dates counted from 1900 or 1904. */
export type MadeTable = { above: string[]; rows: MadeCell[][]; from1904: boolean; isLatin: boolean };

const DAY_MS = 86_400_000;
const A_DAY = 86_400;

const WORDS = [
  'Chatbot',
  'Prüfung',
  'ça va',
  'a, b',
  'x; y',
  'p | q',
  'say "yes"',
  "O'Neill",
  '50 €',
  'two\nlines',
  '&<tag>',
  "'quoted'",
];
const FOREIGN = ['信用評価', 'نظام', '한국어', 'ไทย', '🤖', 'Ελλάδα', 'žluťoučký'];
const latin = fc.constantFrom(...WORDS);

const text = (isLatin: boolean): fc.Arbitrary<MadeCell> =>
  fc
    .array(isLatin ? latin : fc.oneof(latin, fc.constantFrom(...FOREIGN)), { minLength: 1, maxLength: 3 })
    .map(words => ({ shown: words.join(' '), raw: words.join(' ') }));

/** Texts that a table would take for a formula, or that begin with apostrophes. */
const risky: fc.Arbitrary<MadeCell> = fc
  .tuple(fc.constantFrom('', "'", "''"), fc.constantFrom('=1+1', '-a', '@x', '+49 30', 'plain'))
  .map(([apostrophes, rest]) => ({ shown: apostrophes + rest, raw: apostrophes + rest, isQuoted: true }));

const number = fc.oneof<fc.Arbitrary<MadeCell>[]>(
  fc
    .tuple(fc.nat(99_999), fc.integer({ min: 2, max: 9 }))
    .map(([raw, digits]) => ({ shown: String(raw).padStart(digits, '0'), raw, format: '0'.repeat(digits) })),
  fc.tuple(fc.nat(9_999), fc.integer({ min: 1, max: 4 })).map(([whole, places]) => ({
    shown: (whole / 100).toFixed(places),
    raw: Number((whole / 100).toFixed(places)),
    format: `0.${'0'.repeat(places)}`,
  })),
  fc.nat(200).map(share => ({ shown: `${share}%`, raw: share / 100, format: '0%' })),
  fc.nat(20_000).map(share => ({ shown: `${(share / 100).toFixed(2)}%`, raw: share / 10_000, format: '0.00%' })),
  fc.nat(99_999_999).map(cents => ({
    shown: (cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
    raw: cents / 100,
    format: '#,##0.00',
  })),
  fc.tuple(fc.integer({ min: 100, max: 999 }), fc.nat(9)).map(([digits, power]) => ({
    shown: `${(digits / 100).toFixed(2)}E+${String(power).padStart(2, '0')}`,
    raw: Number(`${digits / 100}e${power}`),
    format: '0.00E+00',
  })),
  fc
    .tuple(fc.nat(9), fc.constantFrom([1, 2], [1, 4], [3, 4], [1, 8], [5, 8]))
    .map(([whole, [above = 0, below = 1]]) => ({
      shown: `${whole || ''} ${above}/${below}`.trim(),
      raw: whole + above / below,
      format: '# ?/?',
    })),
  fc.nat(9_999).map(raw => ({ shown: `REF-${String(raw).padStart(4, '0')}`, raw, format: '"REF-"0000' })),
  fc.integer().map(raw => ({ shown: String(raw), raw })),
  fc.nat(1_000_000).map(thousandths => ({ shown: String(thousandths / 1_000), raw: thousandths / 1_000 })),
  fc.boolean().map(raw => ({ shown: raw ? 'TRUE' : 'FALSE', raw })),
);

/** From 1 January 1905 to 31 December 2099, with and without a time. */
function day(from1904: boolean): fc.Arbitrary<MadeCell> {
  const first = Date.UTC(1905, 0, 1);
  const zero = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const moment = fc.tuple(fc.nat(Math.floor((Date.UTC(2099, 11, 31) - first) / DAY_MS)), fc.nat(A_DAY / 60 - 1));
  const days = ['yyyy-mm-dd', 'dd/mm/yyyy', 'd.m.yy', '[$-407]d. mmmm yyyy', 'mmm yy', 'm/d/yyyy;@'];
  const iso = (number: number) => new Date(first + number * DAY_MS).toISOString().slice(0, 10);
  const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  const serial = (number: number, minutes: number) => (first - zero) / DAY_MS + number + minutes / (A_DAY / 60);
  return fc.oneof<fc.Arbitrary<MadeCell>[]>(
    fc
      .tuple(moment, fc.constantFrom(...days))
      .map(([[number], format]) => ({ shown: iso(number), raw: serial(number, 0), format })),
    moment.map(([number, minutes]) => ({
      shown: minutes === 0 ? iso(number) : `${iso(number)} ${clock(minutes)}`,
      raw: serial(number, minutes),
      format: 'dd.mm.yyyy hh:mm',
    })),
    moment.map(([, minutes]) => ({ shown: clock(minutes), raw: minutes / (A_DAY / 60), format: 'h:mm' })),
  );
}

/** Every line has a text: readers skip empty lines. */
const SYSTEM: MadeCell = { shown: 'System', raw: 'System' };
const nothing = fc.constant<MadeCell>({ shown: '', raw: '' });

/** Tables of three to eight columns, whose header is one line of texts. */
export const madeTable: fc.Arbitrary<MadeTable> = fc
  .record({
    isLatin: fc.boolean(),
    from1904: fc.boolean(),
    columns: fc.integer({ min: 3, max: 8 }),
    rows: fc.integer({ min: 3, max: 12 }),
    above: fc.constantFrom<string[]>([], [], ['Register of systems'], ['Register, as of 2026; all offices', 'Page 1']),
  })
  .chain(({ isLatin, from1904, columns, rows, above }) => {
    const cell = fc.oneof(
      { weight: 4, arbitrary: text(isLatin) },
      risky,
      { weight: 4, arbitrary: number },
      { weight: 2, arbitrary: day(from1904) },
      nothing,
    );
    const row = fc
      .array(cell, { minLength: columns, maxLength: columns })
      .map(([, ...rest]): MadeCell[] => [SYSTEM, ...rest]);
    const header = Array.from(
      { length: columns },
      (_, at): MadeCell => ({ shown: `heading ${at + 1}`, raw: `heading ${at + 1}` }),
    );
    return fc
      .array(row, { minLength: rows, maxLength: rows })
      .map(made => ({ isLatin, from1904, above, rows: [header, ...made] }));
  });

/** The lines that a reader must find: displayed texts, without empty cells at the end. */
export function linesOf({ above, rows }: MadeTable): string[][] {
  const shown = rows.map(cells => cells.map(cell => cell.shown));
  return [
    ...above.map(line => [line]),
    ...shown.map(cells => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)),
  ];
}
