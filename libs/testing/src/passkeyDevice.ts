import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '@aicp/contracts/inputs/passkeyInputs';

/** The used options of a browser's request. */
type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/** Deviations of a device, for tests of refusals. */
type Manner = {
  /** The origin of the requesting page. */
  origin?: string;
  /** Whether it has verified the user by finger, face or PIN. */
  isVerified?: boolean;
  /** The reported use counter. */
  counter?: number;
};

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

/**
 * A device with one passkey and its browser: answers like navigator.credentials, with real keys and signatures
 * (https://www.w3.org/TR/webauthn-3/), for tests without a browser.
 * @param origin the requesting page, for example 'http://localhost:3000'
 */
export function passkeyDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  let userHandle = '';

  function authenticatorData(rpId: string, { isVerified = true, counter = 0 }: Manner, credential = Buffer.alloc(0)) {
    const flags = 1 | (isVerified ? 4 : 0) | (credential.length > 0 ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(counter, 4), credential]);
  }

  return {
    /** The device's name for its passkey. */
    credentialId: named.id,

    create({ challenge, rp, user }: Options, manner: Manner = {}): NewCredential {
      userHandle = user?.id ?? '';
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cbor(cose)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp?.id ?? '', manner, credential)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, manner.origin ?? origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId = '' }: Options, manner: Manner = {}): Assertion {
      const data = authenticatorData(rpId, manner);
      const client = clientData('webauthn.get', challenge, manner.origin ?? origin);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function uint(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

type Cbor = number | string | Buffer | Map<string | number, Cbor>;

/** Encodes in CBOR (RFC 8949), as far as a device needs it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, member]) => [cbor(key), cbor(member)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length]);
}
