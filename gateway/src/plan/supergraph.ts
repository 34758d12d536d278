import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { type PlanNode, QueryPlanner } from '@apollo/query-planner';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  type DocumentNode,
  executeSync,
  type FieldNode,
  type GraphQLSchema,
  getVariableValues,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphContext } from '../graphContext.ts';
import { type Ask, executePlan } from './executePlan.ts';
import { shapeOf, type Variables } from './shape.ts';

type Gateway = ApolloServerOptionsWithGateway<GraphContext>['gateway'];
type Prepared = { plan: PlanNode | undefined; shape: ReturnType<typeof shapeOf>; characters: number };

/** Plans as JSON, with the documents that their shapes are made of. */
const MOST_PLAN_BYTES = 64 * 1024 * 1024;
const MOST_PLANS = 2_000;
/** What one character of an operation costs once it is parsed. */
const BYTES_A_CHARACTER = 100;

/**
 * Executes operations on a supergraph as Apollo's planner plans them. What takes time and depends on the operation alone, the plan
 * and the shape of the answer, is made once for each; Apollo's own gateway makes half of it again for every request.
 * @throws Error for a supergraph with interfaces or unions, which this does not know
 */
export function gatewayOn(sdl: string, askFor: (context: GraphContext) => Ask): Gateway {
  const supergraph = Supergraph.build(sdl, { validateSupergraph: false });
  const apiSchema = supergraph.apiSchema();
  const schema = apiSchema.toGraphQLJSSchema();
  const abstract = Object.values(schema.getTypeMap()).find(isAbstractType);
  if (abstract) throw new Error(`${abstract.name}: answers are cut out for objects alone (gateway/src/plan/shape.ts)`);
  const planner = new QueryPlanner(supergraph);
  const known = new LRUCache<string, Prepared>({
    maxSize: MOST_PLAN_BYTES,
    max: MOST_PLANS,
    sizeCalculation: ({ plan, characters }) => JSON.stringify(plan ?? {}).length + BYTES_A_CHARACTER * characters,
  });

  function prepare(key: string, document: DocumentNode, operation: OperationDefinitionNode): Prepared {
    const operationName = operation.name?.value;
    const { node } = planner.buildQueryPlan(
      operationFromDocument(apiSchema, document, operationName === undefined ? {} : { operationName }),
    );
    if (node?.kind === 'Subscription') throw new Error('subscriptions are refused before');
    const aboutItself = (field: FieldNode, variables: Variables) =>
      introspect(schema, document, operation, field, variables);
    const characters = document.loc?.source.body.length ?? 0;
    const prepared = { plan: node, shape: shapeOf(schema, document, operation, aboutItself), characters };
    known.set(key, prepared);
    return prepared;
  }

  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: sdl });
      return () => undefined;
    },
    async load() {
      return {
        async executor({ document, operation, queryHash, request, context }) {
          const given = request.variables ?? {};
          const { coerced, errors: faults } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
          if (!coerced) return { errors: faults };
          const key = `${queryHash} ${operation.name?.value ?? ''}`;
          const { plan, shape } = known.get(key) ?? prepare(key, document, operation);
          const ask = askFor(context as GraphContext);
          const { said, errors } = await executePlan(plan, { ask, given, variables: coerced });
          const data = shape(said, coerced);
          return errors.length > 0 ? { data, errors } : { data };
        },
      };
    },
    async stop() {},
  };
}

/** What the schema says about itself, to one field of an operation. */
function introspect(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  field: FieldNode,
  variableValues: Variables,
): unknown {
  const alone = { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [field] } } as const;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const { data } = executeSync({
    schema,
    document: { ...document, definitions: [alone, ...fragments] },
    variableValues,
  });
  return data?.[(field.alias ?? field.name).value];
}
