/**
 * Generates types: resolvers for each subgraph, typed documents for the web. `--check` only reports drift (exit 1).
 * Run by `npm run graph`, after the supergraph is composed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServiceName, serviceNames } from '@aicp/contracts/serviceNames';
import { ApolloGateway } from '@apollo/gateway';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { printSchema } from 'graphql';
import './src/apollo/env.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The schema that clients see: the supergraph without its federation directives. */
async function apiSchema(): Promise<string> {
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(resolve(root, 'gateway/supergraph.graphql'), 'utf8'),
  });
  const { schema } = await gateway.load();
  await gateway.stop();
  return printSchema(schema);
}

const typeScript = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ID: 'string', DateTime: 'string' },
  defaultScalarType: 'unknown',
};

/** The types that a service's resolvers return instead of the GraphQL type: plain objects of its stores. */
function mappersOf(service: ServiceName): Record<string, string> {
  return JSON.parse(readFileSync(resolve(root, `services/${service}/src/graphql/mappers.json`), 'utf8'));
}

/** On the server, ids are numbers and instants are dates; on the wire both are strings. */
const serverScalars = {
  ID: { input: 'string', output: 'string | number' },
  DateTime: { input: 'string', output: 'Date | string' },
};

/** The context of resolvers: that of use-cases, and loaders if the subgraph has some. */
function contextTypeOf(name: string): string {
  const hasLoaders = existsSync(resolve(root, `services/${name}/src/graphql/loaders.ts`));
  return hasLoaders ? './loaders.ts#GraphContext' : '../context.ts#RequestContext';
}

const resolvers: CodegenConfig['generates'] = Object.fromEntries(
  serviceNames.map(name => [
    `services/${name}/src/graphql/resolvers.generated.ts`,
    {
      schema: `services/${name}/src/graphql/*.graphql`,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...typeScript,
        scalars: serverScalars,
        mappers: mappersOf(name),
        federation: true,
        contextType: contextTypeOf(name),
      },
    },
  ]),
);

const web: CodegenConfig['generates'] = {
  'web/src/gql/': {
    schema: await apiSchema(),
    documents: ['web/src/**/*.{ts,tsx}', '!web/src/gql/**'],
    preset: 'client',
    presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
    config: { ...typeScript, skipTypeNameForRoot: true },
  },
};

const files = await generate(
  { cwd: root, generates: { ...resolvers, ...web }, importExtension: '.ts', ignoreNoDocuments: true, silent: true },
  false,
);

for (const { filename, content } of files) {
  const path = resolve(root, filename);
  if (existsSync(path) && readFileSync(path, 'utf8') === content) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${filename} differs from the schemas and documents: run \`npm run graph\`.\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
