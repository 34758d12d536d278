import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { CanonicalReport } from './canonicalReport.ts';

/** The band of a report's compliance score. Outside the law nothing is scored, and 100 would look like praise. */
export function bandWords({ scored, band }: Pick<Verdict, 'scored' | 'band'>): CanonicalReport['compliance']['band'] {
  return scored ? band : 'Not scored';
}
