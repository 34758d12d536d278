import { deepStrictEqual } from 'node:assert';
import { compare } from './compare.ts';
import { answerTo, graphqlCall, load } from './load.ts';
import { MEASURED_CORE, OTHER_CORE } from './pinned.ts';
import { startServer } from './startServer.ts';

const QUERY = 'query Bench($id: ID!) { assessment(id: $id) { id status report { gaps riskResult { level score } } } }';
const SECONDS = 3;

/** The query's two hops: the assessment, then its report. */
const canned = {
  identity: {},
  'systems-assessment': { assessment: { __typename: 'Assessment', id: '7', status: 'completed' } },
  reporting: {
    _entities: [
      {
        report: {
          gaps: Array.from({ length: 10 }, (_, index) => `Gap ${index} says in one sentence what is missing.`),
          riskResult: { level: 'HIGH', score: 72 },
        },
      },
    ],
  },
};

/** The gateway's graph and Apollo's own setup, each alone on one core, in front of the same canned subgraphs. */
export async function gatewayAgainstStock(): Promise<void> {
  const cannedSubgraphs = import.meta.resolve('./servers/cannedSubgraphs.ts');
  const subgraphs = await startServer<Record<string, string>>(cannedSubgraphs, OTHER_CORE, canned);
  const stock = await startServer<string>(
    import.meta.resolve('./servers/stockGateway.ts'),
    MEASURED_CORE,
    subgraphs.report,
  );
  const ours = await startServer<string>(
    import.meta.resolve('./servers/ourGateway.ts'),
    MEASURED_CORE,
    subgraphs.report,
  );
  const askStock = graphqlCall(stock.report, QUERY, { id: '7' });
  const askOurs = graphqlCall(ours.report, QUERY, { id: '7' });
  deepStrictEqual(await answerTo(askOurs), await answerTo(askStock));
  await compare('Gateway on one core, canned subgraphs, a query of two hops, 20 connections', [
    { name: 'stock @apollo/gateway', pid: stock.pid, play: () => load(askStock, SECONDS) },
    { name: 'our gateway', pid: ours.pid, play: () => load(askOurs, SECONDS) },
  ]);
}
