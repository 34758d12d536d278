import { DomainError } from '@aicp/contracts/domainError';

const SHORTEST = 8;
const SHORTEST_IN_A_TRIAL = 6;
const LONGEST = 128;

/**
 * Whether a password may be used: 8 to 128 characters of any kind, and not the person's own name or address.
 * A trial accepts 6 and more.
 * @returns a warning to show, or null
 * @throws DomainError INVALID
 */
export function checkPassword(
  password: string,
  person: { username: string; email: string },
  trial: boolean,
): string | null {
  const length = [...password].length;
  if (length < (trial ? SHORTEST_IN_A_TRIAL : SHORTEST))
    throw new DomainError(
      'INVALID',
      `The password must have at least ${trial ? SHORTEST_IN_A_TRIAL : SHORTEST} characters.`,
    );
  if (length > LONGEST) throw new DomainError('INVALID', `The password must have at most ${LONGEST} characters.`);
  const names = [person.username, person.email].map(name => name.toLowerCase());
  if (names.includes(password.toLowerCase()))
    throw new DomainError('INVALID', 'The password must differ from the username and the e-mail address.');
  return length < SHORTEST
    ? `This password is weak: outside a trial at least ${SHORTEST} characters are needed.`
    : null;
}
