import type { LegalDate } from '../law/calendar.ts';
import { days as daysOf2024 } from './act2024.ts';
import { dates as firstEu } from './eu-2026-11-21/dates.ts';
import { dates as secondEu } from './eu-2026-11-22/dates.ts';
import { dates as firstUk } from './uk-2026-11-21/dates.ts';
import { dates as secondUk } from './uk-2026-11-22/dates.ts';

const NEW_IN_2026 = ['omnibus', 'new-prohibitions', 'legacy-marking'];

const tables: Readonly<Record<string, readonly LegalDate[]>> = {
  'eu-2024-08-01': secondEu
    .filter(({ id }) => !NEW_IN_2026.includes(id))
    .map(({ ...row }) => (row.id === 'annex-iii' || row.id === 'annex-i' ? { ...row, date: daysOf2024[row.id] } : row)),
  'eu-2026-11-21': firstEu,
  'uk-2026-11-21': firstUk,
  'eu-2026-11-22': secondEu,
  'uk-2026-11-22': secondUk,
  'eu-2026-11-24': secondEu,
};

/** The days of the law that a bank was written with. Throws RangeError for a bank that was never published. */
export function lawDaysOf(version: string): readonly LegalDate[] {
  const table = tables[version];
  if (!table) throw new RangeError(`There is no question bank "${version}".`);
  return table;
}

/**
 * The state of the law that a result was made with: the bank, and the last of its days that had come, for example
 * "eu-2026-11-22 2026-08-02". While it stays the same, the same answers come to the same.
 * @param today ISO date
 */
export function lawStateOf(version: string, today: string): string {
  const come = lawDaysOf(version)
    .map(({ date }) => date)
    .filter(date => date <= today);
  return `${version} ${come.toSorted().at(-1) ?? '-'}`;
}
