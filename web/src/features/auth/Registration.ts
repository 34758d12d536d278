import * as z from 'zod/mini';
import { newPassword, samePassword } from '../../parts/account/newPassword.ts';

/** What the form asks. */
export const Registration = z
  .object({
    username: z.string().check(z.minLength(1, 'Choose a username')),
    email: z.email('Please enter a valid email address'),
    companyName: z.string(),
    ...newPassword,
  })
  .check(samePassword);
