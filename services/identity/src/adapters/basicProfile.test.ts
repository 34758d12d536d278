import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT, hostileProvider, type Lies } from '../../testing/hostileProvider.ts';
import { oidc } from './oidc.ts';

/**
 * The conformance profile "Basic RP" of the OpenID Foundation: requirements for a relying party of the code flow, by the ids of their
 * suite.
 */
const person = { sub: 'anna', email: 'anna@firm.test', email_verified: true };

let provider: Awaited<ReturnType<typeof hostileProvider>>;
let party: ReturnType<typeof oidc>;
let connection: { issuer: string } & typeof CLIENT;
beforeEach(async () => {
  provider = await hostileProvider();
  party = oidc({ publicUrl: 'http://localhost:3000', isPrivateAllowed: true });
  connection = { issuer: provider.issuer, ...CLIENT };
});
afterEach(() => provider.stop());

const begin = () => party.begin(connection, { isFresh: false });

/** Signs in, from the button to the callback, at a provider that lies in the given way. */
async function signIn(lies: Lies = {}, claims: object = person) {
  provider.lie(lies);
  const { address, ...checks } = await begin();
  return party.finish(connection, provider.signIn(address, { ...claims }), checks);
}

const refused = (lies: Lies, reason = 'untrusted', claims?: object) =>
  expect(signIn(lies, claims)).rejects.toMatchObject({ details: { reason } });
const inUserinfo = () => provider.describe({ userinfo_endpoint: `${provider.issuer}/userinfo` });
const asked = (path: string) => provider.headers[provider.asked.indexOf(path)];

describe('asking', () => {
  it('rp-response_type-code: asks for a code', async () => {
    expect(new URL((await begin()).address).searchParams.get('response_type')).toBe('code');
  });

  it('rp-scope-userinfo-claims: asks by scopes for the claims that it uses', async () => {
    expect(new URL((await begin()).address).searchParams.get('scope')).toBe('openid email profile');
  });

  it('rp-nonce-unless-code-flow: sends a nonce and the digest of a verifier, new ones each time', async () => {
    const [one, two] = [await begin(), await begin()];
    const { searchParams } = new URL(one.address);
    expect(searchParams.get('nonce')).toBe(one.nonce);
    expect(searchParams.get('code_challenge')).toBe(createHash('sha256').update(one.verifier).digest('base64url'));
    for (const check of ['state', 'nonce', 'verifier'] as const) expect(one[check]).not.toBe(two[check]);
  });

  it('rp-token_endpoint-client_secret_basic: sends its secret in the header', async () => {
    await signIn();
    const basic = Buffer.from(String(asked('/token')?.authorization).replace('Basic ', ''), 'base64').toString();
    expect(basic.split(':')[0]).toBe(encodeURIComponent(CLIENT.clientId).replaceAll('-', '%2D'));
  });
});

describe('discovery', () => {
  it('rp-discovery-openid-configuration: reads the endpoints from the discovery document', async () => {
    expect((await begin()).address.startsWith(`${provider.issuer}/authorize?`)).toBe(true);
    expect(provider.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('rp-discovery-issuer-not-matching-config: refuses a discovery document of another issuer', async () => {
    provider.describe({ issuer: 'https://attacker.example' });
    await expect(begin()).rejects.toMatchObject({ details: { reason: 'untrusted' } });
  });

  it('rp-discovery-jwks_uri-keys: reads the keys from the address in the description', async () => {
    await signIn();
    expect(provider.asked).toContain('/keys');
  });
});

describe('an ID token', () => {
  it('rp-id_token-sig-rs256: is accepted with a valid signature', async () => {
    expect((await signIn()).claims).toMatchObject({ iss: provider.issuer, sub: 'anna' });
  });

  it('rp-id_token-bad-sig-rs256: is refused with a bad one', () => refused({ signedBy: 'stranger' }));
  it('rp-id_token-sig-none: is refused without a signature', () => refused({ signedBy: 'none' }));
  it('rp-id_token-sig-hs256: is refused if signed with the client’s secret, which was not agreed', () =>
    refused({ signedBy: 'secret' }));
  it('rp-id_token-issuer-mismatch: is refused from another issuer', () =>
    refused({ claims: { iss: 'https://attacker.example' } }));
  it('rp-id_token-aud: is refused for another client, and without an audience', async () => {
    await refused({ claims: { aud: 'somebody-else' } });
    await refused({ without: ['aud'] });
  });
  it('rp-id_token-sub: is refused without a subject', () => refused({ without: ['sub'] }));
  it('rp-id_token-iat: is refused without a time of issue', () => refused({ without: ['iat'] }));
  it('rp-id_token-exp: is refused after its expiry, and without one', async () => {
    await refused({ claims: { exp: Math.floor(Date.now() / 1000) - 120 } }, 'expired');
    await refused({ without: ['exp'] });
  });
  it('rp-nonce-invalid: is refused with another nonce, and without one', async () => {
    await refused({ claims: { nonce: 'of another sign-in' } });
    await refused({ without: ['nonce'] });
  });

  it('rp-id_token-kid-absent-single-jwks: accepts a missing key id if there is one key', async () => {
    expect((await signIn({ nameless: true })).claims.sub).toBe('anna');
  });

  it('rp-id_token-kid-absent-multiple-jwks: is refused without a key id if there are several keys', async () => {
    await provider.rotate({ keeps: true });
    expect((await signIn()).claims.sub).toBe('anna');
    await refused({ nameless: true });
  });

  it('rp-key-rotation-op-sign-key: is accepted after the provider has changed its keys', async () => {
    await signIn();
    await provider.rotate();
    // At most once: keys younger than a minute are not loaded again.
    await signIn().catch(() => undefined);
    expect((await signIn()).claims.sub).toBe('anna');
  });
});

describe('userinfo', () => {
  const silent = { sub: 'anna' };

  it('rp-userinfo-bearer-header: is queried with the token in the header if the ID token has no address', async () => {
    inUserinfo();
    const { claims } = await signIn({ userinfo: { ...person, groups: ['Staff'] } }, silent);
    expect(claims).toMatchObject({ ...person, groups: ['Staff'], iss: provider.issuer });
    expect(asked('/userinfo')?.authorization).toBe('Bearer of no use');
    expect(provider.asked.filter(path => path === '/userinfo')).toHaveLength(1);
  });

  it('rp-userinfo-bad-sub-claim: is refused if it is about another user', async () => {
    inUserinfo();
    await refused({ userinfo: { ...person, sub: 'berta' } }, 'untrusted', silent);
    await refused({ userinfo: { email: person.email, email_verified: true } }, 'untrusted', silent);
  });

  it('does not override the signed ID token', async () => {
    inUserinfo();
    const { claims } = await signIn(
      { userinfo: { ...person, iss: 'https://attacker.example', amr: ['mfa'] } },
      { ...silent, amr: ['pwd'] },
    );
    expect(claims).toMatchObject({ iss: provider.issuer, amr: ['pwd'] });
  });

  it('is not queried if the ID token is complete or the provider has none', async () => {
    expect((await signIn({}, silent)).claims.email).toBeUndefined();
    inUserinfo();
    await signIn();
    expect(provider.asked).not.toContain('/userinfo');
  });
});
