import { failureOf } from './failure.ts';

/** Whether this browser supports passkeys at this address. Without https it does not, except on localhost. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

type Given = { optionsJSON: unknown };
/** Fetches the library on the first press of a button that needs it. */
const library = () =>
  import('@simplewebauthn/browser') as unknown as Promise<
    Record<'startRegistration' | 'startAuthentication', (given: Given) => Promise<object>>
  >;

/** Asks the browser to create a passkey. `passkeyFailure` can read what it throws. */
export const createPasskey = async (options: unknown) => (await library()).startRegistration({ optionsJSON: options });

/** Asks the browser to sign with a passkey. `passkeyFailure` can read what it throws. */
export const signWithPasskey = async (options: unknown) =>
  (await library()).startAuthentication({ optionsJSON: options });

/** The messages by the name of the browser's error (https://www.w3.org/TR/webauthn-3/). */
const sentences: Record<string, string> = {
  NotAllowedError: 'The passkey was not used, because the request was cancelled or took too long. Please try again.',
  AbortError: 'The passkey was not used, because the request was cancelled or took too long. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  ConstraintError: 'This device cannot store a passkey: it needs a fingerprint, a face or a PIN to unlock it.',
  NotSupportedError: 'This device cannot store a passkey.',
  SecurityError:
    'Passkeys do not work at this address. Please open the product at the address that your emails link to.',
};

/** The message for a failed passkey operation, caused by the browser, the user or the server. */
export function passkeyFailure(error: unknown): string {
  return (error instanceof Error && sentences[error.name]) || failureOf(error).message;
}
