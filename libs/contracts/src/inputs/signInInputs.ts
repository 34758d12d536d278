import { z } from 'zod';
import { Email, Token } from './userInputs.ts';

/** A page of this product, for example '/systems/12?tab=facts'; never another site's address. */
const PagePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'must be a path of this site');

export const SIGN_IN_PURPOSES = ['signIn', 'proof'] as const;

export const BeginSignInInput = z.object({
  /** To sign in, or to confirm the user of a session. */
  purpose: z.enum(SIGN_IN_PURPOSES).default('signIn'),
  /** The page to open afterwards. */
  to: PagePath.default('/dashboard'),
  /** The email address of a user whose organisation has its own identity provider. Without it the product's provider is used. */
  email: Email.nullish(),
});

/** The parameters of the identity provider's response at `GET /api/sign-in/callback`. */
export const FinishSignInInput = z.object({
  /** The query of the address, unchanged. */
  answer: z.string().max(16_000),
  /** The binding of the browser that began it. */
  binding: Token,
});

/** Connects the account with the identity provider's user. */
export const ConnectSignInInput = z.object({ pending: Token });

export const ConnectByLinkInput = z.object({ token: Token });
