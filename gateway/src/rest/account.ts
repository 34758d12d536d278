import {
  ConfirmLoginInput,
  ConfirmTwoFactorInput,
  CreateApiTokenInput,
  DeleteAccountInput,
  PasswordAgain,
  ProofInput,
  SecondFactorInput,
} from '@aicp/contracts/inputs/accountInputs';
import { RESOURCES } from '@aicp/contracts/rights/rights';
import { z } from 'zod';
import { IdParams, id, instant, wrapField } from './answers.ts';
import { User } from './identity.ts';
import { route } from './route.ts';

const ApiToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(['READ', 'WRITE']),
  resources: z.array(z.enum(RESOURCES)).nullable(),
  networks: z.array(z.string()).nullable(),
  organisationId: id,
  hint: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  expiresAt: instant,
});

const TwoFactor = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() });
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const tag = 'Account';

/** The second factor, API tokens and the deletion of an account. */
const SecurityLogPage = z.object({
  entries: z.array(
    z.object({
      id,
      at: instant,
      action: z.string(),
      details: z.string(),
      by: z.enum(['you', 'administrator', 'guest', 'system']),
      device: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  /** The value for `?after=`; null on the last page. */
  next: z.string().nullable(),
});

export const accountRoutes = [
  route({
    method: 'POST',
    url: '/api/login/confirm',
    summary:
      'Complete a login that returned 401 with a challenge, using a code from the authenticator app or a recovery code',
    tag,
    open: true,
    personal: true,
    body: ConfirmLoginInput,
    partial: true,
    operation: 'mutation RestConfirmLogin($input: ConfirmLoginInput!) { confirmLogin(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: User,
  }),
  route({
    method: 'POST',
    url: '/api/user/proof',
    summary: 'Confirm that it is you, after a 403 with the reason "proof"; valid for ten minutes in this session',
    tag,
    personal: true,
    body: ProofInput,
    operation: 'mutation RestProof($input: ProofInput!) { giveProof(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ until: instant }),
  }),
  route({
    method: 'GET',
    url: '/api/user/two-factor',
    summary: 'Whether two-factor authentication is on, and how many recovery codes are left',
    tag,
    personal: true,
    operation: 'query RestTwoFactor { me { twoFactor { ...answer } } }',
    answer: wrapField('twoFactor', TwoFactor),
  }),
  route({
    method: 'POST',
    url: '/api/user/two-factor',
    summary: 'Create the secret for an authenticator app; it takes effect once its first code is confirmed',
    tag,
    personal: true,
    body: PasswordAgain,
    operation: 'mutation RestBeginTwoFactor($password: String!) { beginTwoFactor(password: $password) { ...answer } }',
    variables: ({ body }) => body,
    answer: z.object({ secret: z.string(), otpauthUri: z.string(), qrCode: z.string() }),
  }),
  route({
    method: 'POST',
    url: '/api/user/two-factor/confirm',
    summary: 'Turn on two-factor authentication; returns the recovery codes, once',
    tag,
    personal: true,
    body: ConfirmTwoFactorInput,
    operation: 'mutation RestConfirmTwoFactor($code: String!) { confirmTwoFactor(code: $code) { ...answer } }',
    variables: ({ body }) => body,
    answer: RecoveryCodes,
  }),
  route({
    method: 'DELETE',
    url: '/api/user/two-factor',
    summary: 'Turn off two-factor authentication',
    tag,
    personal: true,
    body: SecondFactorInput,
    operation: `mutation RestDisableTwoFactor($input: SecondFactorInput!) {
      disableTwoFactor(input: $input) { twoFactor { ...answer } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: wrapField('twoFactor', TwoFactor),
  }),
  route({
    method: 'POST',
    url: '/api/user/recovery-codes',
    summary: 'Replace the recovery codes with ten new ones',
    tag,
    personal: true,
    body: SecondFactorInput,
    operation:
      'mutation RestNewRecoveryCodes($input: SecondFactorInput!) { newRecoveryCodes(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: RecoveryCodes,
  }),
  route({
    method: 'GET',
    url: '/api/user/security-log',
    summary: 'Your account activity in the last 180 days, newest first, 50 per page',
    tag,
    personal: true,
    querystring: z.object({ after: z.string().max(40).optional() }),
    operation: 'query RestSecurityLog($after: String) { securityLog(after: $after) { ...answer } }',
    variables: ({ query }) => ({ after: query.after ?? null }),
    answer: SecurityLogPage,
  }),
  route({
    method: 'GET',
    url: '/api/user/tokens',
    summary: 'Your API tokens, newest first, without their values',
    tag,
    personal: true,
    operation: 'query RestTokens { apiTokens { ...answer } }',
    answer: z.array(ApiToken),
  }),
  route({
    method: 'POST',
    url: '/api/user/tokens',
    summary: 'Create an API token (Enterprise plan); it is returned only in this response',
    tag,
    personal: true,
    status: 201,
    body: CreateApiTokenInput,
    operation: 'mutation RestCreateToken($input: CreateApiTokenInput!) { createApiToken(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ token: z.string(), notice: z.string().nullable(), apiToken: ApiToken }),
  }),
  route({
    method: 'DELETE',
    url: '/api/user/tokens/:id',
    summary: 'Revoke an API token at once; returns the remaining tokens',
    tag,
    personal: true,
    params: IdParams,
    operation: 'mutation RestRevokeToken($id: ID!) { revokeApiToken(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: z.array(ApiToken),
  }),
  route({
    method: 'DELETE',
    url: '/api/user',
    summary: 'Permanently delete your account and all its data',
    tag,
    personal: true,
    // Null for an account without a password.
    body: DeleteAccountInput.nullable(),
    operation: `mutation RestDeleteAccount($password: String, $code: String) {
      deleteAccount(password: $password, code: $code) { ...answer } }`,
    variables: ({ body }) => body ?? {},
    answer: z.object({ message: z.string() }),
  }),
];
