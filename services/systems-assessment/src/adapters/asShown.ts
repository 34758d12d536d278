import { format as formatted, getFormatInfo } from 'numfmt';

/** The text of a cell, or the reason why it cannot be shown. */
export type Shown = { text: string } | { fault: string };

export const GENERAL = 'General';
/** Excel's own limit. */
const MAX_FORMAT_LENGTH = 255;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;
/** 29 February 1900, which did not exist. */
const NO_DAY = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** In seconds. */
const A_DAY = DAY_MS / 1_000;

/**
 * Number formats that workbooks refer to by id only, if they change how a number is shown. East Asian and Thai ones show dates and times.
 */
const BUILT_IN = new Map<number, string>([
  ...numbered(1, ['0', '0.00', '#,##0', '#,##0.00']),
  ...numbered(5, ['"$"#,##0;-"$"#,##0', '"$"#,##0;-"$"#,##0', '"$"#,##0.00;-"$"#,##0.00', '"$"#,##0.00;-"$"#,##0.00']),
  ...numbered(9, ['0%', '0.00%', '0.00E+00', '# ?/?', '# ??/??']),
  ...numbered(14, ['yyyy-mm-dd', 'd-mmm-yy', 'd-mmm', 'mmm-yy', 'h:mm', 'h:mm:ss', 'h:mm', 'h:mm:ss']),
  ...numbered(22, ['yyyy-mm-dd h:mm']),
  ...numbered(27, ['yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd', 'h:mm', 'h:mm:ss']),
  ...numbered(34, ['yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd']),
  ...numbered(37, ['#,##0;-#,##0', '#,##0;-#,##0', '#,##0.00;-#,##0.00', '#,##0.00;-#,##0.00']),
  ...numbered(41, ['#,##0', '"$"#,##0', '#,##0.00', '"$"#,##0.00', 'mm:ss', '[h]:mm:ss', 'mm:ss.0', '##0.0E+0']),
  ...numbered(50, Array<string>(9).fill('yyyy-mm-dd')),
  ...numbered(59, ['0', '0.00', '#,##0', '#,##0.00']),
  ...numbered(67, ['0%', '0.00%', '# ?/?', '# ??/??', 'yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd', 'yyyy-mm-dd']),
  ...numbered(75, ['h:mm', 'h:mm:ss', 'yyyy-mm-dd h:mm', 'mm:ss', '[h]:mm:ss', 'mm:ss.0', 'yyyy-mm-dd']),
]);

function numbered(first: number, codes: readonly string[]): [number, string][] {
  return codes.map((code, index) => [first + index, code]);
}

export const builtInFormat = (id: string) => BUILT_IN.get(Number(id)) ?? GENERAL;

/** A parsed number format: `clock` shows times of a day; durations are among the others. */
type Format = {
  code: string;
  kind: 'plain' | 'day' | 'clock' | 'exact' | 'other';
  hasTime: boolean;
  hasSeconds: boolean;
};

/**
 * Shows numbers as in their sheet, so that 7 with `00000` is 00007, with three exceptions. Dates and times are in ISO form, whatever their
 * order in the sheet. Fractions and powers of ten that would lose precision, and values that a format hides, are written as plain numbers.
 */
export function numbersAsShown(from1904: boolean): (number: number, code: string) => Shown {
  const formats = new Map<string, Format>();
  return (number, code) => {
    const format = formats.get(code) ?? formatOf(code);
    if (formats.size < MAX_FORMATS) formats.set(code, format);
    if (format.kind === 'plain') return { text: asNumber(number) };
    if (format.kind === 'day') return dayOf(number + (from1904 ? 1_462 : 0), format);
    if (format.kind === 'clock') return { text: clockOf(number, format) };
    return { text: byFormat(number, format) };
  };
}

/** The most formats kept in the cache: more than a handmade workbook has. */
const MAX_FORMATS = 5_000;

function formatOf(code: string): Format {
  const plain = { code, kind: 'plain', hasTime: false, hasSeconds: false } as const;
  if (code === GENERAL || code.length > MAX_FORMAT_LENGTH) return plain;
  try {
    const { type } = getFormatInfo(code);
    const signs = code.replaceAll(QUOTED, '').toLowerCase();
    const hasTime = /h|s|am\/pm/.test(signs);
    const times = { hasTime, hasSeconds: signs.includes('s') };
    if (type === 'text' || type === 'error' || signs.trim() === 'general') return plain;
    if (type === 'date' || type === 'datetime') return { code, kind: 'day', ...times };
    if (type === 'time')
      return { code, kind: signs.includes('h') && !ELAPSED.test(code) ? 'clock' : 'other', ...times };
    return { code, kind: type === 'fraction' || type === 'scientific' ? 'exact' : 'other', ...times };
  } catch {
    // Not a format: Excel shows the plain number, too.
    return plain;
  }
}

/** Parts of a format other than digits, dates or times: texts, colours, conditions and padding. */
const QUOTED = /"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/gu;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** To fifteen digits, the precision of spreadsheets. */
const asNumber = (number: number) => String(Number(number.toPrecision(15))).toUpperCase();

function byFormat(number: number, { code, kind }: Format): string {
  const text = formatted(code, number, { locale: 'en', skipChar: '', throws: true })
    .trim()
    .replace(/^- +(?=\d)/, '-');
  if (kind === 'exact' && numberOf(text) !== Number(number.toPrecision(15))) return asNumber(number);
  return text === '' && number !== 0 ? asNumber(number) : text;
}

/** The value of a fraction or a power of ten. */
function numberOf(text: string): number {
  const [, sign, whole = '0', above, below] = /^(-?)(?:(\d+) +)?(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  if (above === undefined) return Number(text.replaceAll(',', ''));
  return (sign ? -1 : 1) * (Number(whole) + Number(above) / Number(below));
}

function dayOf(serial: number, { hasTime, hasSeconds }: Format): Shown {
  // To a second: a time of day is a fraction without an exact number.
  const seconds = Math.round(serial * A_DAY);
  const day = Math.floor(seconds / A_DAY);
  if (day < 1 || day === NO_DAY || day > LAST_DAY) return { fault: 'is not a valid date' };
  const text = new Date(Date.UTC(1899, 11, day < NO_DAY ? 31 : 30) + day * DAY_MS).toISOString().slice(0, 10);
  const time = seconds - day * A_DAY;
  return { text: hasTime && time > 0 ? `${text} ${timeOf(time, hasSeconds)}` : text };
}

function clockOf(number: number, { hasSeconds }: Format): string {
  const seconds = Math.round(Math.abs(number) * A_DAY) % A_DAY;
  return timeOf(seconds, hasSeconds);
}

/** 09:30, or 09:30:15 if seconds are shown. */
function timeOf(seconds: number, hasSeconds: boolean): string {
  const time = new Date(seconds * 1_000).toISOString().slice(11, 19);
  return hasSeconds ? time : time.slice(0, 5);
}
