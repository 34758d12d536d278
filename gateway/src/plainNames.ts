import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/**
 * Refuses names that every JavaScript object has by itself, '__proto__' or 'constructor': answers are put together by names, and
 * nobody needs these.
 */
export function plainNames(context: ValidationContext): ASTVisitor {
  return {
    Name(node) {
      if (node.value in Object.prototype)
        context.reportError(new GraphQLError(`"${node.value}" cannot be a name here.`, { nodes: node }));
    },
  };
}
