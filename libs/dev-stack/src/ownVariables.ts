import type { ServiceName } from '@aicp/contracts/serviceNames';

type Variables = Record<string, string | undefined>;

/** Names of variables that may hold a secret, the person who set them: ours, and what else the machine's owner keeps in the environment. */
const SECRET = /SECRET|PASSWORD|TOKEN|PRIVATE|CREDENTIAL|(^|_)KEY$|_URI$|_HEADERS$|^(QUEUE_REDIS|REDIS|SMTP)_URL$/;

/** What every service is given, the gateway included. */
const EVERY = ['ACTOR_PUBLIC_KEY', 'MONGODB_URI', 'REDIS_URL', 'QUEUE_REDIS_URL', 'OTEL_EXPORTER_OTLP_HEADERS'];

/** What one process is given and no other; a new secret of a service needs its name here. */
const OWN: Partial<Record<ServiceName | 'gateway', string[]>> = {
  gateway: ['ACTOR_PRIVATE_KEY', 'SESSION_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_LIVE_PUBLISHABLE_KEY'],
  identity: ['SESSION_SECRET', 'SECRETS_KEY', 'ADMIN_PASSWORD', 'SMTP_URL', 'OIDC_CLIENT_SECRET'],
  billing: ['', 'LIVE_'].flatMap(mode => [
    `STRIPE_${mode}SECRET_KEY`,
    `STRIPE_${mode}PUBLISHABLE_KEY`,
    `STRIPE_${mode}WEBHOOK_SECRET`,
  ]),
  documents: ['OPENAI_API_KEY', 'BUNDLE_SIGNING_KEY', 'FILES_S3_SECRET_ACCESS_KEY'],
};

/** Of these variables what a process may see that is none of the services: a database, a build. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !SECRET.test(name)));
}

/** Of these variables what a service or the gateway may see: its own secrets and no one else's. */
export function ownVariables(process: ServiceName | 'gateway', variables: Variables): Variables {
  const own = [...EVERY, ...(OWN[process] ?? [])];
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !SECRET.test(name) || own.includes(name)));
}
