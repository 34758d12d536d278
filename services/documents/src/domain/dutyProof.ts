/** A duty of an organisation; its answer is given only with a request for its proof. */
export type AnsweredDuty = { id: string; answer: string | null };

/** A file that is linked to a duty, with the first and the last day on which it counts. */
export type ProvingFile = { id: number; effectiveFrom: string | null; validUntil: string | null };

/**
 * How a duty that was answered is proved on a day.
 * @param today ISO date
 * @returns null unless it is answered as met
 */
export function dutyProof(
  answer: string | null,
  files: readonly ProvingFile[],
  today: string,
): 'proved' | 'stated' | 'expired' | null {
  if (answer !== 'implemented') return null;
  if (files.length === 0) return 'stated';
  const isValid = ({ effectiveFrom, validUntil }: ProvingFile) =>
    (effectiveFrom ?? today) <= today && today <= (validUntil ?? today);
  return files.some(isValid) ? 'proved' : 'expired';
}
