import { generateKeyPairSync } from 'node:crypto';
import type { Actor } from '@aicp/contracts/rights/actor';
import { describe, expect, it, jest } from '@jest/globals';
import { createSigner } from 'fast-jwt';
import { z } from 'zod';
import { ActorPrivateKey, ActorPublicKeys, createActorKey, publicActorKey } from '../process/actorKeys.ts';
import { actorSigner, actorVerifier } from './actorToken.ts';

/** A gateway's private key, and the public one for services. */
function pair() {
  const key = createActorKey();
  return { own: ActorPrivateKey.parse(key), ACTOR_PUBLIC_KEY: ActorPublicKeys.parse(publicActorKey(key)) };
}
const { own, ACTOR_PUBLIC_KEY } = pair();
const secret = 'a secret of thirty-two characters';
const anna: Actor = {
  kind: 'user',
  userId: 1,
  organisationId: 1,
  role: 'owner',
  isAdmin: true,
  session: 'x',
  access: 'session',
};
const caller = { actor: anna, client: { address: '127.0.0.1', agent: 'a test' } };
const read = actorVerifier('admin', { ACTOR_PUBLIC_KEY });
const now = () => Math.floor(Date.now() / 1000);

describe('the caller', () => {
  it('is believed when the gateway signed it for this service', () => {
    expect(read(actorSigner(own)(caller, 'admin'))).toEqual(caller);
  });

  it('is not believed under another key, changed, unsigned, by another issuer, out of date, or of another shape', () => {
    const signed = actorSigner(own)(caller, 'admin');
    const [header, , signature] = signed.split('.');
    const claims = { ...caller, iss: 'gateway', aud: 'admin', iat: now(), exp: 4e9 };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const usual = { key: own, algorithm: 'EdDSA', iss: 'gateway', aud: 'admin', expiresIn: 60_000 } as const;
    const sign = (options: object, payload: object = caller) => createSigner({ ...usual, ...options })(payload);
    for (const token of [
      actorSigner(pair().own)(caller, 'admin'),
      `${header}.${changed}.${signature}`,
      `${none}.${changed}.`,
      sign({ iss: 'somebody' }),
      sign({ aud: undefined }),
      sign({ clockTimestamp: Date.now() - 120_000 }),
      sign({ expiresIn: undefined }),
      sign({}, { actor: { kind: 'root' }, client: caller.client }),
      // With the key that every service has: the public key as a secret.
      createSigner({ ...usual, key: ACTOR_PUBLIC_KEY[0]?.replace('PUBLIC', 'SECRET') ?? '', algorithm: 'HS256' })(
        caller,
      ),
      createSigner({ ...usual, key: secret, algorithm: 'HS256' })(caller),
      '',
      undefined,
    ])
      expect(read(token)).toBeUndefined();
  });

  it('is not believed by a service that it was not signed for', () => {
    expect(actorVerifier('billing', { ACTOR_PUBLIC_KEY })(actorSigner(own)(caller, 'admin'))).toBeUndefined();
  });

  it('expires after a minute, whatever its own expiry, and is not valid early', () => {
    const lasting = (iat: number) =>
      createSigner({ key: own, algorithm: 'EdDSA', iss: 'gateway', aud: 'admin' })({
        ...caller,
        iat,
        exp: now() + 4e8,
      });
    expect(read(lasting(now() - 50))).toEqual(caller);
    expect(read(lasting(now() - 70))).toBeUndefined();
    expect(read(lasting(now() + 600))).toBeUndefined();
  });

  it('is signed again as soon as anything about the caller changes, and after some seconds', () => {
    jest.useFakeTimers();
    const sign = actorSigner(own);
    const token = sign(caller, 'admin');
    expect(sign({ ...caller }, 'admin')).toBe(token);
    for (const actor of [
      { ...anna, role: 'reader' },
      { ...anna, isAdmin: false },
      { ...anna, session: 'y' },
      { ...anna, organisationId: 2 },
    ] as const)
      expect(read(sign({ ...caller, actor }, 'admin'))).toEqual({ ...caller, actor });
    expect(sign({ ...caller, client: { ...caller.client, address: '127.0.0.2' } }, 'admin')).not.toBe(token);
    expect(sign(caller, 'billing')).not.toBe(token);
    jest.advanceTimersByTime(20_000);
    expect(sign(caller, 'admin')).not.toBe(token);
    jest.useRealTimers();
  });

  it('is not accepted any longer because it was accepted before', () => {
    jest.useFakeTimers();
    const token = actorSigner(own)(caller, 'admin');
    expect(read(token)).toEqual(caller);
    jest.advanceTimersByTime(70_000);
    expect(read(token)).toBeUndefined();
    jest.useRealTimers();
  });

  it('is accepted by old and new processes at every step of replacing the key', () => {
    const next = pair();
    const both = [...ACTOR_PUBLIC_KEY, ...next.ACTOR_PUBLIC_KEY];
    const steps: [string, string[]][] = [
      [own, ACTOR_PUBLIC_KEY],
      [own, both],
      [next.own, both],
      [next.own, next.ACTOR_PUBLIC_KEY],
    ];
    for (const [at, [signing]] of steps.entries())
      for (const [, believed] of steps.slice(Math.max(at - 1, 0), at + 2))
        expect(actorVerifier('admin', { ACTOR_PUBLIC_KEY: believed })(actorSigner(signing)(caller, 'admin'))).toEqual(
          caller,
        );
    expect(actorVerifier('admin', next)(actorSigner(own)(caller, 'admin'))).toBeUndefined();
  });
});

describe('the keys', () => {
  it('are refused if they are invalid, or of another kind', () => {
    const { privateKey, publicKey } = generateKeyPairSync('x25519');
    const other = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    const otherPublic = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    for (const text of ['', 'no key', other, publicActorKey(createActorKey())])
      expect(z.safeParse(ActorPrivateKey, text).success).toBe(false);
    for (const text of ['', 'no key', otherPublic, `${publicActorKey(createActorKey())},`])
      expect(z.safeParse(ActorPublicKeys, text).success).toBe(false);
  });
});
