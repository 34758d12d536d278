import { daysById, type LegalDate } from '../../law/calendar.ts';

/** The dates of the law that this bank was published with, in order of time. Its rules know no others. */
export const dates = [
  {
    id: 'adm-safeguards',
    jurisdiction: 'UK',
    date: '2026-02-05',
    label: 'UK GDPR Arts 22A–22D on automated decision-making replace Art. 22',
    source: 'Data (Use and Access) Act 2025, s. 80; SI 2026/82',
  },
  {
    id: 'complaints',
    jurisdiction: 'UK',
    date: '2026-06-19',
    label: 'Controllers must run a complaints process (DPA 2018, s. 164A)',
    source: 'Data (Use and Access) Act 2025',
  },
  {
    id: 'information-commission',
    jurisdiction: 'UK',
    date: '2026-09-30',
    label: 'The Information Commission takes over from the Information Commissioner',
    source: 'SI 2026/1015',
  },
] as const satisfies readonly LegalDate[];

const days = daysById(dates);

/** The ISO date of an entry of the table. */
export function dateOf(id: (typeof dates)[number]['id']): string {
  return days[id];
}
