import { systemsFile } from '@aicp/contracts/limits';
import type { Book, Line } from '../book.ts';
import { fieldNamed } from './fieldOf.ts';
import { namesTarget } from './guessTargets.ts';

/** The list in a file: a sheet, the line of its header, and the columns' names. The rows follow the header. */
export type Table = { sheet: string; sheets: string[]; headerRow: number; headings: string[]; lines: readonly Line[] };

/** An unusable sheet, header or mapping, with the reason as a sentence. */
export class Unusable extends Error {}

export type Choice = { sheet?: string | undefined; headerRow?: number | undefined };

/** Maximum lines above a detected header; otherwise it must be chosen. */
const MAX_LINES_ABOVE = 40;
const MAX_HEADING_LENGTH = 300;

/**
 * The list in a workbook. The sheet and its header are found automatically unless they are chosen.
 * @throws Unusable
 */
export function tableOf(book: Book, { sheet, headerRow }: Choice): Table {
  const named = book.sheets.filter(({ name }) => sheet === undefined || name === sheet);
  if (named.length === 0) throw new Unusable(`The file has no sheet “${sheet}”. ${listed(book)}`);
  const filled = named.filter(({ lines }) => lines.length > 0);
  const found = filled.flatMap(({ name, lines }) => {
    const header = headerRow === undefined ? bestHeader(lines) : chosen(lines, headerRow);
    return header ? [{ name, lines, ...header }] : [];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (!best)
    throw new Unusable(headerRow === undefined ? `The sheet “${sheet}” is empty.` : `Line ${headerRow} is empty.`);
  const rows = best.lines.slice(best.index + 1);
  if (rows.length > systemsFile.mostRows)
    throw new Unusable(
      `The file has more than ${systemsFile.mostRows} rows. Please import at most ${systemsFile.mostRows} at once.`,
    );
  const { name, headings } = best;
  const line = best.lines[best.index]?.line ?? 1;
  return { sheet: name, sheets: book.sheets.map(each => each.name), headerRow: line, headings, lines: rows };
}

const listed = ({ sheets }: Book) =>
  sheets.length === 1 && sheets[0]?.name === ''
    ? 'CSV files have no sheets.'
    : `It has ${sheets.map(({ name }) => `“${name}”`).join(', ')}.`;

type Header = { index: number; headings: string[]; score: number };

function chosen(lines: readonly Line[], headerRow: number): Header | undefined {
  const index = lines.findIndex(({ line }) => line === headerRow);
  return index < 0 ? undefined : headerAt(lines, index);
}

/** The most likely header of a sheet with lines. */
function bestHeader(lines: readonly Line[]): Header {
  const candidates = lines.slice(0, MAX_LINES_ABOVE).map((_, index) => headerAt(lines, index));
  return candidates.reduce((best, other) => (other.score > best.score ? other : best));
}

/**
 * A line as a header, with a score for how likely it is one. The score counts words that name fields, cells that are titles, and how many
 * columns below are used.
 */
function headerAt(lines: readonly Line[], index: number): Header {
  const titles = (lines[index]?.cells ?? []).map(title);
  const above =
    lines[index - 1]?.line === (lines[index]?.line ?? 0) - 1 ? lines[index - 1]?.cells.map(title) : undefined;
  const headings = above && isUpperHalf(above, titles) ? merged(above, titles) : titles;
  const filled = headings.filter(Boolean);
  const below = lines.slice(index + 1, index + 31);
  const width = Math.max(1, ...below.map(({ cells }) => cells.filter(cell => cell.trim()).length));
  const named = filled.filter(namesTarget).length;
  const looks = filled.filter(isTitle).length / Math.max(1, filled.length);
  const distinct = new Set(filled).size / Math.max(1, filled.length);
  const covers = Math.min(1, filled.length / width);
  const isOwn = filled.some(heading => fieldNamed(heading) === 'name');
  const score = filled.length === 0 ? -1 : named * 2 + (isOwn ? 3 : 0) + looks * distinct * covers * 4;
  // A list follows below; without one, the line is at best an empty list.
  return { index, headings, score: score + Math.log10(1 + lines.length - index) / 2 - index * 0.02 };
}

/** A title across several cells leaves the cells to its right empty; one across two lines leaves the cells below it empty. */
function isUpperHalf(above: readonly string[], titles: readonly string[]): boolean {
  if (above.filter(Boolean).length < 2 || !titles.some(Boolean)) return false;
  if (![...above, ...titles].every(text => text === '' || isTitle(text))) return false;
  const goesOn = (at: number) => above[at] === '' || (above[at + 1] ?? '') === '';
  const isGroup = titles.some((text, at) => text !== '' && !above[at] && above.slice(0, at).some(Boolean));
  const isComplement =
    titles.every((text, at) => text === '' || goesOn(at)) && titles.some((text, at) => !text && above[at]);
  const named = titles.filter(namesTarget).length;
  return isGroup && (isComplement || (named >= 2 && named > above.filter(namesTarget).length));
}

/** The lower title, or the upper one if the lower is empty; both if the lower one would appear twice. */
function merged(above: readonly string[], titles: readonly string[]): string[] {
  const width = Math.max(above.length, titles.length);
  const single = Array.from({ length: width }, (_, at) => titles[at] || above[at] || '');
  let group = '';
  return single.map((text, at) => {
    group = above[at] || group;
    const isTwice = text !== '' && single.indexOf(text) !== single.lastIndexOf(text);
    return isTwice && group !== text ? `${group}: ${text}` : text;
  });
}

const title = (cell: string) =>
  cell
    .slice(0, 2 * MAX_HEADING_LENGTH)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, MAX_HEADING_LENGTH);

/** Short, with letters, and without an email address, URL or date. */
const isTitle = (text: string) => /\p{L}/u.test(text) && text.length <= 200 && !/@|:\/\/|\d{4}-\d\d/.test(text);
