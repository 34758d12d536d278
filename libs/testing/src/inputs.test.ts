import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSchema } from '@aicp/service/graph/readSchema';
import { describe, expect, it } from '@jest/globals';
import { buildASTSchema, type GraphQLInputObjectType, isInputObjectType, parse } from 'graphql';
import { z } from 'zod';
import { inputFaults } from './inputFaults.ts';

const root = join(import.meta.dirname, '../../..');

/** By their names, which both have: from contracts, or from the service's own domain. */
async function schemasFor(service: string): Promise<Map<string, { schema: z.ZodType; zodFile: string }>> {
  const files = globSync(['libs/contracts/src/**/*.ts', `services/${service}/src/domain/*.ts`], { cwd: root });
  const modules = files
    .filter(file => !file.endsWith('.test.ts'))
    .map(async zodFile => {
      const exported: [string, unknown][] = Object.entries(await import(join(root, zodFile)));
      return exported.flatMap(([name, schema]) =>
        schema instanceof z.ZodType ? [[name, { schema, zodFile }] as const] : [],
      );
    });
  return new Map((await Promise.all(modules)).flat());
}

function inputsOf(sdl: string): GraphQLInputObjectType[] {
  // Federation's own directives are not declared anywhere.
  return Object.values(buildASTSchema(parse(sdl), { assumeValidSDL: true }).getTypeMap()).filter(isInputObjectType);
}

describe('an input of the graph', () => {
  it.each(globSync('services/*/src/graphql/schema.graphql', { cwd: root }))(
    'is what its service parses: %s',
    async sdlFile => {
      const schemas = await schemasFor(sdlFile.split('/')[1] ?? '');
      const faults = inputsOf(readSchema(pathToFileURL(join(root, sdlFile)))).flatMap(type => {
        const pair = schemas.get(type.name);
        if (!pair) return [`${type.name} of ${sdlFile} has no schema of its name in libs/contracts or in the domain`];
        return inputFaults({ type, sdlFile, ...pair });
      });
      expect(faults).toEqual([]);
    },
  );

  const Expected = z.object({
    name: z.string(),
    sector: z.string().nullish(),
    regulators: z.array(z.string()).nullish(),
  });
  it.each([
    ['name: String!, regulators: [String!]', 'Input.sector of a.ts is missing in b.graphql'],
    [
      'name: String!, sector: String, vendor: String, regulators: [String!]',
      'Input.vendor of b.graphql is missing in a.ts',
    ],
    [
      'name: String, sector: String, regulators: [String!]',
      'Input.name is required in a.ts, and may be left out in b.graphql',
    ],
    [
      'name: String!, sector: String!, regulators: [String!]',
      'Input.sector is required in b.graphql, and may be left out in a.ts',
    ],
    ['name: String!, sector: Int, regulators: [String!]', 'Input.sector is Int in b.graphql, which a.ts does not take'],
    [
      'name: String!, sector: String, regulators: String',
      'Input.regulators is String in b.graphql, which a.ts does not take',
    ],
  ])('is noticed when it differs: %s', (fields, fault) => {
    const [type] = inputsOf(`input Input { ${fields} }`);
    expect(type && inputFaults({ type, sdlFile: 'b.graphql', schema: Expected, zodFile: 'a.ts' })).toEqual([fault]);
  });
});
