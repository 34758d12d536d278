import { aiActCitation } from '../aiActCitation.ts';
import type { Answers } from '../answers.ts';
import type { FineWorking } from '../assessmentResult.ts';
import type { Bank } from '../bank.ts';
import { dateOf, longDate, stateOf } from '../dates.ts';
import type { OrganisationSize } from '../organisationSize.ts';
import type { EuFacts } from './euFacts.ts';
import { DUTY, pointsOf, weightOf } from './euPoints.ts';

type Tier = 'T3' | 'T2' | 'GPAI';

/** The ceilings of Arts 99 and 101: a fixed sum in euros or a percentage of turnover, and for whom the lower one counts. */
export const ceilings: Readonly<
  Record<Tier, { cap: number; percent: number; label: string; subject: string; lowerFor: readonly OrganisationSize[] }>
> = {
  T3: { cap: 35_000_000, percent: 7, label: 'Art. 99(3)', subject: 'A prohibited practice', lowerFor: ['sme'] },
  T2: {
    cap: 15_000_000,
    percent: 3,
    label: 'Art. 99(4)',
    subject: 'A breach of the duties on high-risk systems or of Art. 50',
    lowerFor: ['sme', 'smc'],
  },
  GPAI: {
    cap: 15_000_000,
    percent: 3,
    label: 'Art. 101',
    subject: 'A breach of the duties on general-purpose AI models',
    lowerFor: [],
  },
};

type Fired = { tier: Tier; max: number; from: string };
type Undertaking = { turnover: number | null; size: OrganisationSize };

/** The fine range of the Act for what the answers leave open, in euros, with its working. */
export function euFine(
  bank: Bank,
  answers: Answers,
  facts: EuFacts,
  riskScore: number,
  today: string,
  undertaking: Undertaking,
): FineWorking {
  const open = bank.questions
    .filter(question => weightOf(question.id, facts) === DUTY && pointsOf(question, answers, facts) > 0)
    .map(({ id }) => id);
  const fired = firedTiers(open, facts, undertaking);
  const largest = fired.toSorted((a, b) => b.max - a.max)[0];
  if (!largest) return withoutCeiling(open.some(id => NATIONAL.includes(id)));
  const { cap, percent, label } = ceilings[largest.tier];
  return {
    tier: largest.tier,
    min: Math.min(largest.max, Math.round((0.1 * largest.max * riskScore) / 100 / 10_000) * 10_000),
    max: largest.max,
    percent,
    explanation: [
      ...fired.flatMap(({ tier, from }) => [ceilingText(tier), exposureText(tier, from, open, facts, today)]),
      turnoverText(largest, undertaking, cap),
      'The lower figure is illustrative: the Act sets no minimum, and this is no prediction.',
      ...(open.some(id => NATIONAL.includes(id)) ? [nationalText] : []),
    ],
    citation: aiActCitation(label, largest.tier === 'GPAI' ? 'general' : 'gpai-and-penalties'),
    exposureFrom: largest.from,
  };
}

/** Arts 4, 6(4), 27 and 86: not listed in Art. 99(4), so penalties for them are set by national law. */
const NATIONAL = ['eu-09', 'eu-20', 'eu-25', 'eu-26'];
const ARTICLE_50 = ['eu-21', 'eu-22'];
const OPERATORS = ['eu-10', 'eu-11', 'eu-12', 'eu-13', 'eu-14', 'eu-15', 'eu-16', 'eu-17', 'eu-18', 'eu-19', 'eu-24'];

function firedTiers(open: readonly string[], facts: EuFacts, undertaking: Undertaking): Fired[] {
  const prohibited = facts.inScope ? facts.prohibited : [];
  const starts: Record<Tier, string[]> = {
    T3: prohibited.map(id => dateOf(id === 'eu-06' ? 'new-prohibitions' : 'gpai-and-penalties')),
    T2: [
      ...(open.some(id => ARTICLE_50.includes(id)) ? [dateOf('general')] : []),
      ...(open.some(id => OPERATORS.includes(id)) ? [dateOf(facts.highRiskFrom)] : []),
    ],
    GPAI: open.includes('eu-23') ? [dateOf('general')] : [],
  };
  return (['T3', 'T2', 'GPAI'] as const).flatMap(tier => {
    const [from] = starts[tier].toSorted();
    return from ? [{ tier, from, max: ceilingFor(tier, undertaking) }] : [];
  });
}

function ceilingFor(tier: Tier, { turnover, size }: Undertaking): number {
  const { cap, percent, lowerFor } = ceilings[tier];
  if (turnover === null) return cap;
  const share = Math.round((turnover * percent) / 100);
  return lowerFor.includes(size) ? Math.min(cap, share) : Math.max(cap, share);
}

function withoutCeiling(isNational: boolean): FineWorking {
  return {
    tier: isNational ? 'national' : 'none',
    min: 0,
    max: 0,
    percent: null,
    explanation: [isNational ? nationalText : 'Nothing in the answers leads to a fine under the Act.'],
    citation: isNational ? aiActCitation('Art. 99(1)', 'gpai-and-penalties', 'M') : null,
    exposureFrom: null,
  };
}

const nationalText =
  'Art. 99(4) does not list AI literacy (Art. 4), the record of the exception (Art. 6(4)), the impact assessment (Art. 27) or explanations (Art. 86): for these there are national penalties, Art. 99(1), without a ceiling in the Act.';

function ceilingText(tier: Tier): string {
  const { cap, percent, label, subject } = ceilings[tier];
  const general = `${subject} can cost up to ${euros(cap)} or up to ${percent}% of worldwide annual turnover, whichever is higher`;
  if (tier === 'GPAI') return `${general} (${label}); the lower ceiling for SMEs is not provided for here.`;
  const smc = tier === 'T2' ? ' For small mid-caps the lower of the two counts as well (Art. 99(6a)).' : '';
  return `${general} (lower for SMEs) (${label}).${smc}`;
}

function exposureText(tier: Tier, from: string, open: readonly string[], facts: EuFacts, today: string): string {
  const highRisk = dateOf(facts.highRiskFrom);
  const later = tier === 'T2' && from !== highRisk && open.some(id => OPERATORS.includes(id)) ? highRisk : null;
  return later
    ? `For Art. 50 ${exposed(from, today)}; for the high-risk duties ${exposed(later, today)}.`
    : `${tier === 'T2' && from === highRisk ? 'For the high-risk duties ' : 'Here '}${exposed(from, today)}.`;
}

function exposed(from: string, today: string): string {
  return stateOf(from, today).state === 'upcoming'
    ? `the exposure begins on ${longDate(from)}, not today`
    : `the exposure has existed since ${longDate(from)}`;
}

function turnoverText(largest: Fired, { turnover, size }: Undertaking, cap: number): string {
  if (turnover === null) return 'No turnover was given, so the fixed ceiling is shown.';
  const kind = { sme: 'an SME', smc: 'a small mid-cap', large: 'a larger undertaking' }[size];
  const which = largest.max === cap ? 'the fixed sum' : 'the share of turnover';
  return `With a turnover of ${euros(turnover)} and as ${kind}, the ceiling is ${which}: ${euros(largest.max)}.`;
}

function euros(amount: number): string {
  return `€${amount.toLocaleString('en-GB', { maximumFractionDigits: 0 })}`;
}
