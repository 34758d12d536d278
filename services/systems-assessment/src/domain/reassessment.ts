/** A system whose latest result under a law is due for reassessment at the organisation's interval. */
export type Reassessment = {
  systemId: number;
  jurisdiction: 'EU' | 'UK';
  /** ISO date. */
  dueOn: string;
  lastAssessed: Date;
  openAssessmentId: number | null;
};

/** The same day some months later (UTC), ISO; in a shorter month, its last day. */
export function monthsAfter(instant: Date, months: number): string {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(instant.getUTCDate(), last))).toISOString().slice(0, 10);
}
