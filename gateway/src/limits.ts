import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

/** A limit that is passed is a fault of the request, reported like any other of validation; thrown, it would be a bug. */
const report = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * What one operation may ask for. The report page, our largest, has depth 5 and some 150 fields.
 * Tokens are counted while parsing, before anything else looks at the document.
 */
export const limits = {
  parseOptions: { maxTokens: 1_000 },
  // Fragments are how the web's components ask for what they draw: what counts is how deep the answer goes.
  validationRules: [
    maxDepthRule({ n: 8, flattenFragments: true, ...report }),
    maxAliasesRule({ n: 10, ...report }),
    maxDirectivesRule({ n: 10, ...report }),
    costLimitRule({
      maxCost: 5_000,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      flattenFragments: true,
      ...report,
    }),
  ] as ValidationRule[],
};
