import { readSchema } from '@aicp/service/graph/readSchema';
import mercurius from '@mercuriusjs/gateway';
import { fastify } from 'fastify';
import { GraphQLObjectType } from 'graphql';
import { inFirstVersion } from './firstVersion.ts';
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
