import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** One operation in one document, as the gateway sends it. */
export type Operation = { query: string; variables?: Record<string, unknown> | undefined };

type Run = (context: unknown, variables: Record<string, unknown>) => ExecutionResult | Promise<ExecutionResult>;
export type Prepared = {
  kind: OperationTypeNode;
  name: string;
  run: Run;
  /** Makes `run` faster; undefined once done, or not worth it. */
  compile?: (() => void) | undefined;
};

/** Tests run most operations once, and should test the compiled form that the product uses. */
export type Compiling = { compileAtOnce?: boolean };

/**
 * Total length of cached documents, enough for the product's own in each service. One character of an operation costs 135
 * to 190 bytes once it is parsed and compiled.
 */
const MAX_CHARACTERS = 250_000;
const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Prepares operations for a schema. Each is parsed and validated once, and a query is compiled on its second use, because compiling takes
 * longer than running.
 * @throws GraphQLError for a document that the schema does not fit
 */
export function prepareOperations(
  schema: GraphQLSchema,
  { compileAtOnce }: Compiling = {},
): (query: string) => Prepared {
  const known = new LRUCache<string, Prepared>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_prepared, query) => Math.max(query.length, 1),
  });
  return query => {
    const found = known.get(query);
    const prepared = found ?? prepare(schema, query);
    if (found || compileAtOnce) prepared.compile?.();
    if (!found) known.set(query, prepared);
    return prepared;
  };
}

function prepare(schema: GraphQLSchema, query: string): Prepared {
  const document = parse(query);
  const [fault] = validate(schema, document, RULES);
  if (fault) throw fault;
  const operation = getOperationAST(document);
  const definitions = operation?.variableDefinitions ?? [];
  const prepared: Prepared = {
    kind: operation?.operation ?? OperationTypeNode.QUERY,
    name: operation?.name?.value ?? '',
    run: (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues }),
  };
  if (prepared.kind === OperationTypeNode.QUERY && !hasVariableWithinValue(document))
    prepared.compile = () => {
      prepared.compile = undefined;
      const compiled = compileQuery(schema, document);
      if (!isCompiledQuery(compiled)) return;
      prepared.run = (context, given) => {
        // graphql-jit alone refuses a non-null variable with a default.
        const { coerced, errors } = getVariableValues(schema, definitions, given);
        return coerced ? compiled.query(undefined, context, coerced) : { errors };
      };
    };
  return prepared;
}

/** graphql-jit overlooks a variable within a value of a custom scalar: `{ __typename: "User", id: $id }`. */
function hasVariableWithinValue(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Variable(_variable, _key, parent) {
      found ||= !parent || !('kind' in parent) || parent.kind === Kind.OBJECT_FIELD;
    },
  });
  return found;
}
