import { datesById, type LegalDate, longDate } from './calendar.ts';

/**
 * The current legal dates in chronological order, for live pages and for the next question bank. A published bank has its own: a correction
 * here changes none of them.
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
      'General date of application: transparency (Art. 50), fines for general-purpose AI models (Art. 101), Arts 6(5), 40–49 and 71–94 (for high-risk systems, in practice from the high-risk dates)',
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

const days = datesById(dates);

export function currentLegalDateOf(id: LegalDateId): string {
  return days[id];
}

export function longDateOf(id: LegalDateId): string {
  return longDate(currentLegalDateOf(id));
}
