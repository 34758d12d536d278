import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Fields = Record<string, unknown>;
export type Variables = Record<string, unknown>;
/** Makes a value of the answer out of what subgraphs said; undefined where it may not be null and is. */
type Complete = (value: unknown, variables: Variables) => unknown;

/** `@include` and `@skip` of a field and of what it stands in: all of them hold. */
type Conditions = readonly { variable: string; is: boolean }[];
type Asked = { node: FieldNode; under: Conditions };
type Member = { name: string; complete: Complete; isAsked?: ((variables: Variables) => boolean) | undefined };

/** Fills in what is not the subgraphs' to say: the schema about itself. */
export type Introspect = (field: FieldNode, variables: Variables) => unknown;

/**
 * How the answer to an operation is made out of what subgraphs said for it, which is changed by that: in its order, without the keys
 * by which it was put together, and null upwards to where null is allowed.
 */
export function shapeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  introspect: Introspect,
): (said: Fields, variables: Variables) => Fields | null {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(fragment => [fragment.name.value, fragment]),
  );

  /**
   * The fields by their names in the answer; what several fragments ask for is answered once.
   * @param spread fragments that were looked into already, each with its conditions: again and again, that is exponential
   */
  function collect(
    { selections }: SelectionSetNode,
    under: Conditions,
    into: Map<string, Asked[]>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      const conditions = conditionsOf(selection);
      if (!conditions) continue;
      const all = joined(under, conditions);
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const asked = into.get(name);
        if (asked) asked.push({ node: selection, under: all });
        else into.set(name, [{ node: selection, under: all }]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, all, into, spread);
      else {
        const { value: name } = selection.name;
        const key = [name, ...all.map(({ variable, is }) => `${is} ${variable}`).sort()].join();
        if (spread.has(key)) continue;
        spread.add(key);
        const fragment = fragments.get(name);
        if (fragment) collect(fragment.selectionSet, all, into, spread);
      }
    }
  }

  function membersOf(type: GraphQLObjectType, sets: readonly [SelectionSetNode, Conditions][]): Member[] {
    const fields = new Map<string, Asked[]>();
    const spread = new Set<string>();
    for (const [set, under] of sets) collect(set, under, fields, spread);
    return [...fields].map(([name, asked]) => {
      const isAsked = asked.some(({ under }) => under.length === 0)
        ? undefined
        : (variables: Variables) => asked.some(({ under }) => hold(under, variables));
      return { name, complete: fieldOf(type, asked), isAsked };
    });
  }

  function fieldOf(parent: GraphQLObjectType, asked: readonly Asked[]): Complete {
    const node = asked[0]?.node as FieldNode;
    const { value: name } = node.name;
    if (name === '__typename') return () => parent.name;
    if (name === '__schema' || name === '__type') return (_value, variables) => introspect(node, variables);
    const sets = asked.flatMap(({ node: { selectionSet }, under }): [SelectionSetNode, Conditions][] =>
      selectionSet ? [[selectionSet, under]] : [],
    );
    const field = parent.getFields()[name];
    if (!field) throw new Error(`${parent.name} has no ${name}: the operation was not validated`);
    return completeOf(field.type, sets);
  }

  function completeOf(type: GraphQLOutputType, sets: readonly [SelectionSetNode, Conditions][]): Complete {
    if (isNonNullType(type)) {
      const complete = completeOf(type.ofType, sets);
      return (value, variables) => complete(value, variables) ?? undefined;
    }
    if (isListType(type)) return listOf(completeOf(type.ofType, sets));
    if (isObjectType(type)) return objectOf(membersOf(type, sets));
    if (!isEnumType(type)) return value => value ?? null;
    // A value that only another release of a service knows.
    const known = new Set<unknown>(type.getValues().map(({ name }) => name));
    return value => (known.has(value) ? value : null);
  }

  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`there is no ${operation.operation}`);
  const complete = objectOf(membersOf(root, [[operation.selectionSet, []]]));
  return (said, variables) => complete(said, variables) as Fields | null;
}

/** What a subgraph said just as it was asked is not copied: it is the answer. */
function objectOf(members: readonly Member[]): Complete {
  const always = members.every(({ isAsked }) => !isAsked);
  return (value, variables) => {
    if (value === null || value === undefined) return null;
    const said = value as Fields;
    const answer = always && hasJust(said, members) ? said : {};
    for (const { name, complete, isAsked } of members) {
      if (isAsked && !isAsked(variables)) continue;
      const completed = complete(said[name], variables);
      if (completed === undefined) return null;
      answer[name] = completed;
    }
    return answer;
  };
}

/** Whether it has these members, in this order, and no others. */
function hasJust(said: Fields, members: readonly Member[]): boolean {
  let at = 0;
  for (const name in said) if (name !== members[at++]?.name) return false;
  return at === members.length;
}

function listOf(complete: Complete): Complete {
  return (value, variables) => {
    if (!Array.isArray(value)) return null;
    for (let at = 0; at < value.length; at++) {
      const completed = complete(value[at], variables);
      if (completed === undefined) return null;
      value[at] = completed;
    }
    return value;
  };
}

/** Undefined where it is never asked, whatever the variables. */
function conditionsOf({ directives = [] }: SelectionNode): Conditions | undefined {
  const conditions: { variable: string; is: boolean }[] = [];
  for (const { name, arguments: given } of directives) {
    if (name.value !== 'include' && name.value !== 'skip') continue;
    const wanted = name.value === 'include';
    const value = given?.[0]?.value;
    if (value?.kind === Kind.VARIABLE) conditions.push({ variable: value.name.value, is: wanted });
    else if (value?.kind === Kind.BOOLEAN && value.value !== wanted) return undefined;
  }
  return conditions;
}

/** Both, each condition once. */
function joined(some: Conditions, more: Conditions): Conditions {
  const added = more.filter(({ variable, is }) => !some.some(one => one.variable === variable && one.is === is));
  return added.length === 0 ? some : [...some, ...added];
}

const hold = (conditions: Conditions, variables: Variables) =>
  conditions.every(({ variable, is }) => variables[variable] === is);
