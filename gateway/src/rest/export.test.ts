import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse, type TypeDefinitionNode } from 'graphql';
import { parts } from './export.ts';

const supergraph = parse(readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8'));

function typeOf(name: string) {
  const found = supergraph.definitions.find(
    (definition): definition is TypeDefinitionNode => 'name' in definition && definition.name?.value === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe('the export of all data', () => {
  it('has a file for each service of the graph', () => {
    const graphs = typeOf('join__Graph');
    const services = 'values' in graphs ? graphs.values?.map(({ directives }) => nameIn(directives)) : [];
    expect(parts.map(({ name }) => name.replace('.json', '')).sort()).toEqual(services?.sort());
  });

  it('selects every exported field', () => {
    const query = typeOf('Query');
    const fields = 'fields' in query ? query.fields?.map(({ name }) => name.value) : [];
    expect(parts.map(({ field }) => field).sort()).toEqual(fields?.filter(name => name.startsWith('export')).sort());
  });
});

/** The service's name in `@join__graph(name: "billing", …)`. */
function nameIn(directives: TypeDefinitionNode['directives']): string {
  const argument = directives?.flatMap(({ arguments: list }) => list ?? []).find(({ name }) => name.value === 'name');
  return argument?.value.kind === 'StringValue' ? argument.value.value : '';
}
