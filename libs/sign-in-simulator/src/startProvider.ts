import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { choicePage, signOutPage } from './choicePage.ts';
import { type SimulatedPerson, STAFF } from './people.ts';

type Options = {
  /** The port on this machine; a free one by default. */
  port?: number;
  clientId: string;
  clientSecret: string;
  publicUrl: string;
  people?: readonly SimulatedPerson[];
};

const BELOW = '/choose/';

/**
 * An identity provider that represents a company's own: real OpenID Connect by oidc-provider, with a choice of people instead of passwords.
 * Its data is lost when it stops.
 */
export async function startProvider({ port = 0, clientId, clientSecret, publicUrl, people = STAFF }: Options) {
  // The issuer contains the port, so the port must be known first.
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/sign-in/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub', 'auth_time', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups'],
    },
    // Puts the claims into the ID token, as Entra, Okta, Google and Keycloak do.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `${BELOW}${uid}` },
    findAccount: (_ctx, accountId) => {
      const found = people.find(({ subject }) => subject === accountId);
      return found && { accountId, claims: () => ({ ...claimsOf(found), sub: accountId }) };
    },
    // No consent is asked for: the company has given it.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith(BELOW)) return void (await provider.callback()(request, response));
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(choicePage(people));
      return;
    }
    const chosen = new URLSearchParams(await bodyOf(request)).get('subject');
    const person = people.find(({ subject }) => subject === chosen);
    const result = person
      ? { login: { accountId: person.subject, amr: person.methods } }
      : { error: 'access_denied', error_description: 'cancelled' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 400;
      response.end(`Sign-in simulator: ${error instanceof Error ? error.message : 'it did not work'}`);
    });
  });
  return {
    issuer,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

function claimsOf({ name, username, email, isEmailVerified, groups }: SimulatedPerson) {
  return { name, preferred_username: username, email, email_verified: isEmailVerified, groups };
}

const MAX_BYTES = 10_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BYTES) throw new Error('the request is too large');
  }
  return body;
}
