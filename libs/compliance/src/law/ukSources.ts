import { CHECKED_ON } from './checkedOn.ts';
import type { Citation } from './citation.ts';

type Source = Pick<Citation, 'instrument' | 'url' | 'asOf' | 'confidence'>;

const ICO_GUIDANCE =
  'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/guidance-on-ai-and-data-protection/';
const DSIT_GUIDANCE =
  'https://www.gov.uk/government/publications/implementing-the-uks-ai-regulatory-principles-initial-guidance-for-regulators';

/**
 * The UK instruments behind the bank. `asOf` is the instrument's own date, that of its last included change, or for a living page the date
 * on which it was read. If the statute itself was not read, the link leads to the regulator's page about it and confidence is M.
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
    url: DSIT_GUIDANCE,
    asOf: '2024-02-06',
    confidence: 'M',
  },
  equality: {
    instrument: 'Equality Act 2010, with the DSIT guidance on the fairness principle',
    url: DSIT_GUIDANCE,
    asOf: '2024-02-06',
    confidence: 'M',
  },
  ukGdpr: {
    instrument: 'UK GDPR, as amended by the Data (Use and Access) Act 2025, with ICO guidance on AI',
    url: ICO_GUIDANCE,
    asOf: '2026-02-05',
    confidence: 'M',
  },
  duaa: {
    instrument: 'Data (Use and Access) Act 2025',
    url: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
    asOf: '2026-02-05',
    confidence: 'H',
  },
  complaints: {
    instrument: 'Data Protection Act 2018, as amended by the Data (Use and Access) Act 2025',
    url: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
    asOf: '2026-06-19',
    confidence: 'M',
  },
  consumer: {
    instrument: 'Digital Markets, Competition and Consumers Act 2024, with CMA guidance on AI agents',
    url: 'https://www.gov.uk/government/publications/complying-with-consumer-law-when-using-ai-agents',
    asOf: '2026-03-09',
    confidence: 'M',
  },
  transparencyRecord: {
    instrument: 'Algorithmic Transparency Recording Standard',
    url: 'https://www.gov.uk/government/collections/algorithmic-transparency-recording-standard-hub',
    asOf: '2026-11-21',
    confidence: 'M',
  },
  consumerDuty: {
    instrument: "FCA Consumer Duty, ICO Children's Code, Data (Use and Access) Act 2025 s. 81",
    url: 'https://www.fca.org.uk/publication/corporate/ai-update.pdf',
    asOf: '2024-04-22',
    confidence: 'M',
  },
} as const satisfies Record<string, Source>;

/** A citation of a UK instrument; `appliesFrom` is null without a single date. */
export function ukCitation(
  source: keyof typeof sources,
  article: string,
  label: string,
  appliesFrom: string | null = null,
): Citation {
  return { label, article, ...sources[source], checkedOn: CHECKED_ON, appliesFrom };
}
