import { z } from 'zod';
import { Email, Token } from './userInputs.ts';

/** A page of this product, for example '/systems/12?tab=facts': never another site's address. */
const PagePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'must be a path of this site');

export const SIGN_IN_PURPOSES = ['signIn', 'proof'] as const;

/** What `GET /api/sign-in` asks for. */
export const BeginSignInInput = z.object({
  /** To sign in, or to show in a session that it is still the same person. */
  purpose: z.enum(SIGN_IN_PURPOSES).default('signIn'),
  /** Where to go afterwards. */
  to: PagePath.default('/dashboard'),
  /** Of a person whose organisation has its own identity provider; without it they go to the product's. */
  email: Email.nullish(),
});

/** What the identity provider's answer brings back to `GET /api/sign-in/callback`. */
export const FinishSignInInput = z.object({
  /** The query of the address, as it arrived. */
  answer: z.string().max(16_000),
  /** What the browser that began it was given. */
  binding: Token,
});

/** The account and the identity provider's person become one. */
export const ConnectSignInInput = z.object({ pending: Token });

/** The same by the link of an email. */
export const ConnectByLinkInput = z.object({ token: Token });
