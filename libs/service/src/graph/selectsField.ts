import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether an operation selects a field with one of these names, anywhere below the resolved field. */
export function selectsField(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: readonly string[],
): boolean {
  const seen = new Set<string>();
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some(selection => {
      if (selection.kind !== Kind.FRAGMENT_SPREAD)
        return (
          (selection.kind === Kind.FIELD && names.includes(selection.name.value)) || within(selection.selectionSet)
        );
      const { value: name } = selection.name;
      if (seen.has(name)) return false;
      seen.add(name);
      return within(fragments[name]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => within(selectionSet));
}
