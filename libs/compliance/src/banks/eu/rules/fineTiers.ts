import type { OrganisationSize } from '../../../law/organisationSize.ts';
import { dateOf } from '../dates.ts';
import type { Tier } from '../duty.ts';
import { all, annexIA, annexIB, any, financial, highRisk, hits, is, items, not, provider } from '../facts.ts';
import type { Case } from './case.ts';

/** A ceiling of the Act. */
export type Ceiling = {
  label: string;
  anchor: string;
  /** Euros. */
  cap: number;
  /** Of worldwide annual turnover of the preceding year. */
  percent: number;
  /** For whom the lower of sum and share counts; for all others the higher. */
  lowerFor: readonly OrganisationSize[];
  /** For an EU institution, body, office or agency (Art. 100); Chapter V has none. */
  union: number | null;
  /** From when anybody can impose it. */
  since: string;
};

export const ceilings = {
  T3: {
    label: 'Art. 99(3)',
    anchor: 'Art. 99',
    cap: 35_000_000,
    percent: 7,
    lowerFor: ['sme'],
    union: 1_500_000,
    since: dateOf('gpai-and-penalties'),
  },
  T2: {
    label: 'Art. 99(4)',
    anchor: 'Art. 99',
    cap: 15_000_000,
    percent: 3,
    lowerFor: ['sme', 'smc'],
    union: 750_000,
    since: dateOf('gpai-and-penalties'),
  },
  '75c': {
    label: 'Art. 75c(4)(a) with Art. 99(4)',
    anchor: 'Art. 75c',
    cap: 15_000_000,
    percent: 3,
    lowerFor: ['sme', 'smc'],
    union: 750_000,
    since: dateOf('general'),
  },
  G: {
    label: 'Art. 101',
    anchor: 'Art. 101',
    cap: 15_000_000,
    percent: 3,
    lowerFor: [],
    union: null,
    since: dateOf('general'),
  },
} as const satisfies Record<string, Ceiling>;
export type CeilingId = keyof typeof ceilings;

/**
 * Whether the AI Office supervises (Art. 75(1)): model and system come from one undertaking, or the system is, or is in, a very
 * large platform. Not for the first case where Annex I, critical infrastructure, courts, law enforcement, borders or finance have
 * supervisors of their own. Not known counts as a platform.
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
  if (tier === 'T3' || tier === 'G') return tier;
  if (tier !== 'N') return 'T2';
  return says(officeSupervises) ? '75c' : undefined;
}

/** Euros that a tier can cost this organisation at most. */
export function maximumOf(id: CeilingId, { turnover, size, answers }: Case): number {
  const ceiling: Ceiling = ceilings[id];
  if (answers['eu2-o-kind'] === 'union' && ceiling.union !== null) return ceiling.union;
  if (turnover === null) return ceiling.cap;
  const share = Math.round((turnover * ceiling.percent) / 100);
  return ceiling.lowerFor.includes(size) ? Math.min(ceiling.cap, share) : Math.max(ceiling.cap, share);
}
