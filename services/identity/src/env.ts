import { RegisterInput } from '@aicp/contracts/inputs/userInputs';
import { readEnv, SecretList, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { singleSignOnEnv, singleSignOnOf } from './singleSignOnEnv.ts';

/** Keys of 32 bytes in base64, separated by commas. The first one encrypts; all of them decrypt. */
const SecretsKeys = z
  .string()
  .transform(keys => keys.split(',').map(key => Buffer.from(key.trim(), 'base64')))
  .refine(keys => keys.every(key => key.length === 32), 'must be keys of 32 bytes in base64, separated by commas');

const Address = z.union([z.ipv4(), z.ipv6()]);

/** Addresses with or without a port, separated by commas: 9.9.9.9, [2620:fe::fe]:53. */
const DnsServers = z
  .string()
  .transform(list => list.split(',').map(server => server.trim()))
  .refine(
    servers =>
      servers.every(server => Address.safeParse(server.replace(/^(?:\[(.*)\]|([^:]*))(?::\d+)?$/, '$1$2')).success),
    'must be IP addresses, separated by commas',
  );

export const env = readEnv(
  z.object({
    ...serviceEnv('identity'),
    /** The product's public address, with which links in emails begin. */
    PUBLIC_URL: z.url().transform(url => url.replace(/\/+$/, '')),
    /** The mail server, for example smtps://user:password@mail.example.com. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    /** The sender of emails, for example AI Compliance <no-reply@example.com>. */
    MAIL_FROM: z.string().regex(/^[^@\r\n]+@[^@\s]+$/, 'must be an email address, optionally with a name before it'),
    /** The address that receives the contact form. */
    SALES_EMAIL: z.string().regex(/^[^@\s]+@[^@\s]+$/, 'must be an email address'),
    /** Signs sessions and the gateway's records of API tokens; the gateway has the same secret. */
    SESSION_SECRET: SecretList,
    /** Encrypts the secrets of authenticator apps. */
    SECRETS_KEY: SecretsKeys,
    ...singleSignOnEnv,
    /** Name servers for the TXT records of organisations' domains; by default those of the machine. */
    DNS_SERVERS: DnsServers.optional(),
    /** The first administrator, created if there is none: set all three or none. */
    ADMIN_USERNAME: RegisterInput.shape.username.optional(),
    ADMIN_EMAIL: RegisterInput.shape.email.optional(),
    ADMIN_PASSWORD: z.string().optional(),
  }),
  process.env,
);

export const settings = {
  trial: env.TRIAL,
  plansOff: env.PLANS === 'off',
  secretsKeys: env.SECRETS_KEY,
  sessionSecrets: env.SESSION_SECRET,
  publicUrl: env.PUBLIC_URL,
  singleSignOn: singleSignOnOf(env),
  isPrivateProviderAllowed: env.OIDC_NETWORK === 'internal',
  ...(env.DNS_SERVERS && { nameServers: env.DNS_SERVERS }),
};
