import { afterAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { securityHeaders } from './securityHeaders.ts';

const servers: FastifyInstance[] = [];
afterAll(() => Promise.all(servers.map(server => server.close())));

async function fetchHeaders(options: { https: boolean; stripe: boolean }, path = '/api/user') {
  const server = fastify();
  servers.push(server);
  await securityHeaders(server, options);
  for (const path of ['/api/user', '/api/docs/', '/api/logout']) server.get(path, () => ({}));
  const { headers } = await server.inject(path);
  return headers;
}

const fetchDirectives = async (options: { https: boolean; stripe: boolean }, path?: string) =>
  String((await fetchHeaders(options, path))['content-security-policy']).split(';');

describe('the headers of every response', () => {
  it('keep browsers on https for two years, ready for their lists, once the product is reached by https, and only then', async () => {
    expect((await fetchHeaders({ https: true, stripe: false }))['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(await fetchHeaders({ https: false, stripe: false })).not.toHaveProperty('strict-transport-security');
  });

  it.each([true, false])('never allow inline scripts, or frames around us (Stripe: %p)', async stripe => {
    const policy = String((await fetchHeaders({ https: true, stripe }))['content-security-policy']);
    const scripts = policy.split(';').filter(part => /^(default|script)-src/.test(part));
    expect(scripts.join()).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes('https://js.stripe.com')).toBe(stripe);
  });

  it("let exactly Stripe's own hosts in, and only where payments are made at Stripe", async () => {
    const [there, here] = [
      await fetchDirectives({ https: false, stripe: true }),
      await fetchDirectives({ https: false, stripe: false }),
    ];
    expect(there.filter(directive => directive.includes('http'))).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src 'self' https://api.stripe.com",
    ]);
    expect(here.join()).not.toContain('http');
  });

  it.each([true, false])(
    'allow no style in markup, and say where to report what is refused (Stripe: %p)',
    async stripe => {
      const policy = await fetchDirectives({ https: true, stripe });
      expect(policy).toEqual(
        expect.arrayContaining(["style-src 'self'", 'report-uri /api/csp-reports', 'report-to csp']),
      );
      expect(policy.join()).not.toMatch(/unsafe|style-src-/);
      expect((await fetchHeaders({ https: true, stripe }))['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    },
  );

  it('let scripts make scripts by our policy alone, but where Stripe’s script does, and where Swagger’s page does', async () => {
    const ours = ["require-trusted-types-for 'script'", 'trusted-types payment'];
    expect(await fetchDirectives({ https: true, stripe: false })).toEqual(expect.arrayContaining(ours));
    const others = [
      await fetchDirectives({ https: true, stripe: true }),
      await fetchDirectives({ https: true, stripe: false }, '/api/docs/'),
    ];
    for (const policy of others) {
      expect(policy.join()).not.toContain('trusted-types');
      expect(policy).toContain("default-src 'self'");
    }
  });

  it('clear the cache after signing out, but neither cookies nor storage', async () => {
    const options = { https: true, stripe: false };
    expect((await fetchHeaders(options, '/api/logout'))['clear-site-data']).toBe('"cache"');
    expect(await fetchHeaders(options)).not.toHaveProperty('clear-site-data');
  });

  it('let no cache store responses', async () => {
    expect((await fetchHeaders({ https: false, stripe: false }))['cache-control']).toBe('no-store');
  });
});
