import { datesById, type LegalDate, longDate } from '../../law/calendar.ts';

/** The dates of the law that this bank was written from, in order of time. Its rules know no others. */
export const dates = [
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
    label: 'General-purpose AI models and penalties, except the fines of Art. 101',
    source: 'Art. 113(b)',
  },
  {
    id: 'omnibus',
    jurisdiction: 'EU',
    date: '2026-07-27',
    label: 'Regulation (EU) 2026/1744 (Digital Omnibus on AI) enters into force; Art. 4a',
    source: 'Regulation (EU) 2026/1744',
  },
  {
    id: 'general',
    jurisdiction: 'EU',
    date: '2026-08-02',
    label: 'Transparency (Art. 50) and fines for general-purpose AI models (Art. 101)',
    source: 'Art. 113',
  },
  {
    id: 'new-prohibitions',
    jurisdiction: 'EU',
    date: '2026-12-02',
    label: 'Prohibitions in Art. 5(1)(ba) and (bb)',
    source: 'Art. 113(a)',
  },
  {
    id: 'legacy-marking',
    jurisdiction: 'EU',
    date: '2026-12-02',
    label: 'Marking (Art. 50(2)) by generators on the market before 2 August 2026',
    source: 'Art. 111(4)',
  },
  {
    id: 'legacy-gpai',
    jurisdiction: 'EU',
    date: '2027-08-02',
    label: 'General-purpose AI models on the market before 2 August 2025',
    source: 'Art. 111(3)',
  },
  {
    id: 'annex-iii',
    jurisdiction: 'EU',
    date: '2027-12-02',
    label: 'High-risk duties for the uses in Annex III',
    source: 'Art. 113(c)(i)',
  },
  {
    id: 'annex-i',
    jurisdiction: 'EU',
    date: '2028-08-02',
    label: 'High-risk duties for the products in Annex I',
    source: 'Art. 113(c)(ii)',
  },
  {
    id: 'legacy-public',
    jurisdiction: 'EU',
    date: '2030-08-02',
    label: 'Earlier high-risk systems intended for public authorities',
    source: 'Art. 111(2)',
  },
  {
    id: 'annex-x',
    jurisdiction: 'EU',
    date: '2030-12-31',
    label: 'Parts of the large-scale IT systems in Annex X',
    source: 'Art. 111(1)',
  },
] as const satisfies readonly LegalDate[];

export type LegalDateId = (typeof dates)[number]['id'];

let days = datesById(dates);

export function euLegalDateOf(id: LegalDateId): string {
  return days[id];
}

export function longDateOf(id: LegalDateId): string {
  return longDate(euLegalDateOf(id));
}

/**
 * Runs rules with other dates, for the Act before its amendment (`eu-2024-08-01`). `run` must be synchronous: the dates are reset when it
 * returns.
 */
export function withLegalDates<T>(others: Readonly<Partial<Record<LegalDateId, string>>>, run: () => T): T {
  const own = days;
  days = { ...own, ...others };
  try {
    return run();
  } finally {
    days = own;
  }
}
