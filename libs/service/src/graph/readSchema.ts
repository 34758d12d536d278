import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The text of a subgraph's schema: schema.graphql and the neighbouring files that extend it by subject.
 * @param schema the address of schema.graphql
 */
export function readSchema(schema: URL): string {
  const extensions = globSync('*.graphql', { cwd: fileURLToPath(new URL('.', schema)) })
    .filter(name => !schema.pathname.endsWith(`/${name}`))
    .sort();
  return [schema, ...extensions.map(name => new URL(name, schema))].map(file => readFileSync(file, 'utf8')).join('\n');
}
