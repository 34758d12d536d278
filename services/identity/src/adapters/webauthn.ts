import { Buffer } from 'node:buffer';
import { DomainError } from '@aicp/contracts/domainError';
import type { Assertion, NewCredential } from '@aicp/contracts/inputs/passkeyInputs';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { type RelyingParty, relyingPartyOf } from '../domain/relyingParty.ts';

/** The credential's id in base64url, and its transports. */
type Named = { credentialId: string; transports: string[] };
type Key = { credentialId: string; publicKey: string; transports: string[] };

export type Webauthn = ReturnType<typeof webauthn>;

const RP_NAME = 'AI Compliance';
const TIMEOUT_MS = 5 * 60_000;
/** Algorithms that every authenticator supports, strongest first. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/**
 * Passkeys (WebAuthn) for the product's public address. They always require a finger, a face or a PIN, so that one passkey is two factors,
 * and are found without a username.
 */
export function webauthn(publicUrl: string) {
  const party = relyingPartyOf(publicUrl);

  /** @throws DomainError CONFLICT if browsers have no passkeys here */
  function relyingParty(): RelyingParty {
    if (party) return party;
    throw new DomainError('CONFLICT', 'Passkeys need an address that begins with https://.');
  }

  return {
    isPossible: party !== null,

    /** Options for navigator.credentials.create(). */
    async registrationOptions(userName: string, userHandle: string, known: Named[]) {
      return generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: relyingParty().id,
        userName,
        userDisplayName: userName,
        userID: isoBase64URL.toBuffer(userHandle),
        timeout: TIMEOUT_MS,
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },

    /** Options for navigator.credentials.get(). Without `known` it offers every passkey that the browser has for us. */
    async authenticationOptions(known?: Named[]) {
      return generateAuthenticationOptions({
        rpID: relyingParty().id,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        ...(known && { allowCredentials: known.map(descriptorOf) }),
      });
    },

    /** The new passkey, or null if the browser's response is invalid. */
    async registered(credential: NewCredential, challenge: string) {
      const { id, origin } = relyingParty();
      const { transports, ...response } = credential.response;
      return rightOrNull(async () => {
        refuseCertificates(response.attestationObject);
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...credential, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: id,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!registrationInfo) return null;
        return {
          credentialId: registrationInfo.credential.id,
          publicKey: isoBase64URL.fromBuffer(registrationInfo.credential.publicKey),
          counter: registrationInfo.credential.counter,
          isSynced: registrationInfo.credentialBackedUp,
          transports: TRANSPORTS.filter(transport => transports?.includes(transport)),
        };
      });
    },

    /** The authenticator's data if the signature is right, else null. */
    async authenticated({ response, ...credential }: Assertion, challenge: string, key: Key) {
      const { id, origin } = relyingParty();
      const { userHandle, ...signed } = response;
      return rightOrNull(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            ...credential,
            response: { ...signed, ...(userHandle && { userHandle }) },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: id,
          // The counter is compared when it is stored: a signature with another key must not count as a copied passkey.
          credential: { id: key.credentialId, publicKey: isoBase64URL.toBuffer(key.publicKey), counter: 0 },
        });
        return verified
          ? { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
          : null;
      });
    },
  };
}

function descriptorOf({ credentialId, transports }: Named) {
  return { id: credentialId, transports: TRANSPORTS.filter(transport => transports.includes(transport)) };
}

/** Returns null if the library throws, because its messages are written for programmers. */
async function rightOrNull<Result>(verify: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * We request no attestation certificate, and browsers omit it. One that is sent nevertheless is not read: checking it would fetch
 * revocation lists from addresses that it names.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c')))
    throw new Error(`an attestation of the kind ${format}`);
}
