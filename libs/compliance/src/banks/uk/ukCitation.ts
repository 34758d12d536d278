import type { Citation } from '../../law/citation.ts';
import { type LegalDateId, ukLegalDateOf } from './dates.ts';

/** The day on which every citation of this bank was checked, through stored copies. */
export const CHECKED_ON = '2026-11-27';

type Source = Pick<Citation, 'instrument' | 'url' | 'asOf' | 'confidence'>;

/**
 * The UK instruments behind this bank. `asOf` is the instrument's own date, or that of its last included change. Statutes are linked at
 * legislation.gov.uk, by article if it has an address for each.
 */
const sources = {
  whitePaper: {
    instrument: 'AI regulation: a pro-innovation approach (white paper)',
    url: 'https://www.gov.uk/government/publications/ai-regulation-a-pro-innovation-approach/white-paper',
    asOf: '2023-03-29',
    confidence: 'H',
  },
  dsit: {
    instrument: "Implementing the UK's AI regulatory principles: initial guidance for regulators (DSIT)",
    url: 'https://www.gov.uk/government/publications/implementing-the-uks-ai-regulatory-principles-initial-guidance-for-regulators',
    asOf: '2024-02-06',
    confidence: 'M',
  },
  ukGdpr: {
    instrument: 'UK GDPR, as amended by the Data (Use and Access) Act 2025',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/',
    asOf: '2026-02-05',
    confidence: 'M',
  },
  complaints: {
    instrument: 'Data Protection Act 2018, as amended by the Data (Use and Access) Act 2025',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
    asOf: '2026-06-19',
    confidence: 'H',
  },
  equality: {
    instrument: 'Equality Act 2010',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/contents',
    asOf: '2010-10-01',
    confidence: 'M',
  },
  equalityDuty: {
    instrument: 'Equality Act 2010',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/149',
    asOf: '2010-10-01',
    confidence: 'M',
  },
  consumer: {
    instrument: 'Digital Markets, Competition and Consumers Act 2024',
    url: 'https://www.legislation.gov.uk/ukpga/2024/13/contents',
    asOf: '2024-05-24',
    confidence: 'M',
  },
  onlineSafety: {
    instrument: 'Online Safety Act 2023',
    url: 'https://www.legislation.gov.uk/ukpga/2023/50',
    asOf: '2026-06-29',
    confidence: 'M',
  },
  devices: {
    instrument: 'Medical Devices Regulations 2002 (UK MDR 2002)',
    url: 'https://www.legislation.gov.uk/uksi/2002/618/contents',
    asOf: '2025-06-16',
    confidence: 'M',
  },
  financial: {
    instrument: 'FCA Handbook: Consumer Duty, Senior Managers and Certification Regime, systems and controls',
    url: 'https://www.fca.org.uk/publication/corporate/ai-update.pdf',
    asOf: '2024-04-22',
    confidence: 'M',
  },
  transparencyRecord: {
    instrument: 'Algorithmic Transparency Recording Standard',
    url: 'https://www.gov.uk/government/collections/algorithmic-transparency-recording-standard-hub',
    asOf: '2026-11-22',
    confidence: 'M',
  },
  police: {
    instrument: 'Data Protection Act 2018, Part 3 (law-enforcement processing)',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12',
    asOf: '2026-02-05',
    confidence: 'M',
  },
  crime: {
    instrument: 'Crime and Policing Act 2026',
    url: 'https://www.legislation.gov.uk/ukpga/2026/20/contents',
    asOf: '2026-06-29',
    confidence: 'M',
  },
} as const satisfies Record<string, Source>;

export type UkSource = keyof typeof sources;

/** The source of a statement: the instrument, the article or section, the short form for a chip, and the date from which it applies. */
export type Cite = readonly [source: UkSource, article: string, label: string, from?: LegalDateId | null];

/** The provisions that were read in the statute, or in three agreeing sources; others were not. */
const read: Partial<Record<UkSource, RegExp>> = {
  ukGdpr: /^22[A-D]/,
  police: /^ss?\. (3[5-9]|40|44|50[A-D]|64)\b/,
  onlineSafety: /^s\. 10\(3A\)/,
};

/** The address of one article or section, for the acts that have one for each. */
function addressOf(source: UkSource, article: string): string {
  const { url } = sources[source];
  const number = /\d+[A-D]?/.exec(article)?.[0] ?? '';
  if (source === 'ukGdpr') return `${url}${number}`;
  if (source === 'police' || source === 'onlineSafety')
    return article.startsWith('Sch.') ? `${url}/schedule/${number}` : `${url}/section/${number}`;
  return url;
}

/** A citation of a UK instrument; `appliesFrom` is null without a single date. */
export function ukCitation([source, article, label, from = null]: Cite): Citation {
  const { confidence, ...rest } = sources[source];
  return {
    label,
    article,
    ...rest,
    url: addressOf(source, article),
    confidence: read[source]?.test(article) ? 'H' : confidence,
    checkedOn: CHECKED_ON,
    appliesFrom: from === null ? null : ukLegalDateOf(from),
  };
}
