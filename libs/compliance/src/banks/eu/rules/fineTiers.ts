import type { OrganisationSize } from '../../../law/organisationSize.ts';
import { euLegalDateOf } from '../dates.ts';
import type { Tier } from '../duty.ts';
import { all, annexIA, annexIB, any, financial, highRisk, hits, is, items, not, provider } from '../facts.ts';
import type { Case } from './case.ts';

export type Ceiling = {
  label: string;
  anchor: string;
  /** Euros. */
  cap: number;
  /** The percentage of worldwide annual turnover of the preceding year; 0 if only the fixed maximum counts. */
  percent: number;
  /** Sizes for which the lower of sum and share counts; for all others the higher. */
  lowerFor: readonly OrganisationSize[];
  since: string;
};

export const ceilings = {
  T3: {
    label: 'Art. 99(3)',
    anchor: 'Art. 99',
    cap: 35_000_000,
    percent: 7,
    lowerFor: ['sme'],
    since: euLegalDateOf('gpai-and-penalties'),
  },
  T2: {
    label: 'Art. 99(4)',
    anchor: 'Art. 99',
    cap: 15_000_000,
    percent: 3,
    lowerFor: ['sme', 'smc'],
    since: euLegalDateOf('gpai-and-penalties'),
  },
  '75c': {
    label: 'Art. 75c(4)(a) with Art. 99(4)',
    anchor: 'Art. 75c',
    cap: 15_000_000,
    percent: 3,
    lowerFor: ['sme', 'smc'],
    since: euLegalDateOf('general'),
  },
  G: {
    label: 'Art. 101',
    anchor: 'Art. 101',
    cap: 15_000_000,
    percent: 3,
    lowerFor: [],
    since: euLegalDateOf('general'),
  },
  // EU institutions, bodies, offices and agencies: any other duty than Article 5 has the same ceiling, listed in Art. 99(4) or not.
  U5: {
    label: 'Art. 100(2)',
    anchor: 'Art. 100',
    cap: 1_500_000,
    percent: 0,
    lowerFor: [],
    since: euLegalDateOf('gpai-and-penalties'),
  },
  U: {
    label: 'Art. 100(3)',
    anchor: 'Art. 100',
    cap: 750_000,
    percent: 0,
    lowerFor: [],
    since: euLegalDateOf('gpai-and-penalties'),
  },
} as const satisfies Record<string, Ceiling>;
export type CeilingId = keyof typeof ceilings;

/** Wrong or misleading answers to authorities and notified bodies: no duty of this bank, so that no open answer leads to it. */
export const wrongAnswers: Ceiling = {
  label: 'Art. 99(5)',
  anchor: 'Art. 99',
  cap: 7_500_000,
  percent: 1,
  lowerFor: ['sme', 'smc'],
  since: euLegalDateOf('gpai-and-penalties'),
};

export const unionBody = is('o-kind', 'union');

/**
 * Whether the AI Office supervises (Art. 75(1)): model and system come from one undertaking, or the system is, or is in, a very large
 * platform. Not in the first case if Annex I, critical infrastructure, courts, law enforcement, borders or finance have their own
 * supervisors. Unknown counts as a platform.
 */
export const officeSupervises = all(
  provider,
  any(
    is('f-gpm', 'platform'),
    is('ao', 'platform', 'unsure'),
    is('c-ao', 'platform', 'unsure'),
    all(
      any(is('ao', 'own'), is('c-ao', 'own')),
      not(
        any(
          annexIA,
          annexIB,
          hits('2', '8a'),
          hits(...items.filter(item => /^[67]/.test(item))),
          is('o-kind', 'le', 'mig'),
          all(financial, highRisk),
        ),
      ),
    ),
  ),
);

/** The ceiling of a tier for this system; none for national rules. */
export function ceilingIdOf(tier: Tier, { says }: Case): CeilingId | undefined {
  if (tier === 'G') return tier;
  if (says(unionBody)) return tier === 'T3' ? 'U5' : 'U';
  if (tier === 'T3') return tier;
  if (tier !== 'N') return 'T2';
  return says(officeSupervises) ? '75c' : undefined;
}

/** Euros that a tier can cost this organisation at most. */
export function maximumOf(id: CeilingId, { turnover, size }: Case): number {
  const ceiling: Ceiling = ceilings[id];
  if (turnover === null || ceiling.percent === 0) return ceiling.cap;
  const share = Math.round((turnover * ceiling.percent) / 100);
  return ceiling.lowerFor.includes(size) ? Math.min(ceiling.cap, share) : Math.max(ceiling.cap, share);
}

/** The ceiling of Art. 5 as the law names it for this organisation. */
export function practiceTier(given: Case): string {
  return ceilings[ceilingIdOf('T3', given) ?? 'T3'].label;
}
