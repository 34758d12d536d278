import type { Actor } from '@aicp/contracts/actor';
import { describe, expect, it } from '@jest/globals';
import { createSigner } from 'fast-jwt';
import { actorSigner, actorVerifier } from './actorToken.ts';

const secret = 'a secret of thirty-two characters';
const anna: Actor = { kind: 'user', userId: 1, organisationId: 1, isAdmin: true, session: 'x', access: 'session' };
const caller = { actor: anna, client: { address: '127.0.0.1', agent: 'a test' } };
const read = actorVerifier([secret]);

describe('who is asking', () => {
  it('is believed when the gateway signed it', () => {
    expect(read(actorSigner([secret])(caller))).toEqual(caller);
  });

  it('is not believed under another secret, changed, unsigned, by another issuer, out of date, or of another shape', () => {
    const signed = actorSigner([secret])(caller);
    const [header, , signature] = signed.split('.');
    const changed = Buffer.from(JSON.stringify({ ...caller, iss: 'gateway', exp: 4e9 })).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const sign = (options: object, payload: object = caller) =>
      createSigner({ key: secret, algorithm: 'HS256', iss: 'gateway', expiresIn: 60_000, ...options })(payload);
    for (const token of [
      actorSigner(['another secret of thirty-two characters'])(caller),
      `${header}.${changed}.${signature}`,
      `${none}.${changed}.`,
      sign({ iss: 'somebody' }),
      sign({ algorithm: 'HS512' }),
      sign({ clockTimestamp: Date.now() - 120_000 }),
      sign({ expiresIn: undefined }),
      sign({}, { actor: { kind: 'root' }, client: caller.client }),
      '',
      undefined,
    ])
      expect(read(token)).toBeUndefined();
  });

  it('is believed by old and new processes alike at every step of replacing the secret', () => {
    const next = 'the next secret of thirty-two characters';
    const steps = [[secret], [secret, next], [next, secret], [next]];
    for (const [at, signing] of steps.entries()) {
      for (const verifying of steps.slice(Math.max(at - 1, 0), at + 2))
        expect(actorVerifier(verifying)(actorSigner(signing)(caller))).toEqual(caller);
    }
    expect(actorVerifier([next])(actorSigner([secret])(caller))).toBeUndefined();
  });
});
