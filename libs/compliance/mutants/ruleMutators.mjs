import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Mutators that Stryker lacks and tables of rules need: for numbers, rows of a table or options of a list, and parts of a condition.
 * Stryker has no plugins for mutators, so they are added to its own list.
 */
const require = createRequire(import.meta.url);
const { allMutators } = require(join(require.resolve('@stryker-mutator/instrumenter'), '../mutators/index.js'));

const identifier = name => ({ type: 'Identifier', name });
const text = value => ({ type: 'StringLiteral', value });
const listOf = elements => ({ type: 'ArrayExpression', elements });
const call = (name, args) => ({ type: 'CallExpression', callee: identifier(name), arguments: args });

/** Variants of the list, each without one of its parts. */
const without = parts => parts.map((_, at) => parts.toSpliced(at, 1));

const numbers = {
  name: 'Number',
  *mutate(path) {
    if (path.isNumericLiteral() && path.key !== 'key') yield { type: 'NumericLiteral', value: path.node.value + 1 };
  },
};

const rows = {
  name: 'Row',
  *mutate({ node }) {
    if (node.type === 'ArrayExpression' && node.elements.length > 1) yield* without(node.elements).map(listOf);
  },
};

/** The conditions that `facts.ts` of the EU bank writes as calls: is, yes, all, any, not, hits. */
const conditions = {
  name: 'Condition',
  *mutate({ node }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const { arguments: args, callee } = node;
    const [first, ...others] = args;
    switch (callee.name) {
      case 'all':
      case 'any':
        if (args.length > 1) yield call(callee.name === 'all' ? 'any' : 'all', args);
        if (args.length > 1) yield* without(args).map(rest => call(callee.name, rest));
        return;
      case 'hits':
        if (args.length > 1) yield* without(args).map(rest => call('hits', rest));
        return;
      case 'is':
        if (others.length > 1) yield* without(others).map(rest => call('is', [first, ...rest]));
        return;
      case 'not':
        yield first;
        return;
      case 'yes': {
        const question = { type: 'BinaryExpression', operator: '+', left: text('eu2-'), right: first };
        for (const value of ['yes', 'unsure'])
          yield {
            type: 'ObjectExpression',
            properties: Object.entries({ question, in: listOf([text(value)]) }).map(([key, value]) => ({
              type: 'ObjectProperty',
              key: identifier(key),
              value,
            })),
          };
      }
    }
  },
};

/** Changes nothing, and runs first: Stryker skips `… as const`, like most of our tables. */
const constants = {
  name: 'Constants',
  *mutate(path) {
    if (path.isProgram()) path.traverse({ TSAsExpression: cast => void cast.replaceWith(cast.node.expression) });
  },
};

allMutators.unshift(constants);
allMutators.push(numbers, rows, conditions);
