import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What pages of ours never ask a browser for, and payment, which is asked for here alone. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), payment=(self)';

/** What Stripe asks for: its script, the frames in which cards are entered and confirmed, and their calls. */
const STRIPE = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
};

/**
 * Content security policy and its companions on every answer. Scripts and styles come from us alone, and never inline.
 * @param stripe whether payments are made at Stripe, whose form must come from Stripe
 */
export async function securityHeaders(
  server: FastifyInstance,
  { https, stripe }: { https: boolean; stripe: boolean },
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        ...(stripe ? STRIPE : {}),
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'"],
        // Positions and sizes that scripts of ours set on elements.
        styleSrcAttr: ["'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Two years with everything below this name: what the browsers' preload lists ask for.
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    // The address of /subscribe holds what lets a browser pay: no request repeats it, to proxies of our own either.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // Answers of the interfaces are private to one caller: no cache keeps them.
    if (/^\/(api|graphql)\b/.test(request.routeOptions.url ?? '') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}
