import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import type { DutyStatus } from '../gql/graphql.ts';

const tones = {
  met: 'low',
  partly: 'medium',
  open: 'high',
  unknown: 'high',
  not_applicable: 'none',
  other_party: 'none',
} as const;

/** The badge of a duty's state. */
export const statusBadge = (status: DutyStatus) => ({ tone: tones[status], word: dutyWords[status] });
