import { admin } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import type { QueueState } from '@aicp/service/queue/jobs/queueAdmin';
import { exportPage } from '@aicp/service/store/exportPage';
import { exportSections } from '../store/exportSections.ts';
import { discardJob, readQueues, retryJobs } from '../use-cases/decideJobs.ts';
import { setActivityRetention } from '../use-cases/logRetention.ts';
import { readActivities, readLog } from '../use-cases/readActivities.ts';
import { readCharts, readStats } from '../use-cases/readFigures.ts';
import { readOrganisationLog, verifyOrganisationLog } from '../use-cases/readOrganisationLog.ts';
import { readOrganisations } from '../use-cases/readOrganisations.ts';
import { readSecurityLog } from '../use-cases/readSecurityLog.ts';
import { isUserStillListed, readSystems, readUser, readUsers, waitForUser } from '../use-cases/readUsers.ts';
import { type Verdict, verifyLog } from '../use-cases/verifyLog.ts';
import type { Resolvers } from './resolvers.generated.ts';

const operations = {
  Query: {
    queues: async (_root, _args, ctx) => (await readQueues(ctx)).map(queueView),
  },
  Mutation: {
    retryJobs: async (_root, which, ctx) => queueView(await retryJobs(ctx, which)),
    discardJob: async (_root, which, ctx) => queueView(await discardJob(ctx, which)),
  },
} satisfies Resolvers;

function queueView({ queue, ...state }: QueueState) {
  return { id: queue, ...state };
}

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  Query: {
    adminStats: (_root, _args, ctx) => readStats(ctx),
    adminCharts: (_root, _args, ctx) => readCharts(ctx),
    adminUsers: (_root, page, ctx) => readUsers(ctx, page),
    adminUser: (_root, { id }, ctx) => readUser(ctx, id),
    adminOrganisations: (_root, page, ctx) => readOrganisations(ctx, page),
    activities: (_root, page, ctx) => readActivities(ctx, page),
    activityLog: (_root, _args, ctx) => readLog(ctx),
    organisationLog: (_root, page, ctx) => readOrganisationLog(ctx, page),
    verifyOrganisationLog: async (_root, _args, ctx) => verdictOf(await verifyOrganisationLog(ctx)),
    securityLog: (_root, page, ctx) => readSecurityLog(ctx, page),
    exportAdmin: (_root, { after }, ctx) =>
      exportPage(exportSections(requireRecentConfirmation(ctx.actor, ctx.now()).userId), after),
    ...operations.Query,
  },
  Mutation: {
    async verifyActivityLog(_root, _args, ctx) {
      admin(ctx.actor);
      return verdictOf(await verifyLog(ctx.redis));
    },
    async setActivityRetention(_root, { days }, ctx) {
      await setActivityRetention(ctx, { days: days ?? null });
      return readLog(ctx);
    },
    ...operations.Mutation,
  },
  User: {
    adminUser: ({ id, version }, _args, ctx) => waitForUser(ctx, id, version),
  },
  DeletedUser: {
    listed: ({ id }, _args, ctx) => isUserStillListed(ctx, id),
  },
  AdminUser: {
    plan: ({ organisationId }, _args, { loaders }) => loaders.plan.load(organisationId),
    assessmentCount: ({ organisationId }, _args, { loaders }) => loaders.assessmentCount.load(organisationId),
    systems: (user, { names }, ctx) => readSystems(ctx, user, names),
  },
} satisfies Resolvers;

function verdictOf({ firstBroken, ...verdict }: Verdict) {
  return { ...verdict, firstBroken: firstBroken === null ? null : String(firstBroken) };
}
