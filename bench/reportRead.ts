import { createLogger } from '@aicp/service/process/logger';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { executor, user } from '@aicp/testing/executor';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { contextOf } from '../services/reporting/src/context.ts';
import { resolvers } from '../services/reporting/src/graphql/resolvers.ts';
import { findReports } from '../services/reporting/src/store/reports.ts';
import { compare } from './compare.ts';
import { atEnd } from './ending.ts';
import { hammer } from './hammer.ts';
import { startProduct } from './startProduct.ts';

const MILLISECONDS = 1_000;
const REPORT = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Assessment {
  report { id gaps recommendations riskResult { level score } findings { questionId text severity } } } } }`;

/** A report read through the store and through the subgraph, beside the bare driver on the same pool and collection. */
export async function reportRead(): Promise<void> {
  const { stack, reportId } = await startProduct();
  const { mongodbUri, redisUrl } = stack.databases();
  await openMongo(mongodbUri, 'aicp_reporting');
  atEnd(closeMongo);
  const redis = new Redis(redisUrl);
  atEnd(() => redis.quit());

  const reports = mongoose.connection
    .getClient()
    .db('aicp_reporting')
    .collection<{ _id: number; userId: number }>('reports');
  const owner = (await reports.findOne({ _id: reportId }))?.userId;
  if (!owner) throw new Error(`report ${reportId} is not in aicp_reporting.reports`);
  const schema = new URL('../services/reporting/src/graphql/schema.graphql', import.meta.url);
  const service = { name: 'reporting', redis, logger: createLogger('bench', 'silent') };
  const execute = executor(schema, resolvers, contextOf(service));
  const of = [{ __typename: 'Assessment', id: String(reportId), status: 'completed' }];
  const { errors } = await execute(user(owner), REPORT, { of });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));

  const calls = {
    'driver findOne by _id': () => reports.findOne({ _id: reportId }),
    'findReports of the store': () => findReports(owner, [reportId]),
    'the subgraph, in process': () => execute(user(owner), REPORT, { of }),
  };
  for (const inFlight of [1, 20])
    await compare(
      `Report read, ${inFlight} in flight`,
      Object.entries(calls).map(([name, call]) => ({
        name,
        pid: process.pid,
        play: () => hammer(call, inFlight, MILLISECONDS),
      })),
    );
}
