import { afterAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { securityHeaders } from './securityHeaders.ts';

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map(server => server.close())));

async function headersOf(options: { https: boolean; stripe: boolean }) {
  const server = fastify();
  servers.push(server);
  await securityHeaders(server, options);
  server.get('/api/user', () => ({}));
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return Object.fromEntries((await fetch(`${address}/api/user`)).headers);
}

describe('the headers of every answer', () => {
  it('keep browsers on https for two years, ready for their lists, once the product is reached by https, and only then', async () => {
    expect((await headersOf({ https: true, stripe: false }))['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(await headersOf({ https: false, stripe: false })).not.toHaveProperty('strict-transport-security');
  });

  it.each([true, false])('never allow inline scripts, or frames around us (Stripe: %p)', async stripe => {
    const policy = String((await headersOf({ https: true, stripe }))['content-security-policy']);
    const scripts = policy.split(';').filter(part => /^(default|script)-src/.test(part));
    expect(scripts.join()).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes('https://js.stripe.com')).toBe(stripe);
  });

  it("let exactly Stripe's own hosts in, and only where payments are made at Stripe", async () => {
    const policyOf = async (stripe: boolean) =>
      String((await headersOf({ https: false, stripe }))['content-security-policy']).split(';');
    const [there, here] = [await policyOf(true), await policyOf(false)];
    expect(there.filter(directive => directive.includes('http'))).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://api.stripe.com",
    ]);
    expect(here.join()).not.toContain('http');
  });

  it('let no cache keep what is answered', async () => {
    expect((await headersOf({ https: false, stripe: false }))['cache-control']).toBe('no-store');
  });
});
