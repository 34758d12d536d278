import { reportingRoutes } from '../gateway/src/rest/reporting.ts';
import type { RestRoute } from '../gateway/src/rest/route.ts';
import { systemsAssessmentRoutes } from '../gateway/src/rest/systemsAssessment.ts';
import { compare } from './compare.ts';
import { answerTo, type Call, graphqlCall, load } from './load.ts';
import { startProduct } from './startProduct.ts';

const SECONDS = 2;

function routeOf(routes: RestRoute[], url: string): RestRoute {
  const route = routes.find(route => route.method === 'GET' && route.url === url);
  if (!route) throw new Error(`there is no GET ${url}`);
  return route;
}

/** REST paths against the very operations that they run, sent to /graphql by the same person. */
export async function restAgainstGraphql(): Promise<void> {
  const { stack, url, user, reportId } = await startProduct();
  const headers = { cookie: user.cookie };
  const pid = stack.child('gateway').pid();
  const reads: [RestRoute, path: string, variables: Record<string, unknown>][] = [
    [routeOf(systemsAssessmentRoutes, '/api/questions'), '/api/questions', { jurisdiction: 'EU' }],
    [routeOf(reportingRoutes, '/api/reports/:id'), `/api/reports/${reportId}`, { id: String(reportId) }],
  ];
  for (const [route, path, variables] of reads) {
    const rest: Call = { url: url + path, method: 'GET', headers };
    const graphql = graphqlCall(`${url}/graphql`, route.operation, variables, headers);
    await answerTo(graphql);
    await answerTo(rest);
    await compare(`GET ${route.url} on the running product, 20 connections (CPU of the gateway)`, [
      { name: 'POST /graphql, the same operation', pid, play: () => load(graphql, SECONDS) },
      { name: 'REST', pid, play: () => load(rest, SECONDS) },
    ]);
  }
}
