import type { FastifyInstance } from 'fastify';

/** RFC 9116 advises less than a year; readers can rely on it for this long. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

type Settings = { PUBLIC_URL?: string | undefined; SECURITY_CONTACT?: string | undefined };

/**
 * GET /.well-known/security.txt (RFC 9116): the contact for vulnerabilities. Without SECURITY_CONTACT it is the page with the contact
 * form.
 */
export function serveSecurityTxt(server: FastifyInstance, { PUBLIC_URL, SECURITY_CONTACT }: Settings): void {
  server.get('/.well-known/security.txt', { schema: { hide: true } }, (request, reply) => {
    const origin = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${request.protocol}://${request.host}`;
    const contact = SECURITY_CONTACT ?? `${origin}/security`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityTxt({ contact, origin, now: Date.now() }));
  });
}

/** @param contact an email address, with or without 'mailto:', or a page */
export function securityTxt({ contact, origin, now }: { contact: string; origin: string; now: number }): string {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${/^(https?|mailto):/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(midnight + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
  ];
  return `${lines.join('\n')}\n`;
}
