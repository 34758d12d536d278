import type { OrganisationSize } from '../../law/organisationSize.ts';
import type { Answers } from '../../scoring/answers.ts';
import type { FineWorking } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import { aiActCitation } from './aiActCitation.ts';
import { dateOf } from './dates.ts';
import { type EuFacts, NEW_PROHIBITION } from './euFacts.ts';
import { DUTY, pointsOf, weightOf } from './euPoints.ts';
import { ceilingText, exposureText, nationalText, turnoverText, unsettledText } from './fineTexts.ts';
import { ARTICLE_50, ceilings, NATIONAL, OPERATORS, type Tier } from './fineTiers.ts';

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
  const isUnsettled = facts.inScope && facts.prohibited.length === 0 && facts.unsettled.length > 0;
  const unsettled = isUnsettled ? [unsettledText()] : [];
  if (!largest)
    return withoutCeiling(
      open.some(id => NATIONAL.includes(id)),
      unsettled,
    );
  const { cap, percent, label } = ceilings[largest.tier];
  return {
    tier: largest.tier,
    min: Math.round((0.1 * largest.max * riskScore) / 100 / 10_000) * 10_000,
    max: largest.max,
    percent,
    explanation: [
      ...fired.flatMap(({ tier }) => [ceilingText(tier), exposureText(tier, open, facts, today)]),
      turnoverText(largest.max, cap, undertaking.turnover, undertaking.size),
      'The lower figure is illustrative: the Act sets no minimum, and this is no prediction.',
      ...(open.some(id => NATIONAL.includes(id)) ? [nationalText] : []),
      ...unsettled,
    ],
    citation: aiActCitation(label, largest.tier === 'GPAI' ? 'general' : 'gpai-and-penalties'),
    exposureFrom: largest.from,
  };
}

function firedTiers(open: readonly string[], facts: EuFacts, undertaking: Undertaking): Fired[] {
  const prohibited = facts.inScope ? facts.prohibited : [];
  const starts: Record<Tier, string[]> = {
    T3: prohibited.map(id => dateOf(id === NEW_PROHIBITION ? 'new-prohibitions' : 'gpai-and-penalties')),
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
  const share = Math.floor((turnover * percent) / 100);
  return lowerFor.includes(size) ? Math.min(cap, share) : Math.max(cap, share);
}

function withoutCeiling(isNational: boolean, unsettled: string[]): FineWorking {
  const clear = unsettled.length > 0 ? [] : ['Nothing in the answers leads to a fine under the Act.'];
  return {
    tier: isNational ? 'national' : 'none',
    min: 0,
    max: 0,
    percent: null,
    explanation: [...(isNational ? [nationalText] : clear), ...unsettled],
    citation: isNational ? aiActCitation('Art. 99(1)', 'gpai-and-penalties', 'M') : null,
    exposureFrom: null,
  };
}
