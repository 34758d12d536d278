import * as z from 'zod/mini';

/** What the form asks. How good a password must be is the server's to say; it differs in a trial. */
export const Registration = z
  .object({
    username: z.string().check(z.minLength(1, 'Choose a username')),
    email: z.email('Please enter a valid email address'),
    companyName: z.string(),
    password: z.string().check(z.minLength(1, 'Choose a password')),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
      // Said together with whatever else is wrong, not only after it is mended.
      when: () => true,
    }),
  );
