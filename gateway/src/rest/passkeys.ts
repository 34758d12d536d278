import {
  AddPasskeyInput,
  PasskeyInput,
  PasskeyLoginInput,
  RenamePasskeyInput,
} from '@aicp/contracts/inputs/passkeyInputs';
import { z } from 'zod';
import { IdParams, id, instant } from './answers.ts';
import { User } from './identity.ts';
import { route } from './route.ts';

const tag = 'Account';

const Passkey = z.object({
  id,
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
/** `options` is the publicKey for navigator.credentials, in the JSON form that browsers parse. */
const Request = z.object({ ceremony: z.string(), options: z.unknown() });

/** Passkeys (WebAuthn): each operation is a pair of calls, before and after the browser asks the user. */
export const passkeyRoutes = [
  route({
    method: 'POST',
    url: '/api/login/passkey/options',
    summary:
      'Begin to sign in with a passkey, or to use it as a second factor with the challenge of a login that returned 401',
    tag,
    open: true,
    personal: true,
    body: PasskeyLoginInput,
    operation:
      'mutation RestPasskeyLogin($challenge: String) { beginPasskeyLogin(challenge: $challenge) { ...answer } }',
    variables: ({ body }) => body,
    answer: Request,
  }),
  route({
    method: 'POST',
    url: '/api/login/passkey',
    summary: 'Sign in with the passkey that the browser was asked for; it counts as two factors',
    tag,
    open: true,
    personal: true,
    body: PasskeyInput,
    partial: true,
    operation: 'mutation RestLoginWithPasskey($input: PasskeyInput!) { loginWithPasskey(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: User,
  }),
  route({
    method: 'GET',
    url: '/api/user/passkeys',
    summary: 'Your passkeys, newest first',
    tag,
    personal: true,
    operation: 'query RestPasskeys { passkeys { ...answer } }',
    answer: z.array(Passkey),
  }),
  route({
    method: 'POST',
    url: '/api/user/passkeys/options',
    summary: 'Begin to add a passkey; requires a recent confirmation and a verified email address',
    tag,
    personal: true,
    operation: 'mutation RestBeginPasskey { beginPasskey { ...answer } }',
    answer: Request,
  }),
  route({
    method: 'POST',
    url: '/api/user/passkeys',
    summary:
      'Add the passkey that the browser has created; returns recovery codes, once, if it is the first second factor',
    tag,
    personal: true,
    status: 201,
    body: AddPasskeyInput,
    operation: 'mutation RestAddPasskey($input: AddPasskeyInput!) { addPasskey(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).nullable() }),
  }),
  route({
    method: 'PATCH',
    url: '/api/user/passkeys/:id',
    summary: 'Rename a passkey',
    tag,
    personal: true,
    params: IdParams,
    body: RenamePasskeyInput,
    operation:
      'mutation RestRenamePasskey($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { ...answer } }',
    variables: ({ params, body }) => ({ id: params.id, ...body }),
    answer: Passkey,
  }),
  route({
    method: 'DELETE',
    url: '/api/user/passkeys/:id',
    summary:
      'Remove a passkey; requires a recent confirmation, ends every other session and returns the remaining passkeys',
    tag,
    personal: true,
    params: IdParams,
    operation: 'mutation RestRemovePasskey($id: ID!) { removePasskey(id: $id) { ...answer } }',
    variables: ({ params }) => ({ id: params.id }),
    answer: z.array(Passkey),
  }),
  route({
    method: 'POST',
    url: '/api/user/proof/passkey/options',
    summary: 'Begin to confirm with a passkey that it is you',
    tag,
    personal: true,
    operation: 'mutation RestBeginPasskeyProof { beginPasskeyProof { ...answer } }',
    answer: Request,
  }),
  route({
    method: 'POST',
    url: '/api/user/proof/passkey',
    summary:
      'Confirm that it is you with the passkey that the browser was asked for; valid for ten minutes in this session',
    tag,
    personal: true,
    body: PasskeyInput,
    operation: 'mutation RestProveByPasskey($input: PasskeyInput!) { proveByPasskey(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ until: instant }),
  }),
];
