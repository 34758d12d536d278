import { longDate } from '../../../law/calendar.ts';
import type { FineWorking } from '../../../scoring/assessmentResult.ts';
import type { DutyState, FineFigure } from '../../../scoring/verdict.ts';
import { cite } from '../cite.ts';
import { isPlanned, publicBody } from '../facts.ts';
import type { Case } from './case.ts';
import type { Line } from './dutyLines.ts';
import { euros, imposerTexts, measureText, sizeText, sumWords, wrongAnswerText } from './fineTexts.ts';
import {
  type Ceiling,
  type CeilingId,
  ceilingIdOf,
  ceilings,
  maximumOf,
  practiceTier,
  unionBody,
} from './fineTiers.ts';
import type { Practice } from './practices.ts';
import { joinWords } from './routes.ts';
import { BEFORE_USE, type Begin } from './starts.ts';

/** Something open that can cost money, or that only national rules reach. */
type Fired = {
  what: string;
  duty: string;
  ceiling: CeilingId | undefined;
  max: number;
  /** The start of the exposure; null if a change of the system decides. */
  from: string | null;
  when: string;
  state: DutyState;
};

export type Fines = { inForce: FineFigure; later: FineFigure; working: FineWorking };

/** The fine exposure of open duties and prohibited practices, on the report's date and later separately. The Act has no minimum. */
export function finesOf(lines: readonly Line[], found: readonly Practice[], given: Case): Fines {
  const open = lines.filter(({ binds, points }) => binds && points > 0);
  const fired: Fired[] = [
    ...found
      .filter(({ status }) => status === 'met')
      .map(({ label, letter, from }) => firedBy(label, `5${letter}`, 'T3', banBegin(from, given), given)),
    ...open.map(({ citation, id, fineTier, begin }) => firedBy(citation.label, id, fineTier, begin, given)),
  ];
  const binding = fired.filter(({ state }) => state !== 'conditional');
  const hasBegun = ({ state, from }: Fired) => (from === null ? state === 'in_force' : from <= given.today);
  const inForce = binding.filter(hasBegun);
  const later = binding.filter(each => !hasBegun(each));
  const conditional = fired.filter(({ state, ceiling }) => state === 'conditional' && ceiling);
  const figures = {
    inForce: figureOf(inForce, `Applies ${given.day}`, given),
    later: figureOf(later, 'Applies later', given),
  };
  return { ...figures, working: workingOf([...inForce, ...later], conditional, figures, found, given) };
}

/** A ban bites once the system is supplied or used, whatever day it has applied since. */
function banBegin(from: string, { says }: Case): Begin {
  return says(isPlanned) ? { from: null, state: 'due', words: BEFORE_USE } : { from, state: 'in_force' };
}

function firedBy(
  what: string,
  duty: string,
  tier: Line['fineTier'],
  { from: begins, state, words }: Begin,
  given: Case,
): Fired {
  const ceiling = ceilingIdOf(tier, given);
  const since = ceiling ? ceilings[ceiling].since : begins;
  const from = begins !== null && since !== null && begins < since ? since : begins;
  const day = from === null ? '' : from <= given.today ? `since ${longDate(from)}` : `from ${longDate(from)}`;
  return { what, duty, ceiling, max: ceiling ? maximumOf(ceiling, given) : 0, from, when: words ?? day, state };
}

/** The highest ceiling. For a public body the Commission's comes before one as high that Art. 99(8) leaves open. */
function largestOf(fired: readonly Fired[], { says }: Case): Fired | undefined {
  const isCertain = ({ ceiling }: Fired) => Number(ceiling === 'G' && says(publicBody));
  return fired.filter(({ ceiling }) => ceiling).toSorted((a, b) => b.max - a.max || isCertain(b) - isCertain(a))[0];
}

/** A false claim has no sum in the Act, and naming national rules alone would be incomplete. */
const isClaim = ({ duty }: Fired) => duty === 'd-e-false';

function withoutFigure(fired: readonly Fired[]): string {
  const others = [...new Set(fired.filter(each => !isClaim(each)).map(({ what }) => what))];
  const national = `national penalties, without a ceiling in the Act (${joinWords(others)})`;
  const claim = 'for the claim under Art. 6(3), fines in accordance with Art. 99 (Art. 80(4), (7)), with no set amount';
  return `${[...(others.length > 0 ? [national] : []), ...(fired.some(isClaim) ? [claim] : [])].join('; ')}.`;
}

