import type { Block } from '../document.ts';
import { words } from './text.ts';

/** The minimum width of a column in percent: enough for the longest words of the statuses. */
const MIN_SHARE = 12;

/** The widths of a table's columns in percent: long texts get more room, but never so much that short ones break. */
export function columnShares({ columns, rows }: Extract<Block, { kind: 'table' }>): number[] {
  const weights = columns.map((_, at) => {
    const lengths = rows.map(row => (row[at] ? words(row[at]).length : 0));
    return Math.sqrt(sum(lengths) / rows.length || 1);
  });
  const isNarrow = weights.map(weight => (weight / sum(weights)) * 100 < MIN_SHARE);
  const wide = sum(weights.filter((_, at) => !isNarrow[at]));
  const left = 100 - MIN_SHARE * isNarrow.filter(Boolean).length;
  return weights.map((weight, at) => (isNarrow[at] ? MIN_SHARE : (weight / wide) * left));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
