/** Composes the subgraphs' schema files into gateway/supergraph.graphql. `--check` only reports drift (exit 1). */
import { readFileSync, writeFileSync } from 'node:fs';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { readSchema } from '@aicp/service/graph/readSchema';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';

const target = new URL('./supergraph.graphql', import.meta.url);

/** The supergraph contains placeholder addresses; the gateway reads the real ones from its environment. */
export function compose(): string {
  const result = composeServices(
    serviceNames.map(name => ({
      name,
      url: `http://${name}.invalid/graphql`,
      typeDefs: parse(readSchema(new URL(`../services/${name}/src/graphql/schema.graphql`, import.meta.url))),
    })),
  );
  if (result.errors) throw new Error(result.errors.map(error => error.message).join('\n'));
  return result.supergraphSdl;
}

const sdl = compose();
if (!process.argv.includes('--check')) writeFileSync(target, sdl);
else if (readFileSync(target, 'utf8') !== sdl) {
  process.stderr.write('gateway/supergraph.graphql differs from the subgraph schemas: run `npm run graph`.\n');
  process.exit(1);
}
