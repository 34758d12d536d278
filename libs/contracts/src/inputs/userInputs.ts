import { z } from 'zod';
import { NOT_AN_EMAIL, readEmail } from '../email.ts';
import { changeShape } from '../entities/fieldSchemas.ts';
import { userFields } from '../entities/user.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_USERS_AT_ONCE } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { changedLine, line, optionalLine, text } from '../text.ts';
import { Code } from './accountInputs.ts';

/** An email address, the same at every entry point. */
export const Email = z
  .string(NOT_AN_EMAIL)
  .trim()
  .max(MAX_EMAIL_LENGTH, `must be at most ${MAX_EMAIL_LENGTH} characters`)
  .meta({ format: 'email' })
  .transform((given, context) => {
    const read = readEmail(given);
    if ('email' in read) return read.email;
    context.addIssue(read.fault);
    return z.NEVER;
  });
/** As typed: correctness and strength are not checked here. */
const Password = z.string('is required').min(1, 'is required').max(1024, 'must be at most 1024 characters');
/** A new password: 128 characters are at most 256 units of a string. Identity's policy counts the characters. */
const NewPassword = z.string('is required').max(256, 'must be at most 128 characters').meta({ maxLength: 128 });
export const Token = z.string('is required').min(1, 'is required').max(200, 'is not valid');
const Jurisdiction = z.enum(['EU', 'UK'], 'must be EU or UK');

/** The fields of POST /api/register and of `register`. */
export const RegisterInput = z.object({
  username: z
    .string('is required')
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,64}$/, "must be 1 to 64 letters, digits, '.', '-' or '_'"),
  email: Email,
  password: NewPassword,
  companyName: optionalLine(MAX_NAME_LENGTH),
  jurisdiction: Jurisdiction.nullish(),
  /** The token of an invitation: the account joins that organisation, and gets no own one. */
  invitation: Token.nullish(),
});

/** The fields of POST /api/login and of `login`; `username` may be the email address. */
export const LoginInput = z.object({
  username: z.string('is required').trim().min(1, 'is required').max(MAX_EMAIL_LENGTH),
  password: Password,
});

export type LoginInput = z.infer<typeof LoginInput>;

export const ForgotPasswordInput = z.object({ email: Email });
export const ResetPasswordInput = z.object({ token: Token, password: NewPassword });
export const VerifyEmailInput = z.object({ token: Token });

/** A change of the profile; omitted fields stay. Company and law belong to the organisation. */
export const UpdateProfileInput = z.object({
  ...changeShape(userFields, 'change'),
  companyName: changedLine(MAX_NAME_LENGTH),
  jurisdiction: Jurisdiction.nullish(),
});
export const ChangeEmailInput = z.object({ email: Email, password: Password, code: Code.nullish() });
export const ChangePasswordInput = z.object({
  currentPassword: Password,
  newPassword: NewPassword,
  /** Whether every API token is revoked too. */
  endTokens: z.boolean('must be true or false').nullish(),
  code: Code.nullish(),
});

/** The fields of POST /api/contact and of `sendContactMessage`. */
export const ContactMessageInput = z.object({
  topic: z
    .enum(['sales', 'demo', 'scheduleDemo', 'support', 'other'], 'must be sales, demo, scheduleDemo, support or other')
    .default('sales'),
  name: line(200).min(1, 'is required'),
  email: Email,
  company: optionalLine(MAX_NAME_LENGTH),
  message: text(MAX_TEXT_LENGTH).min(1, 'is required'),
});

/** An administrator's change of many accounts at once, by `updateUsers`. */
export const UpdateUsersInput = z.object({
  ids: z.array(SerialId).min(1).max(MAX_USERS_AT_ONCE, `must be at most ${MAX_USERS_AT_ONCE}`),
  change: z.enum(['suspend', 'activate', 'verify']),
});
