import { longDate } from '@aicp/compliance/law/calendar';

/** A member's statement that an approved version also fits a newer report. */
export type Check = { documentId: string; number: number; by: number; at: Date };

/** The use of an approved version of an earlier assessment for a later one of the same system and law. */
export type Carried = {
  /** The assessment that it was approved for, and when that was completed. */
  assessmentId: number;
  completedAt: Date;
  /** The check against the later report; null until a member has done it. */
  checked: Pick<Check, 'by' | 'at'> | null;
};

/** The approved version that a document without its own shows. */
export type CarriedVersion = Carried & { documentId: string; number: number; testMode: boolean };

const dayOf = (at: Date) => longDate(at.toISOString().slice(0, 10));

/** The mark on a version that was approved for an earlier report. */
export function carriedMark({ completedAt, checked }: Carried): string {
  const mark = `approved for the report of ${dayOf(completedAt)}`;
  return checked
    ? `${mark}, checked against the newer report on ${dayOf(checked.at)}`
    : `${mark}, not yet checked against the newer report`;
}
