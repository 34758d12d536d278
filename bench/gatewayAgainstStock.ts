import { deepStrictEqual } from 'node:assert';
import { compare } from './compare.ts';
import { answerTo, graphqlCall, load } from './load.ts';
import { MEASURED_CORE, OTHER_CORE } from './pinned.ts';
import { startServer } from './startServer.ts';

const QUERY =
  'query Bench($id: ID!) { assessment(id: $id) { id status report { author { username } gaps riskResult { level score } } } }';
const SECONDS = 3;

/** The query's three hops: the assessment, its report, and the person named in the report. */
const canned = {
  identity: { _entities: [{ username: 'ada' }] },
  'systems-assessment': { assessment: { __typename: 'Assessment', id: '7', status: 'completed' } },
  reporting: {
    _entities: [
      {
        report: {
          author: { __typename: 'Person', id: '1' },
          gaps: Array.from({ length: 10 }, (_, index) => `Gap ${index} says in one sentence what is missing.`),
          riskResult: { level: 'HIGH', score: 72 },
        },
      },
    ],
  },
};

/**
 * Compares our graph with its limits and connections, Apollo's own setup, and Mercurius' gateway. Each runs alone on one core, in front
 * of the same canned subgraphs.
 */
export async function gatewayAgainstStock(): Promise<void> {
  const cannedSubgraphs = import.meta.resolve('./servers/cannedSubgraphs.ts');
  const subgraphs = await startServer<Record<string, string>>(cannedSubgraphs, OTHER_CORE, canned);
  const stock = await startServer<string>(
    import.meta.resolve('./servers/stockGateway.ts'),
    MEASURED_CORE,
    subgraphs.report,
  );
  const mercurius = await startServer<string>(
    import.meta.resolve('./servers/mercuriusGateway.ts'),
    MEASURED_CORE,
    subgraphs.report,
  );
  const ours = await startServer<string>(
    import.meta.resolve('./servers/ourGateway.ts'),
    MEASURED_CORE,
    subgraphs.report,
  );
  const askStock = graphqlCall(stock.report, QUERY, { id: '7' });
  const askMercurius = graphqlCall(mercurius.report, QUERY, { id: '7' });
  const askOurs = graphqlCall(ours.report, QUERY, { id: '7' });
  for (const other of [askStock, askMercurius]) deepStrictEqual(await answerTo(askOurs), await answerTo(other));
  await compare('Gateway on one core (canned subgraphs, a query of three hops, 20 connections)', [
    { name: 'stock @apollo/gateway', pid: stock.pid, play: () => load(askStock, SECONDS) },
    { name: '@mercuriusjs/gateway', pid: mercurius.pid, play: () => load(askMercurius, SECONDS) },
    {
      name: 'our gateway',
      pid: ours.pid,
      play: () => load(askOurs, SECONDS),
      goals: [{ of: 'ratio', least: 2.5 }],
    },
  ]);
}
