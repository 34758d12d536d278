import { dateOf, longDate, stateOf } from '../dates.ts';
import type { OrganisationSize } from '../organisationSize.ts';
import type { EuFacts } from './euFacts.ts';
import { ARTICLE_50, ceilings, OPERATORS, type Tier } from './fineTiers.ts';

export const nationalText =
  'As far as we can tell, Art. 99(4) lists neither AI literacy (Art. 4) nor the record of an exception (Art. 6(4)), the impact assessment (Art. 27) or explanations (Art. 86): breaches of these carry national penalties, Art. 99(1), without a ceiling in the Act.';

/** What a tier can cost; the words on SMEs differ because the relief does. */
export function ceilingText(tier: Tier): string {
  const { cap, percent, label, subject } = ceilings[tier];
  const general = `${subject} can cost up to ${euros(cap)} or up to ${percent}% of worldwide annual turnover, whichever is higher`;
  if (tier === 'GPAI') return `${general} (${label}); no lower ceiling for SMEs applies here.`;
  const smc = tier === 'T2' ? ' For small mid-caps the lower of the two counts as well (Art. 99(6a)).' : '';
  return `${general} (lower for SMEs) (${label}).${smc}`;
}

/** From when the exposure exists, duty by duty. */
export function exposureText(tier: Tier, from: string, open: readonly string[], facts: EuFacts, today: string): string {
  if (tier !== 'T2') return `For ${tier === 'T3' ? 'the practice' : 'the model'} ${exposed(from, today)}.`;
  const parts = [
    ...(open.some(id => ARTICLE_50.includes(id)) ? [`for Art. 50 ${exposed(dateOf('general'), today)}`] : []),
    ...(open.some(id => OPERATORS.includes(id))
      ? [`for the high-risk duties ${exposed(dateOf(facts.highRiskFrom), today)}`]
      : []),
  ];
  return `${parts.join('; ').replace(/^f/, 'F')}.`;
}

function exposed(from: string, today: string): string {
  return stateOf(from, today).state === 'upcoming'
    ? `the exposure begins on ${longDate(from)}, not today`
    : `the exposure has existed since ${longDate(from)}`;
}

/** How the ceiling follows from the size of the undertaking. */
export function turnoverText(max: number, cap: number, turnover: number | null, size: OrganisationSize): string {
  if (turnover === null) return 'No turnover was given, so the fixed ceiling is shown.';
  const kind = { sme: 'an SME', smc: 'a small mid-cap', large: 'a larger undertaking' }[size];
  const which = max === cap ? 'the fixed sum' : 'the share of turnover';
  return `With a turnover of ${euros(turnover)} and as ${kind}, the ceiling is ${which}: ${euros(max)}.`;
}

const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

function euros(amount: number): string {
  return `€${wholeNumber.format(amount)}`;
}
