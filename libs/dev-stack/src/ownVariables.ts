import type { ServiceName } from '@aicp/contracts/serviceNames';

type Variables = Record<string, string | undefined>;

/** The names of variables that may contain a secret: ours, and others in the environment of the machine's owner. */
const SECRET = /SECRET|PASSWORD|TOKEN|PRIVATE|CREDENTIAL|(^|_)KEY$|_URI$|_HEADERS$|^(QUEUE_REDIS|REDIS|SMTP)_URL$/;

/** The variables that every service gets, including the gateway. */
const EVERY = ['ACTOR_PUBLIC_KEY', 'MONGODB_URI', 'REDIS_URL', 'QUEUE_REDIS_URL', 'OTEL_EXPORTER_OTLP_HEADERS'];

/** The variables that only one process gets; a service's new secret needs an entry here. */
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

/** Removes all secrets from the variables, for a process that is not a service: a database, a build. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !SECRET.test(name)));
}

/** The variables for a service or the gateway: its own secrets and no others. */
export function ownVariables(process: ServiceName | 'gateway', variables: Variables): Variables {
  const own = [...EVERY, ...(OWN[process] ?? [])];
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !SECRET.test(name) || own.includes(name)));
}
