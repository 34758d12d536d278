import { ORGANISATION_HEADER } from '@aicp/contracts/rights/actor';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { BUDGET_HEADERS } from './requestBudget.ts';
import { CSP_REPORTS } from './serveCspReports.ts';

/** Browser features that our pages never use, and payment, which only this page uses. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), payment=(self)';

/** Stripe's requirements: its script, the frames for cards, and their calls. */
const STRIPE = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
};

/**
 * Scripts may create markup and script addresses only by the policy of `web/src/parts/payment/loadPayment.ts`, which admits the payment
 * simulator's script. Stripe's own script creates policies unknown to us, and any page may load it: with real payments at Stripe, pages
 * omit this header.
 */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['payment'] };
/** Swagger's page turns text into markup. It shows only our own description, and no text from users. */
const WITHOUT_TRUSTED_TYPES = /^\/api\/docs\b/;

/** Headers about one caller, which a cache may not share. */
const OF_ONE_CALLER = [ORGANISATION_HEADER, ...BUDGET_HEADERS];

/**
 * Adds the content security policy and related headers to every response. Scripts and styles come only from us, and never inline.
 * @param stripe whether payments are made at Stripe, whose form must come from Stripe
 */
export async function securityHeaders(
  server: FastifyInstance,
  { https, stripe }: { https: boolean; stripe: boolean },
): Promise<void> {
  // Created once: otherwise @fastify/helmet would check the options and write the policy again for each request.
  const fixed = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        ...(stripe ? STRIPE : TRUSTED_TYPES),
        imgSrc: ["'self'", 'data:'],
        // Our scripts set positions and sizes on elements, which needs no style attribute in markup.
        styleSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Browsers without `report-to` use this.
        reportUri: [CSP_REPORTS],
        reportTo: ['csp'],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Two years with everything below this name: required by the browsers' preload lists.
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    // The address of /subscribe contains what lets a browser pay: no request repeats it, not even to our own proxies.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // For browsers without frame-ancestors.
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onRequest', ({ raw }, reply, done) => fixed(raw, reply.raw, error => done(error as Error)));
  server.addHook('onSend', async (request, reply) => {
    reply.headers({ 'permissions-policy': PERMISSIONS, 'reporting-endpoints': `csp="${CSP_REPORTS}"` });
    const url = request.routeOptions.url ?? '';
    if (WITHOUT_TRUSTED_TYPES.test(url)) {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', policy.replaceAll(/;(require-)?trusted-types[^;]*/g, ''));
    }
    // Cookies and storage are kept: the known device and the cookie choice.
    if (url === '/api/logout' && reply.statusCode === 200) reply.header('clear-site-data', '"cache"');
    // API responses are private to one caller, so no cache may store them.
    if (/^\/(api|graphql)\b/.test(url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (/\bpublic\b/.test(String(reply.getHeader('cache-control'))))
      for (const name of OF_ONE_CALLER) reply.removeHeader(name);
  });
}
