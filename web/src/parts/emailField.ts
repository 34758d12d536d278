import { readEmail } from '@aicp/contracts/email';
import * as z from 'zod/mini';

/** The error in an email address, by the rule of the server. */
export function emailFault(given: string): string | undefined {
  const read = readEmail(given);
  return 'fault' in read ? read.fault : undefined;
}

const field = (isOptional: boolean) =>
  z.string().check(z.trim(), ({ value, issues }) => {
    const message = isOptional && value === '' ? undefined : emailFault(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });
export const EmailField = field(false);
export const OptionalEmailField = field(true);
