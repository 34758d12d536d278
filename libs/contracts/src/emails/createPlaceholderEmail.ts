/** Names below `.invalid` never exist (RFC 6761, section 6.4), so nothing can be sent there. */
const REMOVED = '@removed.invalid';

/** A replacement for an address whose recipient states that the account is not theirs. */
export const createPlaceholderEmail = (): string => `${crypto.randomUUID()}${REMOVED}`;

/** Whether an account no longer has an address. */
export const isPlaceholderEmail = (email: string): boolean => email.endsWith(REMOVED);
