import { posix } from 'node:path';

/** A rule of the house about who may import what (docs/architecture.md). */
export type Rule = {
  name: string;
  /** The files it speaks about. */
  from: RegExp;
  /** What they must not import: repository paths for our own files, package names for others. */
  forbidden(target: string, file: string): boolean;
};

const inside = (folder: string) => (target: string) => target.startsWith(folder);
const isOurs = (target: string) => /^(libs|services|gateway|web)\//.test(target);
const oneOf =
  (...allowed: RegExp[]) =>
  (target: string) =>
    allowed.some(pattern => pattern.test(target));

/** The service that a path belongs to, for example "reporting". */
const serviceOf = (path: string) => path.match(/^services\/([^/]+)\//)?.[1];

const PURE = oneOf(/^zod$/, /^libs\/contracts\//, /^libs\/compliance\//);

export const rules: Rule[] = [
  {
    name: 'compliance imports zod alone',
    from: /^libs\/compliance\/src\/(?!.*\.test\.ts$)/,
    forbidden: target => target !== 'zod' && !target.startsWith('libs/compliance/'),
  },
  {
    name: 'contracts import zod, compliance and node:crypto alone',
    from: /^libs\/contracts\/src\/(?!.*\.test\.ts$)/,
    forbidden: target => !PURE(target) && target !== 'node:crypto',
  },
  {
    name: 'a domain imports zod, node:crypto, contracts, compliance and itself alone',
    from: /^services\/[^/]+\/src\/domain\/(?!.*\.test\.ts$)/,
    forbidden: (target, file) =>
      !PURE(target) && target !== 'node:crypto' && !target.startsWith(`services/${serviceOf(file)}/src/domain/`),
  },
  {
    name: 'a service never imports another service',
    from: /^services\//,
    forbidden: (target, file) => serviceOf(target) !== undefined && serviceOf(target) !== serviceOf(file),
  },
  {
    name: 'a library never imports a service, the gateway or the web',
    from: /^libs\//,
    forbidden: oneOf(/^services\//, /^gateway\//, /^web\//),
  },
  {
    name: 'only a store and the chassis import mongoose',
    from: /^(services\/[^/]+\/src\/(?!store\/)|gateway\/(?!e2e\/)|libs\/(?!service\/|testing\/|dev-stack\/))(?!.*\.test\.ts$)/,
    forbidden: target => target === 'mongoose' || target === 'mongodb',
  },
  {
    name: 'a store never imports use-cases, handlers or graphql',
    from: /^services\/[^/]+\/src\/store\//,
    forbidden: oneOf(/\/use-cases\//, /\/handlers\//, /\/graphql\//),
  },
  {
    name: 'a use-case imports no transport',
    from: /^services\/[^/]+\/src\/use-cases\/(?!.*\.test\.ts$)/,
    forbidden: oneOf(/\/graphql\//, /\/handlers\//, /^graphql$/, /^fastify$/, /^bullmq$/),
  },
  {
    name: "only the chassis' own queues import bullmq",
    from: /^(services|gateway|libs)\/(?!service\/src\/queue\/)(?!.*\.test\.ts$)/,
    forbidden: target => target === 'bullmq',
  },
  {
    name: 'the gateway imports contracts and the chassis alone',
    from: /^gateway\/src\/(?!.*\.test\.ts$)/,
    forbidden: target => isOurs(target) && !oneOf(/^gateway\//, /^libs\/(contracts|service)\//)(target),
  },
  {
    name: 'the web imports compliance alone, and never a question bank',
    from: /^web\/src\//,
    forbidden: target =>
      (isOurs(target) && !oneOf(/^web\//, /^libs\/compliance\//)(target)) ||
      oneOf(/^libs\/compliance\/src\/(banks|scoring\/assess\.)/)(target),
  },
  {
    name: 'web: ui imports neither features nor app',
    from: /^web\/src\/ui\//,
    forbidden: oneOf(/^web\/src\/(features|app|gql)\//),
  },
  { name: 'web: features never import app', from: /^web\/src\/features\//, forbidden: inside('web/src/app/') },
  {
    name: 'web: a feature never imports another',
    from: /^web\/src\/features\//,
    forbidden: (target, file) => {
      const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1];
      return featureOf(target) !== undefined && featureOf(target) !== featureOf(file);
    },
  },
];

/** A specifier as a repository path for our own files, or the package's name for others. */
export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const own = specifier.match(/^@aicp\/([^/]+)\/(.+)$/);
  if (own) return `libs/${own[1]}/src/${own[2]}.ts`;
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The rules that a file breaks with what it imports: one sentence each. */
export function violations(file: string, specifiers: readonly string[]): string[] {
  return specifiers.flatMap(specifier => {
    const target = targetOf(file, specifier);
    return rules
      .filter(rule => rule.from.test(file) && rule.forbidden(target, file))
      .map(rule => `${file} imports ${specifier}: ${rule.name}`);
  });
}
