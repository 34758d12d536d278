import {
  ChangeEmailInput,
  ChangePasswordInput,
  ContactMessageInput,
  ForgotPasswordInput,
  ResetPasswordInput,
  UpdateProfileInput,
  VerifyEmailInput,
} from '@aicp/contracts/userInputs';
import { z } from 'zod';
import { IdParams, instant } from './answers.ts';
import { FIELDS, User } from './identity.ts';
import { operation, route } from './route.ts';

const tag = 'Account';
const Notice = z.object({ message: z.string() });
const Changed = User.extend({ notice: z.string().nullable() });
const SESSION_FIELDS = 'id device address createdAt lastSeenAt current';
const Sessions = z.array(
  z.object({
    id: z.string(),
    device: z.string(),
    address: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    current: z.boolean(),
  }),
);

/** What mails lead to, the profile, and where an account is signed in. */
export const profileRoutes = [
  route({
    method: 'POST',
    url: '/api/forgot-password',
    summary: 'Send a password reset link by email; the response is the same for every address',
    tag,
    open: true,
    body: ForgotPasswordInput,
    operation: operation('mutation RestForgotPassword($email: String!) { forgotPassword(email: $email) { message } }'),
    variables: ({ body }) => body,
    answer: Notice,
  }),
  route({
    method: 'POST',
    url: '/api/reset-password',
    summary: 'Set a new password with the token from the email; every session ends',
    tag,
    open: true,
    body: ResetPasswordInput,
    operation: operation(
      'mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    ),
    variables: ({ body }) => ({ input: body }),
    answer: Notice,
  }),
  route({
    method: 'POST',
    url: '/api/verify-email',
    summary: 'Verify an email address with the token from the email',
    tag,
    open: true,
    body: VerifyEmailInput,
    operation: operation('mutation RestVerifyEmail($token: String!) { verifyEmail(token: $token) { message } }'),
    variables: ({ body }) => body,
    answer: Notice,
  }),
  route({
    method: 'POST',
    url: '/api/resend-verification',
    summary: 'Resend the verification email',
    tag,
    personal: true,
    operation: operation('mutation RestResendVerification { resendVerification { message } }'),
    answer: Notice,
  }),
  route({
    method: 'PATCH',
    url: '/api/user',
    summary: 'Update your company name or default jurisdiction; omitted fields keep their value',
    tag,
    personal: true,
    body: UpdateProfileInput,
    partial: true,
    operation: operation(
      `mutation RestUpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${FIELDS} } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    answer: User,
  }),
  route({
    method: 'POST',
    url: '/api/user/email',
    summary: 'Change your email address; requires your password, and the new address must be verified',
    tag,
    personal: true,
    body: ChangeEmailInput,
    partial: true,
    operation: operation(
      `mutation RestChangeEmail($input: ChangeEmailInput!) { changeEmail(input: $input) { ${FIELDS} notice } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    answer: Changed,
  }),
  route({
    method: 'POST',
    url: '/api/user/password',
    summary: 'Change your password; every other session ends',
    tag,
    personal: true,
    body: ChangePasswordInput,
    partial: true,
    operation: operation(
      `mutation RestChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { ${FIELDS} notice } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    answer: Changed,
  }),
  route({
    method: 'GET',
    url: '/api/user/sessions',
    summary: 'Your sessions, most recently used first',
    tag,
    personal: true,
    operation: operation(`query RestSessions { sessions { ${SESSION_FIELDS} } }`),
    answer: Sessions,
  }),
  route({
    method: 'DELETE',
    url: '/api/user/sessions/:id',
    summary: 'End one session; returns the remaining sessions',
    tag,
    personal: true,
    params: IdParams,
    operation: operation(`mutation RestEndSession($id: ID!) { endSession(id: $id) { ${SESSION_FIELDS} } }`),
    variables: ({ params }) => ({ id: params.id }),
    answer: Sessions,
  }),
  route({
    method: 'DELETE',
    url: '/api/user/sessions',
    summary: 'End every session except this one; returns the remaining sessions',
    tag,
    personal: true,
    operation: operation(`mutation RestEndOtherSessions { endOtherSessions { ${SESSION_FIELDS} } }`),
    answer: Sessions,
  }),
  route({
    method: 'POST',
    url: '/api/contact',
    summary: 'Send a message through the contact form',
    tag: 'Contact',
    open: true,
    body: ContactMessageInput,
    operation: operation(
      'mutation RestContact($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }',
    ),
    variables: ({ body }) => ({ input: body }),
    answer: Notice,
  }),
];
