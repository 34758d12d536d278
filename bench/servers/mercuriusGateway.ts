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

/** Who owns a type that several services have is who comes first. */
const SERVICES = ['identity', 'systems-assessment', 'reporting', 'documents', 'billing', 'admin'];
const NOBODY = 'http://127.0.0.1:9/graphql';

/** Mercurius' gateway as its documentation sets it up. It knows the first version of federation: our schemas are put as that has them. */
const server = fastify();
const owned = new Set<string>();
// It gives graphql's printer types where names belong, which since 16.15 takes only what can be asked this.
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
 * A subgraph's schema as the first version of federation has it: an entity is one service's, and all others extend it and call its
 * key external.
 * @param owned the entities that services before this one own; its own are added
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
  // A key that says more than its fields says that nothing is resolved here.
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
