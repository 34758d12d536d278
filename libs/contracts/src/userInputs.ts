import { z } from 'zod';
import { optionalText } from './text.ts';

/** The fields of POST /api/register and of `register`. */
export const RegisterInput = z.object({
  username: z
    .string('is required')
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, "must be 1 to 64 letters, digits, '.', '-' or '_'"),
  email: z.email('Please enter a valid email address').max(254),
  password: z.string('is required'),
  companyName: optionalText(255),
  jurisdiction: z.enum(['EU', 'UK'], 'must be EU or UK').nullish(),
});

/** The fields of POST /api/login and of `login`; `username` may be the e-mail address. */
export const LoginInput = z.object({
  username: z.string('is required').trim().min(1, 'is required').max(254),
  password: z.string('is required').min(1, 'is required').max(1024),
});
