import type { ServiceName } from '@aicp/contracts/serviceNames';
import type { FetchNode, PlanNode, QueryPlanSelectionNode } from '@apollo/query-planner';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { merge } from './merge.ts';
import { rewrite } from './rewrite.ts';
import type { Variables } from './shape.ts';

type Fields = Record<string, unknown>;
type Path = readonly (string | number)[];
/** An object of the answer so far, and where it is. */
type Spot = { fields: Fields; path: Path };

/** What a subgraph says to an operation. @throws when it says nothing */
export type Ask = (
  service: ServiceName,
  operation: { query: string; variables: Variables },
) => Promise<{ data?: Fields | null; errors?: readonly GraphQLFormattedError[] }>;

/** How one operation is under way. */
type Run = {
  ask: Ask;
  /** As the caller gave them. */
  given: Variables;
  /** With the operation's defaults. */
  variables: Variables;
  errors: GraphQLError[];
};

/**
 * Asks the subgraphs as the planner planned it, and puts together what they say. One that says nothing is an error of the answer;
 * what others said stands.
 */
export async function executePlan(
  plan: PlanNode | undefined,
  { ask, given, variables }: Pick<Run, 'ask' | 'given' | 'variables'>,
): Promise<{ said: Fields; errors: readonly GraphQLError[] }> {
  const said: Fields = {};
  const run: Run = { ask, given, variables, errors: [] };
  if (plan) await execute(run, plan, [{ fields: said, path: [] }]);
  return { said, errors: run.errors };
}

async function execute(run: Run, node: PlanNode, spots: Spot[]): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const next of node.nodes) await execute(run, next, spots);
      return;
    case 'Parallel':
      await Promise.all(node.nodes.map(each => execute(run, each, spots)));
      return;
    case 'Flatten':
      return execute(
        run,
        node.node,
        spots.flatMap(spot => below(spot.fields, node.path, spot.path)),
      );
    case 'Condition': {
      const branch = run.variables[node.condition] === true ? node.ifClause : node.elseClause;
      if (branch) await execute(run, branch, spots);
      return;
    }
    case 'Fetch':
      try {
        await (node.requires ? fetchEntities(run, node, node.requires, spots) : fetchRoot(run, node, spots));
      } catch (error) {
        run.errors.push(new GraphQLError(String(error), { originalError: error as Error }));
      }
      return;
    case 'Defer':
      throw new Error('@defer is not served');
  }
}

async function fetchRoot(run: Run, node: FetchNode, spots: Spot[]): Promise<void> {
  const { data, errors = [] } = await send(run, node, {});
  const [spot] = spots;
  for (const error of errors) run.errors.push(errorOf(error, [...(spot?.path ?? []), ...(error.path ?? [])]));
  if (!data) return;
  rewrite(data, node.outputRewrites);
  for (const { fields } of spots) merge(fields, data);
}

async function fetchEntities(run: Run, node: FetchNode, requires: QueryPlanSelectionNode[], spots: Spot[]) {
  const asked = spots.flatMap(spot => {
    const representation = select(spot.fields, requires);
    return representation?.__typename ? [{ spot, representation }] : [];
  });
  if (asked.length === 0) return;
  const representations = asked.map(({ representation }) => representation);
  rewrite(representations, node.inputRewrites);
  const { data, errors = [] } = await send(run, node, { representations });
  for (const error of errors) {
    // ['_entities', 3, 'name']: the fourth of those that were asked for.
    const [, index, ...rest] = error.path ?? [];
    const spot = typeof index === 'number' ? asked[index]?.spot : undefined;
    run.errors.push(errorOf(error, spot && [...spot.path, ...rest]));
  }
  if (!data) return;
  const entities = data._entities;
  if (!Array.isArray(entities) || entities.length !== asked.length)
    throw new Error(`${node.serviceName} was asked for ${asked.length} entities, and answered otherwise`);
  rewrite(entities, node.outputRewrites);
  for (const [index, { spot }] of asked.entries()) merge(spot.fields, entities[index]);
}

function send({ ask, given }: Run, { serviceName, operation, variableUsages = [] }: FetchNode, more: Variables) {
  const used = variableUsages.filter(name => Object.hasOwn(given, name)).map(name => [name, given[name]]);
  return ask(serviceName as ServiceName, { query: operation, variables: { ...Object.fromEntries(used), ...more } });
}

function errorOf({ message, extensions }: GraphQLFormattedError, path: Path | undefined): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });
}

/** The objects at a path: '@' stands for every item of a list. */
function below(value: unknown, [step, ...rest]: Path, at: Path): Spot[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    const further = step === '@' ? rest : step === undefined ? [] : [step, ...rest];
    return value.flatMap((item, index) => below(item, further, [...at, index]));
  }
  if (step === undefined) return [{ fields: value as Fields, path: at }];
  return below((value as Fields)[step], rest, [...at, step]);
}

/** What of an object names it to another subgraph; null when something of that is missing. */
function select(from: Fields, selections: readonly QueryPlanSelectionNode[]): Fields | null {
  const selected: Fields = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') {
      if (selection.typeCondition && from.__typename !== selection.typeCondition) continue;
      const more = select(from, selection.selections);
      if (!more) return null;
      Object.assign(selected, more);
    } else {
      const name = selection.alias ?? selection.name;
      const value = from[name];
      if (value === undefined) return null;
      selected[name] = selection.selections ? selectIn(value, selection.selections) : value;
    }
  }
  return selected;
}

function selectIn(value: unknown, selections: readonly QueryPlanSelectionNode[]): unknown {
  if (Array.isArray(value)) return value.map(item => selectIn(item, selections));
  return value === null ? null : select(value as Fields, selections);
}
