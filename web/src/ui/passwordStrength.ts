/** The length from which a password counts as strong, and the minimum length. */
export const STRONG = 15;
export const MIN_PASSWORD_LENGTH = 8;

export type Strength = { level: 0 | 1 | 2 | 3 | 4; word: string };

/**
 * Estimates how hard a password is to guess, mainly by its length. A character that only repeats or continues the previous one ("aaaa",
 * "1234", "dcba") adds little.
 */
export function passwordStrength(password: string): Strength {
  const length = [...password].length;
  if (length === 0) return { level: 0, word: '' };
  if (length < MIN_PASSWORD_LENGTH) return { level: 1, word: 'Too short' };
  const worth = worthOf(password);
  if (worth >= STRONG) return { level: 4, word: 'Strong' };
  return worth >= 12 ? { level: 3, word: 'Good' } : { level: 2, word: 'Weak' };
}

/** The number of characters; in a run each counts a quarter from the third on. */
function worthOf(password: string): number {
  const codes = [...password.toLowerCase()].map(character => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN));
  const inRun = (index: number) => Math.abs(steps[index] ?? 2) <= 1 && steps[index] === steps[index - 1];
  return codes.reduce((worth, _, index) => worth + (inRun(index) ? 0.25 : 1), 0);
}
