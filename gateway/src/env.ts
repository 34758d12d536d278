import { Email } from '@aicp/contracts/inputs/userInputs';
import { type SubgraphVariable, serviceNames, subgraphVariable } from '@aicp/contracts/serviceNames';
import { ActorPrivateKey } from '@aicp/service/process/actorKeys';
import { adminSecondFactor } from '@aicp/service/process/adminSecondFactor';
import { isPublicAddress, payments, SIMULATED_IN_PUBLIC } from '@aicp/service/process/publicAddress';
import { processEnv, readEnv, SecretList } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { operatorEnv } from './operator.ts';

const subgraphUrls = Object.fromEntries(serviceNames.map(name => [subgraphVariable(name), z.url()])) as Record<
  SubgraphVariable,
  z.ZodURL
>;

export const env = readEnv(
  z
    .object({
      ...processEnv,
      PORT: z.coerce.number().int().default(3000),
      ...subgraphUrls,
      /** Signs the identity of callers. Only the gateway has it; services have the public half. */
      ACTOR_PRIVATE_KEY: ActorPrivateKey,
      /** Signs sessions and identity's records of API tokens; identity has the same secret. */
      SESSION_SECRET: SecretList,
      ADMIN_SECOND_FACTOR: adminSecondFactor,
      /** If set, users may sign in through an identity provider; identity has its other settings. */
      OIDC_ISSUER: z.url().optional(),
      /** true: the only way to sign in, except for owners and administrators with a second factor. */
      OIDC_ONLY: z.enum(['true', 'false']).default('false'),
      /** The button's text after 'Sign in with', for example the company's name. */
      OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
      /** The payment simulator of the embedded default; the gateway serves its pages. */
      SIMULATOR_URL: z.url().optional(),
      PAYMENTS: payments,
      /** With Stripe's own keys, pages may load Stripe's scripts. */
      STRIPE_PUBLISHABLE_KEY: z.string().default(''),
      STRIPE_LIVE_PUBLISHABLE_KEY: z.string().default(''),
      /** The folder of the built web client; without it the gateway serves the interfaces only. */
      WEB_DIST: z.string().optional(),
      /** The product's public address, for example https://compliance.example.com. On https, cookies are secure. */
      PUBLIC_URL: z.url().optional(),
      /** The contact for vulnerabilities in /.well-known/security.txt: an email address, or a page. */
      SECURITY_CONTACT: z.union([z.url({ protocol: /^(https|mailto)$/ }), Email]).optional(),
      /** Named in the privacy notice if audit bundles get a time stamp; documents calls it. */
      TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
      ...operatorEnv,
      /** The addresses of trusted proxies, whose X-Forwarded-* headers count, separated by commas. */
      TRUST_PROXY: z.string().optional(),
    })
    .superRefine(({ SIMULATOR_URL, PUBLIC_URL, PAYMENTS }, context) => {
      if (SIMULATOR_URL && isPublicAddress(PUBLIC_URL) && PAYMENTS !== 'simulated')
        context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: SIMULATED_IN_PUBLIC });
    }),
  process.env,
);
export type Env = typeof env;
