import { failureOf } from './failure.ts';

/** Whether this browser has passkeys at this address: without https it has none, except on this machine itself. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

type Given = { optionsJSON: unknown };
/** What fetches the library with the first press of a button that needs it. */
const library = () =>
  import('@simplewebauthn/browser') as unknown as Promise<
    Record<'startRegistration' | 'startAuthentication', (given: Given) => Promise<object>>
  >;

/** Has the browser make a passkey; what it throws is understood by `passkeyFailure`. */
export const createPasskey = async (options: unknown) => (await library()).startRegistration({ optionsJSON: options });

/** Has the browser sign with a passkey; what it throws is understood by `passkeyFailure`. */
export const signWithPasskey = async (options: unknown) =>
  (await library()).startAuthentication({ optionsJSON: options });

/** By the names of what browsers throw (https://www.w3.org/TR/webauthn-3/). */
const sentences: Record<string, string> = {
  NotAllowedError: 'The passkey was not used: this was cancelled, or took too long. Please try again.',
  AbortError: 'The passkey was not used: this was cancelled, or took too long. Please try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  ConstraintError: 'This device cannot hold a passkey: it needs a fingerprint, a face or a PIN to unlock it.',
  NotSupportedError: 'This device cannot hold a passkey.',
  SecurityError:
    'Passkeys do not work at this address. Please open the product at the address that your emails link to.',
};

/** Why it failed: the browser, the person or the server. */
export function passkeyFailure(error: unknown): string {
  return (error instanceof Error && sentences[error.name]) || failureOf(error).message;
}
