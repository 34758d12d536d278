import type { LegalDate } from '../law/calendar.ts';
import { days as daysOf2024 } from './act2024.ts';
import { bank as eu } from './eu/bank.ts';
import { dates as euDates } from './eu/dates.ts';
import { bank as uk } from './uk/bank.ts';
import { dates as ukDates } from './uk/dates.ts';

const NEW_IN_2026 = ['omnibus', 'new-prohibitions', 'legacy-marking'];

const tables: Readonly<Record<string, readonly LegalDate[]>> = {
  'eu-2024-08-01': euDates
    .filter(({ id }) => !NEW_IN_2026.includes(id))
    .map(({ ...row }) => (row.id === 'annex-iii' || row.id === 'annex-i' ? { ...row, date: daysOf2024[row.id] } : row)),
  [eu.version]: euDates,
  [uk.version]: ukDates,
};

/** The dates of the law that a bank was written with. Throws RangeError if no bank has this version. */
export function legalDatesOf(version: string): readonly LegalDate[] {
  const table = tables[version];
  if (!table) throw new RangeError(`There is no question bank "${version}".`);
  return table;
}

/**
 * The state of the law behind a result: the bank, and the last of its dates that has passed, for example "eu-2026-11-27 2026-08-02". While
 * it is unchanged, the same answers give the same result.
 * @param today ISO date
 */
export function lawStateOf(version: string, today: string): string {
  const come = legalDatesOf(version)
    .map(({ date }) => date)
    .filter(date => date <= today);
  return `${version} ${come.toSorted().at(-1) ?? '-'}`;
}
