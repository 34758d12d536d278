import { readSchema } from '@aicp/service/graph/readSchema';
import mercurius from '@mercuriusjs/gateway';
import { fastify } from 'fastify';
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  GraphQLObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';
import { argument, report } from './report.ts';

/** A type of several services is owned by the first of them in this list. */
const SERVICES = ['identity', 'systems-assessment', 'reporting', 'documents', 'billing', 'admin'];
const NOBODY = 'http://127.0.0.1:9/graphql';

/** Mercurius' gateway as its documentation sets it up. It supports only the first version of federation, so our schemas are converted. */
const server = fastify();
const owned = new Set<string>();
// Mercurius passes graphql's printer types instead of names. Since graphql 16.15 that requires an `includes` method.
Object.defineProperty(GraphQLObjectType.prototype, 'includes', { value: () => false });
await server.register(mercurius.default, {
  gateway: {
    services: SERVICES.map(name => {
      const schema = readSchema(new URL(`../../services/${name}/src/graphql/schema.graphql`, import.meta.url));
      return { name, url: argument[name] ?? NOBODY, schema: inFirstVersion(schema, owned) };
    }),
  },
});
report(`${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`);

const ROOTS = ['Query', 'Mutation'];
const external: ConstDirectiveNode = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'external' } };

/**
 * Converts a subgraph's schema to the first version of federation. One service owns an entity; all others extend it and mark its key as
 * external.
 * @param owned the entities owned by earlier services; this one's are added
 */
function inFirstVersion(schema: string, owned: Set<string>): string {
  const definitions = parse(schema).definitions.filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION);
  return print({ kind: Kind.DOCUMENT, definitions: definitions.map(one => ofFirstVersion(one, owned)) });
}

function ofFirstVersion(definition: DefinitionNode, owned: Set<string>): DefinitionNode {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
  const keys = definition.directives?.filter(directive => directive.name.value === 'key') ?? [];
  const type = { ...definition, directives: keys.map(onlyFields) };
  const name = definition.name.value;
  if (ROOTS.includes(name)) return { ...type, kind: Kind.OBJECT_TYPE_EXTENSION };
  if (keys.length === 0) return type;
  // A key with further arguments states that this service does not resolve the entity.
  if (owned.has(name) || keys.some(key => key.arguments?.length !== 1))
    return extensionOf(type, keys.map(key => print(key)).join());
  owned.add(name);
  return type;
}

function extensionOf(type: ObjectTypeDefinitionNode, keys: string): DefinitionNode {
  const isKey = (name: string) => new RegExp(`\\b${name}\\b`).test(keys);
  const fields = type.fields?.map(field => (isKey(field.name.value) ? { ...field, directives: [external] } : field));
  return { ...type, kind: Kind.OBJECT_TYPE_EXTENSION, ...(fields && { fields }) };
}

function onlyFields(key: ConstDirectiveNode): ConstDirectiveNode {
  return { ...key, arguments: key.arguments?.filter(({ name }) => name.value === 'fields') ?? [] };
}
