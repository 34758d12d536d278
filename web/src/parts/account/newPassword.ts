import * as z from 'zod/mini';

/** Two fields for the same new password. The server decides how strong it must be; a trial differs. */
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
    // Checked together with the other errors, not only after they are corrected.
    when: () => true,
  },
);
