import { type ASTVisitor, GraphQLError, Kind, print, type SelectionSetNode, type ValidationContext } from 'graphql';

/**
 * Refuses an operation whose fragments repeat more than `most` selections. Apollo's planner and executor expand fragments wherever they are
 * spread: fragments that contain each other twice double with each.
 */
export function limitRepeats(most: number) {
  return (context: ValidationContext): ASTVisitor => {
    const known = new Map<string, number>();

    function writtenOut(fragment: string): number {
      // A recursive or missing one is refused by GraphQL's own rules.
      const { selectionSet } = (!known.has(fragment) && context.getFragment(fragment)) || {};
      if (selectionSet) known.set(fragment, 0).set(fragment, selectionsIn(selectionSet, writtenOut));
      return known.get(fragment) ?? 0;
    }

    return {
      OperationDefinition(operation) {
        const sets = [operation, ...context.getRecursivelyReferencedFragments(operation)];
        const once = sets.reduce((sum, { selectionSet }) => sum + selectionsIn(selectionSet, () => 0), 0);
        const repeats = selectionsIn(operation.selectionSet, writtenOut) - once;
        if (repeats <= most) return;
        const message = `The fragments of this operation repeat ${repeats} fields and fragments; at most ${most} may be repeated.`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
      },
    };
  };
}

function selectionsIn({ selections }: SelectionSetNode, ofFragment: (name: string) => number): number {
  const seen = new Set<string>();
  return selections.reduce((sum, selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD)
      return sum + 1 + (selection.selectionSet ? selectionsIn(selection.selectionSet, ofFragment) : 0);
    // Repeating the same one counts once, as in the planner.
    const spread = print(selection);
    if (seen.has(spread)) return sum;
    seen.add(spread);
    return sum + 1 + ofFragment(selection.name.value);
  }, 0);
}
