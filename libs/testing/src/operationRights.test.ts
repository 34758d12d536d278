import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';
import { root } from '@aicp/dev-stack/deployables';
import { expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';

it('every mutation of the graph has its row, and no row is superfluous', () => {
  const supergraph = readFileSync(join(root, 'gateway/supergraph.graphql'), 'utf8');
  const mutations = buildSchema(supergraph, { assumeValidSDL: true }).getMutationType()?.getFields() ?? {};
  expect(Object.keys(RIGHT_OF).sort()).toEqual(Object.keys(mutations).sort());
});