function figureOf(fired: readonly Fired[], when: string, given: Case): FineFigure {
  const largest = largestOf(fired, given);
  if (!largest?.ceiling) {
    const text = fired.length > 0 ? `${when}: ${withoutFigure(fired)}` : `${when}: no open duty carries a fine.`;
    const duties = fired.map(({ duty }) => duty);
    return { max: 0, tier: fired.length > 0 ? 'Art. 99(1)' : 'none', duties, text };
  }
  // Only duties under this ceiling: Art. 99(4) is a closed list, and national rules have no ceiling in the Act.
  const duties = fired.filter(({ ceiling }) => ceiling === largest.ceiling).map(({ duty }) => duty);
  const { label } = ceilings[largest.ceiling];
  const text = `${when}: ${sumWords(largest.ceiling, largest.max, given)} (${label}).`;
  return { max: largest.max, tier: label, duties, text };
}

const oldTiers: Record<CeilingId, FineWorking['tier']> = {
  T3: 'T3',
  T2: 'T2',
  '75c': 'T2',
  G: 'GPAI',
  U5: 'T3',
  U: 'T2',
};

function workingOf(
  fired: readonly Fired[],
  conditional: readonly Fired[],
  figures: Omit<Fines, 'working'>,
  found: readonly Practice[],
  given: Case,
): FineWorking {
  const largest = largestOf(fired, given);
  const national = fired.filter(each => !each.ceiling && !isClaim(each));
  const isNational = fired.some(({ ceiling }) => !ceiling);
  const ids = [...new Set(fired.flatMap(({ ceiling }) => ceiling ?? []))];
  const explanation = [
    figures.inForce.text,
    figures.later.text,
    ...ids.map(id => lineOf(id, fired, given)),
    ...(national.length > 0 ? [nationalText(national)] : []),
    ...(conditional.length > 0
      ? [
          `${joinWords([...new Set(conditional.map(({ what }) => what))])}: not counted, because this applies only if the design changes significantly (Art. 111(2)).`,
        ]
      : []),
    ...imposerTexts(ids, given),
    ...sizeText(ids, given),
    ...(found.some(({ status }) => status === 'unknown')
      ? [
          `It is not known whether a practice of Art. 5 applies, so the figures leave it out; if one does, ${practiceTier(given)} applies.`,
        ]
      : []),
    ...measureText(ids),
    ...wrongAnswerText(given),
  ];
  const isExact = largest?.ceiling !== undefined;
  return {
    tier: largest?.ceiling ? oldTiers[largest.ceiling] : isNational ? 'national' : 'none',
    min: 0,
    max: largest?.max ?? 0,
    percent: largest?.ceiling ? percentOf(largest.ceiling, given) : null,
    explanation,
    citation: largest?.ceiling
      ? cite([ceilings[largest.ceiling].anchor])
      : national.length > 0
        ? cite(['Art. 99(1)'])
        : null,
    exposureFrom: isExact ? (largest?.from ?? null) : null,
  };
}

/** Null if no share of turnover is certain: Art. 99(8) for public bodies, fixed sums for those of the EU. */
function percentOf(id: CeilingId, { says }: Case): number | null {
  return id === 'G' || !says(publicBody) ? ceilings[id].percent : null;
}

function lineOf(id: CeilingId, fired: readonly Fired[], given: Case): string {
  const { cap, percent, label, lowerFor }: Ceiling = ceilings[id];
  const parts = byDay(fired.filter(({ ceiling }) => ceiling === id));
  if (id !== 'G' && given.says(unionBody)) return `Up to ${euros(cap)} (${label}): ${parts}.`;
  if (id !== 'G' && given.says(publicBody)) return `${label} covers ${parts}.`;
  const which = (lowerFor as readonly string[]).includes(given.size) ? 'lower' : 'higher';
  return `Up to ${euros(cap)} or ${percent}% of worldwide annual turnover, whichever is ${which} (${label}): ${parts}.`;
}

/** Provisions under the day from which each can cost something, the day once: "Art. 9 and Art. 10, from 2 December 2027". */
function byDay(fired: readonly Fired[]): string {
  const days = [...new Set(fired.map(({ when }) => when))];
  return days
    .map(day => `${joinWords([...new Set(fired.filter(({ when }) => when === day).map(({ what }) => what))])}, ${day}`)
    .join('; ');
}

function nationalText(national: readonly Fired[]): string {
  const what = joinWords([...new Set(national.map(({ what: label }) => label))]);
  return `Art. 99(4) does not list ${what}: national penalties apply, which may include fines (Art. 99(1)), without a ceiling in the Act.`;
}
