import { z } from 'zod';
import { line } from './text.ts';

const password = z.string('is required').min(1, 'is required').max(1024);

/** As people type them: blanks and hyphens do not count. */
const code = z
  .string('is required')
  .max(50)
  .transform(typed => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'is required'));

/** The fields of POST /api/login/confirm and of `confirmLogin`. */
export const ConfirmLoginInput = z.object({
  challenge: z.string('is required').min(1, 'is required').max(100),
  code,
});

export const ConfirmTwoFactorInput = z.object({ code });
export const SecondFactorInput = z.object({ password, code });
export const PasswordAgain = z.object({ password });

/** The fields of DELETE /api/user and of `deleteAccount`. */
export const DeleteAccountInput = z.object({ password, code: code.nullish() });

/** The fields of POST /api/user/tokens and of `createApiToken`. */
export const CreateApiTokenInput = z.object({
  name: line(100).min(1, 'is required'),
  scope: z.enum(['READ', 'WRITE'], 'must be READ or WRITE'),
  expiresInDays: z.int('must be a whole number').min(1, 'must be at least 1').max(365, 'must be at most 365'),
});
