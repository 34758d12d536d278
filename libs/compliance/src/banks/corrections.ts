import type { Citation } from '../law/citation.ts';
import { cite } from './eu/cite.ts';

/** A later bank's correction or distinction, as a sentence that a reader of the earlier report understands on its own. */
export type Correction = { text: string; citation: Citation | null };

/** By version of the earlier bank; most serious first. */
const corrections: Readonly<Record<string, readonly Correction[]>> = {
  'eu-2024-08-01': [
    {
      text: 'High-risk duties applied from 2 August 2026 for the uses in Annex III and from 2 August 2027 for products in Annex I. Regulation (EU) 2026/1744 moved them to 2 December 2027 and 2 August 2028.',
      citation: cite(['Art. 113', 'annex-iii']),
    },
    {
      text: 'Systems that make intimate images of people without their consent or child sexual abuse material were not prohibited as such. They are prohibited from 2 December 2026.',
      citation: cite(['Art. 5(1)(ba), (bb)', 'new-prohibitions']),
    },
    {
      text: 'Small mid-caps were fined like large companies. Except for prohibited practices, the lower of the two ceilings now applies to them as well.',
      citation: cite(['Art. 99(6a)', 'gpai-and-penalties']),
    },
  ],
};

/** Later banks' corrections of this one, shown next to its reports; empty for a current bank and for an unknown version. */
export function correctionsOf(bankVersion: string): readonly Correction[] {
  return corrections[bankVersion] ?? [];
}
