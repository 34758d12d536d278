import { posix } from 'node:path';
import { houseParts, MEANING, serviceFolders, type Word } from './boundaryTables.ts';
import { COMPUTED } from './importsOf.ts';

/** An architecture rule about imports (docs/architecture.md). */
export type Rule = {
  name: string;
  /** The importing files. */
  from: RegExp;
  /** Forbidden imports: repository paths for our own files, package names for others. */
  forbidden(target: string, file: string): boolean;
};

const TEST = /\.test\.tsx?$/;
const oneOf =
  (...allowed: RegExp[]) =>
  (target: string) =>
    allowed.some(pattern => pattern.test(target));

/** The question bank's folder that contains a path, at any depth. */
const bankFolderOf = (path: string) => path.match(/^libs\/compliance\/src\/banks\/[^/]+\//)?.[0] ?? path;

/** The service of a path, for example "reporting". */
const serviceOf = (path: string) => path.match(/^services\/([^/]+)\//)?.[1];

/** A row of a table: a place may import what the words name, and itself. Tests may import more. */
const row = (folder: string, place: string, words: readonly Word[]): Rule => {
  const from = new RegExp(`^${folder}${place.replace('.', '\\.')}${place.endsWith('/') ? '' : '$'}`);
  return {
    name: `${place} imports at most ${words.join(', ')}`,
    from,
    forbidden: (target, file) => {
      const own = `services/${serviceOf(file)}/src/`;
      const itself = from.test(target) && serviceOf(target) === serviceOf(file);
      const named = target.startsWith(own) ? `own/${target.slice(own.length)}` : target;
      return !TEST.test(file) && !itself && target !== COMPUTED && !words.some(word => MEANING[word].test(named));
    },
  };
};

/** Layers of a folder, from the top: each may import those below it; files outside of them are the lowest. */
const stairs = (name: string, folder: string, rooms: readonly string[]): Rule => {
  const ground = [...rooms, ''];
  const floorOf = (path: string) => ground.findIndex(room => path.startsWith(`${folder}${room && `${room}/`}`));
  return {
    name: `a room of ${name} imports no room above it`,
    from: new RegExp(`^${folder}`),
    forbidden: (target, file) => !TEST.test(file) && target.startsWith(folder) && floorOf(target) < floorOf(file),
  };
};

const IDENTITY = ['account', 'singleSignOn', 'provisioning', 'organisation', 'links', 'notifications', 'signIn'];

/** Each loads others' files: a service's migrations, a new build. */
const LOADERS = oneOf(
  /^libs\/service\/src\/store\/migrations\/migrate\.ts$/,
  /^web\/(inlineDocuments|publicPages)\.ts$/,
  /^(scripts|libs\/testing)\//,
  TEST,
);

export const rules: Rule[] = [
  ...Object.entries(serviceFolders).map(([place, words]) => row('services/[^/]+/src/', place, words)),
  ...Object.entries(houseParts).map(([place, words]) => row('', place, words)),
  {
    name: 'what import() loads is written out',
    from: /./,
    forbidden: (target, file) => target === COMPUTED && !LOADERS(file),
  },
  {
    name: 'a service never imports another service',
    from: /^services\//,
    forbidden: (target, file) => serviceOf(target) !== undefined && serviceOf(target) !== serviceOf(file),
  },
  {
    name: 'nothing imports what starts a process',
    from: /./,
    forbidden: oneOf(/^services\/[^/]+\/src\/(main|worker|command\/main)\.ts$/, /^gateway\/src\/main\.ts$/),
  },
  {
    name: 'a library never imports what stands above it, not even in a test',
    from: /^libs\//,
    forbidden: oneOf(/^services\//, /^gateway\//, /^web\//, /^bench\//, /^scripts\//),
  },
  {
    name: 'the product imports neither its launcher, nor the payment simulator, nor the tests',
    from: /^(services\/[^/]+|gateway|libs\/(compliance|contracts|service))\/src\/(?!.*\.test\.ts$)/,
    forbidden: oneOf(/^libs\/(dev-stack|payment-simulator|sign-in-simulator|testing)\//, /\/testing\//),
  },
  {
    name: 'only a store and the chassis import mongoose',
    from: /^(services\/[^/]+\/src\/(?!store\/)|gateway\/(?!e2e\/)|libs\/(?!service\/|testing\/|dev-stack\/))(?!.*\.test\.ts$)/,
    forbidden: target => target === 'mongoose' || target === 'mongodb',
  },
  {
    name: 'a use-case imports no transport',
    from: /^services\/[^/]+\/src\/use-cases\/(?!.*\.test\.ts$)/,
    forbidden: oneOf(/^graphql$/, /^fastify$/),
  },
  stairs('identity’s use-cases', 'services/identity/src/use-cases/', IDENTITY),
  stairs('the contracts', 'libs/contracts/src/', ['events', 'inputs', 'emails', 'rights']),
  {
    name: "only the chassis' own queues import bullmq",
    from: /^(services|gateway|libs)\/(?!service\/src\/queue\/)(?!.*\.test\.ts$)/,
    forbidden: target => target === 'bullmq',
  },
  {
    name: 'a published bank imports no text, number or date of the law from outside its folder',
    from: /^libs\/compliance\/src\/banks\/[^/]+\/(?!.*\.test\.ts$)/,
    forbidden: (target, file) =>
      !target.startsWith(bankFolderOf(file)) &&
      !/^libs\/compliance\/src\/(scoring\/|law\/(calendar|citation|organisationSize)\.)/.test(target),
  },
  {
    name: 'the stories state the right of an operation themselves, and never read it where it is enforced',
    from: /^gateway\/e2e\//,
    forbidden: oneOf(/^libs\/contracts\/src\/rights\/operationRights\.ts$/),
  },
  {
    name: 'the web never loads a question bank',
    from: /^web\/src\//,
    forbidden: oneOf(/^libs\/compliance\/src\/banks\//),
  },
  {
    name: 'a feature of the web never imports another',
    from: /^web\/src\/features\//,
    forbidden: (target, file) => {
      const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1];
      return featureOf(target) !== undefined && featureOf(target) !== featureOf(file);
    },
  },
];

/** Resolves a specifier to a repository path for our own files, or to the package's name for others. */
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

/** The rules that a file's imports break: one sentence each. */
export function violations(file: string, specifiers: readonly string[]): string[] {
  return specifiers.flatMap(specifier => {
    const target = targetOf(file, specifier);
    return rules
      .filter(rule => rule.from.test(file) && rule.forbidden(target, file))
      .map(rule => `${file} imports ${specifier}: ${rule.name}`);
  });
}
