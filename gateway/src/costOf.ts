import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Asked = {
  schema: GraphQLSchema;
  /** The validated document. */
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  /** The maximum length of lists without `first`: 'Type.field' to its length. */
  listSizes: Record<string, number>;
  /** The length assumed for all other lists. */
  pageSize: number;
};

/**
 * The cost of an operation before it runs: 1 for each field and each object of its response, a list counted at its maximum length. So a
 * list below a list multiplies.
 */
export function costOf({ schema, document, operation, variables, listSizes, pageSize }: Asked): number {
  const fragments = new Map(
    document.definitions
      .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(definition => [definition.name.value, definition]),
  );

  /** The fields by response name, as they are executed: fields of several fragments are answered once. */
  function collect({ selections }: SelectionSetNode, into: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const asked = into.get(name);
        if (asked) asked.push(selection);
        else into.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, into, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet, into, spread);
      }
    }
  }

  /** @param page the number of items in a page's list, if `first` was an argument of the page */
  function costOfAll(sets: SelectionSetNode[], typeName: string, page?: number): number {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) collect(set, fields, spread);
    return [...fields.values()].reduce((sum, nodes) => sum + costOfField(nodes, typeName, page), 0);
  }

  function costOfField(nodes: FieldNode[], typeName: string, page: number | undefined): number {
    const [node] = nodes;
    const parent = schema.getType(typeName);
    const field = node && isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!node || !field || sets.length === 0) return 1;
    const type = getNamedType(field.type).name;
    const first = firstOf(field, node);
    if (!isListType(getNullableType(field.type))) return 1 + costOfAll(sets, type, first);
    const size = first ?? listSizes[`${typeName}.${field.name}`] ?? page ?? pageSize;
    return 1 + size * (1 + costOfAll(sets, type));
  }

  function firstOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    if (!field.args.some(({ name }) => name === 'first')) return undefined;
    const { first } = getArgumentValues(field, node, variables);
    // An invalid value is refused by its own check.
    return typeof first === 'number' ? Math.max(1, first) : pageSize;
  }

  const root = schema.getRootType(operation.operation);
  return root ? costOfAll([operation.selectionSet], root.name) : 0;
}
