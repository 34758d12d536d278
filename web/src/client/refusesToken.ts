import type { Failure } from './failure.ts';

const FINAL = ['INVALID', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN'];

/** Whether the server will never take this token of a mail: it is unknown, used or expired. Else one may try again. */
export const refusesToken = ({ code, fields }: Failure): boolean =>
  FINAL.includes(code) && !fields?.includes('password');
