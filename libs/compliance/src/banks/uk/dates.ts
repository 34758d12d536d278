import { datesById, type LegalDate } from '../../law/calendar.ts';

/** The dates of the law that this bank was written with, in order of time. Its rules know no others. */
export const dates = [
  {
    id: 'device-surveillance',
    jurisdiction: 'UK',
    date: '2025-06-16',
    label: 'Post-market surveillance of medical devices under the amended UK MDR 2002',
    source: 'Medical Devices (Post-market Surveillance Requirements) Regulations 2024',
  },
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
    id: 'intimate-images',
    jurisdiction: 'UK',
    date: '2026-06-29',
    label: 'User-to-user services remove reported intimate images within 48 hours (Online Safety Act, s. 10(3A))',
    source: 'Online Safety Act 2023, s. 10(3A), inserted by the Crime and Policing Act 2026, s. 100; SI 2026/689',
  },
] as const satisfies readonly LegalDate[];

export type LegalDateId = (typeof dates)[number]['id'];

const days = datesById(dates);

export function ukLegalDateOf(id: LegalDateId): string {
  return days[id];
}
