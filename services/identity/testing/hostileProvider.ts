import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Key = { kid: string; alg: string; privateKey: CryptoKey; publicJwk: object };

/** The claims of the next ID token, and its signature. */
export type Lies = {
  /** Overrides for the right claims. */
  claims?: JWTPayload;
  /** Claims to leave out. */
  without?: string[];
  /** 'none' and HS256 with the client's secret are known attacks. */
  signedBy?: 'stranger' | 'none' | 'secret';
  /** Without a key id in its header. */
  nameless?: boolean;
  /** The claims of the user info endpoint; false: it refuses. */
  userinfo?: JWTPayload | false;
  /** Another response of the token endpoint. */
  token?: { status: number; body: unknown };
};

export const CLIENT = { clientId: 'the-product', clientSecret: 'a secret of the product, of good length' };

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    alg: 'RS256',
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** An identity provider with configurable faults. Its keys, code flow and PKCE are right otherwise. */
export async function hostileProvider() {
  let key = await newKey('first');
  const stranger = await newKey('first');
  let lies: Lies = {};
  let metadata: object = {};
  let older: Key[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const codes = new Map<string, { nonce: string; challenge: string; claims: JWTPayload }>();
  const asked: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function idToken({ nonce, claims }: { nonce: string; claims: JWTPayload }): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 300, nonce, ...claims };
    const payload: JWTPayload = { ...right, ...lies.claims };
    for (const claim of lies.without ?? []) delete payload[claim];
    if (lies.signedBy === 'none') return `${[{ alg: 'none' }, payload].map(part => base64url(part)).join('.')}.`;
    if (lies.signedBy === 'secret')
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT.clientSecret));
    const by = lies.signedBy === 'stranger' ? stranger : key;
    const named = lies.nameless ? {} : { kid: by.kid };
    return new SignJWT(payload).setProtectedHeader({ alg: by.alg, ...named }).sign(by.privateKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    asked.push(pathname);
    headers.push(request.headers);
    const say = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration')
      return say(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/end`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...metadata,
      });
    if (pathname === '/keys') return say(200, { keys: [...older, key].map(({ publicJwk }) => publicJwk) });
    if (pathname === '/userinfo') return lies.userinfo ? say(200, lies.userinfo) : say(401, { error: 'invalid_token' });
    if (pathname !== '/token') return say(404, {});
    if (lies.token) return say(lies.token.status, lies.token.body);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const basic = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    const secret = decodeURIComponent(basic.split(':')[1] ?? '').replaceAll('+', ' ');
    if (secret !== CLIENT.clientSecret) return say(401, { error: 'invalid_client' });
    if (!known || known.challenge !== verifier) return say(400, { error: 'invalid_grant' });
    say(200, { access_token: 'of no use', token_type: 'Bearer', expires_in: 60, id_token: await idToken(known) });
  }

  return {
    issuer,
    asked,
    /** The headers of these requests. */
    headers,
    /** Sets the provider's faults. */
    lie: (about: Lies) => {
      lies = about;
    },
    /** Changes its metadata for later requests. */
    describe: (other: object) => {
      metadata = other;
    },
    /** Signs with a new key, which replaces the previous one or is added to it. */
    async rotate({ keeps = false } = {}) {
      older = keeps ? [...older, key] : [];
      key = await newKey('second');
    },
    /** Signs the person in on the provider's page. Returns the query of the redirect back. */
    signIn(address: string, claims: JWTPayload): string {
      const { searchParams } = new URL(address);
      const code = `code-${codes.size}-${Math.random()}`;
      const nonce = searchParams.get('nonce') ?? '';
      codes.set(code, { nonce, challenge: searchParams.get('code_challenge') ?? '', claims });
      return String(new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer }));
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
