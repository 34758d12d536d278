import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { graphqlRows } from '../e2e/matrix/graphqlRows.ts';

/**
 * The use-cases check these rights themselves. The right for the first depends on the field, members may always remove themselves, and
 * contributors may send supplier requests for systems that they own.
 */
const ASK_THEMSELVES = ['updateProfile', 'removeMember', 'createLink', 'revokeLink', 'remindSupplier'];

describe('the right that a mutation requires', () => {
  const mutations = Object.entries(graphqlRows)
    .filter(([operation]) => operation.startsWith('mutation '))
    .map(([operation, { right }]) => ({ mutation: operation.replace('mutation ', ''), right }));

  it.each(mutations)('matches the matrix of callers: $mutation, $right', ({ mutation, right }) => {
    expect(RIGHT_OF[mutation]).toBe(ASK_THEMSELVES.includes(mutation) ? null : right);
  });

  it('is in the matrix for every mutation', () => {
    expect(mutations.map(({ mutation }) => mutation).sort()).toEqual(Object.keys(RIGHT_OF).sort());
  });

  it('is stated for each mutation of the graph', () => {
    const graph = buildSchema(readFileSync(join(import.meta.dirname, '../supergraph.graphql'), 'utf8'), {
      assumeValidSDL: true,
    });
    expect(Object.keys(graph.getMutationType()?.getFields() ?? {}).sort()).toEqual(Object.keys(RIGHT_OF).sort());
  });
});
