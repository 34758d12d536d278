import { longDate, stateOf } from '../../law/calendar.ts';
import type { OrganisationSize } from '../../law/organisationSize.ts';
import { dateOf, type LegalDateId, longDateOf } from './dates.ts';
import { type EuFacts, NEW_PROHIBITION } from './euFacts.ts';
import { ARTICLE_50, ceilings, OPERATORS, type Tier } from './fineTiers.ts';

export const nationalText =
  'As far as we can tell, Art. 99(4) lists neither AI literacy (Art. 4) nor the record of an exception (Art. 6(4)), the impact assessment (Art. 27) or explanations (Art. 86): breaches of these carry national penalties, Art. 99(1), without a ceiling in the Act.';

/** What a tier can cost; the words on SMEs differ because the relief does. */
export function ceilingText(tier: Tier): string {
  const { cap, percent, label, subject } = ceilings[tier];
  const general = `${subject} can cost up to ${euros(cap)} or up to ${percent}% of worldwide annual turnover, whichever is higher`;
  if (tier === 'GPAI') return `${general} (${label}); no lower ceiling for SMEs applies here.`;
  const smc =
    tier === 'T2'
      ? ' For small mid-caps the lower of the two counts as well (Art. 99(6a)).'
      : ' Small mid-caps have no such relief here.';
  return `${general} (lower for SMEs), under ${label} and (6).${smc}`;
}

/** From when the exposure exists, duty by duty, with the time that earlier systems and models still have. */
export function exposureText(tier: Tier, open: readonly string[], facts: EuFacts, today: string): string {
  const parts = exposures[tier](open, facts).map(([what, from]) => `for ${what} ${exposed(dateOf(from), today)}`);
  return `${parts.join('; ').replace(/^f/, 'F')}.${graceText(tier, open, today)}`;
}

type Exposure = [what: string, from: LegalDateId];

const exposures: Record<Tier, (open: readonly string[], facts: EuFacts) => Exposure[]> = {
  T3: (_, { prohibited }) => {
    const isNew = prohibited.includes(NEW_PROHIBITION);
    if (prohibited.length === 1) return [['the practice', isNew ? 'new-prohibitions' : 'gpai-and-penalties']];
    const older: Exposure = [isNew ? 'the older prohibitions' : 'the practices', 'gpai-and-penalties'];
    return isNew ? [older, ['Art. 5(1)(ba), (bb)', 'new-prohibitions']] : [older];
  },
  T2: (open, { highRiskFrom }) => [
    ...(open.some(id => ARTICLE_50.includes(id)) ? [['Art. 50', 'general'] satisfies Exposure] : []),
    ...(open.some(id => OPERATORS.includes(id)) ? [['the high-risk duties', highRiskFrom] satisfies Exposure] : []),
  ],
  GPAI: () => [['the model', 'general']],
};

function graceText(tier: Tier, open: readonly string[], today: string): string {
  const runs = (end: LegalDateId) => stateOf(dateOf(end), today).state === 'upcoming';
  if (tier === 'T2' && open.includes('eu-22') && runs('legacy-marking')) {
    return ` Generators on the market before ${longDateOf('general')} have until ${longDateOf('legacy-marking')} to mark their output (Art. 111(4)).`;
  }
  if (tier === 'GPAI' && runs('legacy-gpai')) {
    return ` Models on the market before ${longDateOf('gpai-and-penalties')} have until ${longDateOf('legacy-gpai')} (Art. 111(3)).`;
  }
  return '';
}

/** What an open question on Article 5 could come to; it leads to no figure, and must not pass for the all-clear. */
export function unsettledText(): string {
  const { cap, percent, label } = ceilings.T3;
  return `Whether a practice of Art. 5 is concerned is not settled and is left out of the figures; if it is, the ceiling is ${euros(cap)} or ${percent}% of worldwide annual turnover, whichever is higher (lower for SMEs), under ${label} and (6).`;
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
