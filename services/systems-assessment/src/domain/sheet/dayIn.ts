/** The order of day and month in dates. Undefined: unknown. */
export type DayOrder = 'day' | 'month' | undefined;

const MONTHS = [
  'january jan januari januar janvier enero gennaio ene gen',
  'february feb februari februar fevrier febrero febbraio fev fevr',
  'march mar maart marz mars marzo mrt maerz mrz',
  'april apr avril abril aprile avr abr',
  'may mei mai mayo maggio mag',
  'june jun juni juin junio giugno giu',
  'july jul juli juillet julio luglio lug juil',
  'august aug augustus aout agosto ago',
  'september sep sept septembre septiembre settembre set',
  'october oct oktober okt octobre octubre ottobre ott',
  'november nov novembre noviembre',
  'december dec dezember dez decembre diciembre dicembre dic',
].map(words => new Set(words.split(' ')));

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/**
 * The order in which a column's dates are written, judged by cells that can be read in only one way. Undefined if there are none or they
 * contradict each other.
 */
export function dayOrderOf(cells: Iterable<string>): DayOrder {
  const found = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, second] = NUMBERS.exec(cell.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) found.add('day');
    if (Number(second) > 12 && Number(first) <= 12) found.add('month');
  }
  const [order] = found.size === 1 ? found : [];
  return order;
}

/** A cell's date in ISO form, the cell itself if it is not a date, or the reason why it is refused. */
export function dayIn(cell: string, order: DayOrder): { day: string } | { fault: string } {
  const [, year, month, date] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(cell) ?? [];
  if (year) return { day: iso(year, month, date) ?? cell };
  const [, first, second, ofYear] = NUMBERS.exec(cell) ?? [];
  if (first && second && ofYear) return byNumbers(cell, { first, second, year: ofYear }, order);
  return { day: inWords(cell) ?? cell };
}

function byNumbers(
  cell: string,
  { first, second, year }: { first: string; second: string; year: string },
  order: DayOrder,
): { day: string } | { fault: string } {
  const dayFirst = iso(year, second, first);
  const monthFirst = iso(year, first, second);
  const known = order === 'month' ? monthFirst : order === 'day' || cell.includes('.') ? dayFirst : undefined;
  if (known || dayFirst === monthFirst || !dayFirst || !monthFirst)
    return { day: known ?? dayFirst ?? monthFirst ?? cell };
  return { fault: `can be read as ${dayFirst} or as ${monthFirst}. Please write it as one of these` };
}

/** "2 December 2026", "December 2, 2026", "2. Dezember 2026", "2 de diciembre de 2026". */
function inWords(cell: string): string | undefined {
  const words = cell
    .slice(0, 60)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '' && word !== 'de');
  if (words.length !== 3) return undefined;
  const monthOf = (word = '') => MONTHS.findIndex(month => month.has(word)) + 1;
  const [first = '', second = '', year = ''] = words;
  if (!/^\d{4}$/.test(year)) return undefined;
  const date = (word: string) => word.replace(/(?<=\d)(?:st|nd|rd|th|er)$/, '');
  if (monthOf(second)) return iso(year, monthOf(second), date(first));
  return monthOf(first) ? iso(year, monthOf(first), date(second)) : undefined;
}

function iso(year: string, month: string | number = '', date = ''): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}
