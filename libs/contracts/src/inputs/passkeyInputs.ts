import { z } from 'zod';
import { line } from '../text.ts';

/** Bytes as browsers write them in JSON. */
const bytes = (maxLength: number) =>
  z
    .string('is required')
    .min(1, 'is required')
    .max(maxLength)
    .regex(/^[\w-]+={0,2}$/, 'must be base64url');

/** The id from the first response, which shows that the same client continues. */
const ceremony = z.string('is required').min(1, 'is required').max(100);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
};

/** The result of navigator.credentials.create() in the form of its toJSON(), without unused members. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** The result of navigator.credentials.get() in the form of its toJSON(). */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(100).nullish(),
  }),
});

export const MAX_PASSKEY_NAME_LENGTH = 60;

/** The fields of POST /api/user/passkeys and of `addPasskey`. */
export const AddPasskeyInput = z.object({ ceremony, credential: NewCredential });
/** The fields of POST /api/login/passkey and POST /api/user/proof/passkey, and of `loginWithPasskey` and `proveByPasskey`. */
export const PasskeyInput = z.object({ ceremony, credential: Assertion });
/** The fields of PATCH /api/user/passkeys/{id} and of `renamePasskey`. */
export const RenamePasskeyInput = z.object({ name: line(MAX_PASSKEY_NAME_LENGTH).min(1, 'is required') });
/** The fields of POST /api/login/passkey/options: `challenge` if a login by password required a second factor. */
export const PasskeyLoginInput = z.object({ challenge: z.string().min(1).max(100).nullish() });

export type NewCredential = z.infer<typeof NewCredential>;
export type Assertion = z.infer<typeof Assertion>;
