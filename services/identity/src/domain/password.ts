import { DomainError } from '@aicp/contracts/domainError';

const MIN_LENGTH = 8;
const MIN_IN_A_TRIAL = 6;
const MAX_LENGTH = 128;

export type PasswordPolicy = {
  /** A trial warns where others refuse. */
  trial: boolean;
  isCommon(password: string): boolean;
};

/**
 * Checks a password: 8 to 128 characters of any kind, not among the most common ones, and not the person's own name or address. A trial
 * accepts 6 or more, and common ones.
 * @returns a warning to show, or null
 * @throws DomainError INVALID
 */
export function requireAcceptablePassword(
  password: string,
  { username, email }: { username: string; email: string },
  { trial, isCommon }: PasswordPolicy,
): string | null {
  const length = [...password].length;
  const shortest = trial ? MIN_IN_A_TRIAL : MIN_LENGTH;
  if (length < shortest) throw invalid(`The password must have at least ${shortest} characters.`);
  if (length > MAX_LENGTH) throw invalid(`The password must have at most ${MAX_LENGTH} characters.`);
  const names = [username, email, email.split('@')[0]].map(name => name?.toLowerCase());
  if (names.includes(password.toLowerCase()))
    throw invalid('The password must differ from the username and the email address.');
  if (isCommon(password)) {
    if (!trial) throw invalid('This password is too common. Please choose another one.');
    return 'This password is weak because it is very common. It is accepted only in a trial.';
  }
  if (length < MIN_LENGTH)
    return `This password is weak. Outside a trial, at least ${MIN_LENGTH} characters are required.`;
  return null;
}

function invalid(sentence: string): DomainError {
  return new DomainError('INVALID', sentence, { fields: ['password'] });
}
