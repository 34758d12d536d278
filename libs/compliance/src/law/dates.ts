import type { Jurisdiction } from './jurisdiction.ts';

/** One day on which law begins to apply. */
export type LegalDate = { id: string; jurisdiction: Jurisdiction; date: string; label: string; source: string };

/**
 * Every date that the rules use, in order of time. Nothing else in this library states a date of application:
 * whether one is past or still to come is asked of `stateOf` at run time.
 */
export const dates = [
  {
    id: 'entry-into-force',
    jurisdiction: 'EU',
    date: '2024-08-01',
    label: 'The AI Act enters into force',
    source: 'Art. 113',
  },
  {
    id: 'chapters-1-and-2',
    jurisdiction: 'EU',
    date: '2025-02-02',
    label: 'Scope, AI literacy and the first prohibitions (Arts 1–5)',
    source: 'Art. 113(a)',
  },
  {
    id: 'gpai-and-penalties',
    jurisdiction: 'EU',
    date: '2025-08-02',
    label: 'General-purpose AI models, notified bodies, governance and penalties, except the fines of Art. 101',
    source: 'Art. 113(b)',
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
    id: 'omnibus',
    jurisdiction: 'EU',
    date: '2026-07-27',
    label: 'Regulation (EU) 2026/1744 (Digital Omnibus on AI) enters into force; Arts 102–110 apply',
    source: 'Regulation (EU) 2026/1744',
  },
  {
    id: 'general',
    jurisdiction: 'EU',
    date: '2026-08-02',
    label:
      'General date: transparency (Art. 50), fines for general-purpose AI models (Art. 101), Arts 6(5), 40–49 and 71–94 (what these ask of high-risk systems, in practice with the high-risk dates)',
    source: 'Art. 113',
  },
  {
    id: 'information-commission',
    jurisdiction: 'UK',
    date: '2026-09-30',
    label: 'The Information Commission takes over from the Information Commissioner',
    source: 'SI 2026/1015',
  },
  {
    id: 'new-prohibitions',
    jurisdiction: 'EU',
    date: '2026-12-02',
    label:
      'Prohibitions on non-consensual intimate material and child sexual abuse material (Art. 5(1)(ba), (bb), (1a), (1b))',
    source: 'Art. 113(a)',
  },
  {
    id: 'legacy-marking',
    jurisdiction: 'EU',
    date: '2026-12-02',
    label: 'Marking of synthetic content (Art. 50(2)) by generators on the market before 2 August 2026',
    source: 'Art. 111(4)',
  },
  {
    id: 'legacy-gpai',
    jurisdiction: 'EU',
    date: '2027-08-02',
    label: 'General-purpose AI models on the market before 2 August 2025; national AI sandboxes',
    source: 'Arts 111(3) and 57(1)',
  },
  {
    id: 'annex-iii',
    jurisdiction: 'EU',
    date: '2027-12-02',
    label: 'High-risk duties (Arts 6–27) for the areas of Annex III',
    source: 'Art. 113(c)(i)',
  },
  {
    id: 'annex-i',
    jurisdiction: 'EU',
    date: '2028-08-02',
    label: 'High-risk duties (Arts 6–27) for the products of Annex I',
    source: 'Art. 113(c)(ii)',
  },
  {
    id: 'legacy-public',
    jurisdiction: 'EU',
    date: '2030-08-02',
    label: 'Earlier high-risk systems that public authorities use',
    source: 'Art. 111(2)',
  },
  {
    id: 'annex-x',
    jurisdiction: 'EU',
    date: '2030-12-31',
    label: 'Large-scale IT systems of Annex X',
    source: 'Art. 111(1)',
  },
] as const satisfies readonly LegalDate[];

export type LegalDateId = (typeof dates)[number]['id'];

const byId = new Map<string, string>(dates.map(({ id, date }) => [id, date]));

/** The ISO date of an entry of the table. */
export function dateOf(id: LegalDateId): string {
  return byId.get(id) as string;
}

/** Whether a date has come by `today`, and how many whole days are left (0 once in force). Both are ISO dates. */
export function stateOf(date: string, today: string): { state: 'in force' | 'upcoming'; daysLeft: number } {
  const daysLeft = (instant(date) - instant(today)) / 86_400_000;
  return daysLeft > 0 ? { state: 'upcoming', daysLeft } : { state: 'in force', daysLeft: 0 };
}

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "2 December 2027" for "2027-12-02". */
export function longDate(date: string): string {
  return inWords.format(instant(date));
}

/** The long form of an entry of the table. */
export function longDateOf(id: LegalDateId): string {
  return longDate(dateOf(id));
}

function instant(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  if (!isDay) throw new RangeError(`"${date}" is not a date of the form YYYY-MM-DD.`);
  return time;
}
