import * as z from 'zod/mini';

/** Two fields in which the same new password is typed. How good it must be is the server's to say; it differs in a trial. */
export const newPassword = {
  password: z.string().check(z.minLength(1, 'Choose a password')),
  confirmPassword: z.string(),
};

export const samePassword = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => confirmPassword && password === confirmPassword,
  {
    path: ['confirmPassword'],
    error: ({ input }) => {
      const { password, confirmPassword } = input as Record<string, string>;
      return password === confirmPassword ? 'Repeat the password' : "Passwords don't match";
    },
    // Said together with whatever else is wrong, not only after it is mended.
    when: () => true,
  },
);
