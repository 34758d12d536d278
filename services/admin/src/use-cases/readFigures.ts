import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { monthsUpTo } from '../domain/months.ts';
import { countAssessments, countLevels } from '../store/assessments.ts';
import { sumRevenue } from '../store/payments.ts';
import { countRegistrations, countUsers } from '../store/users.ts';

const RECENT_MS = 30 * 24 * 3600 * 1000;
const MONTHS = 12;

export async function readStats(ctx: RequestContext) {
  admin(ctx.actor);
  const [users, totalAssessments] = await Promise.all([
    countUsers(new Date(ctx.now().getTime() - RECENT_MS)),
    countAssessments(),
  ]);
  return {
    totalUsers: users.total,
    verifiedUsers: users.verified,
    activeUsers: users.active,
    totalAssessments,
    recentRegistrations: users.recent,
  };
}

/** By month, including empty ones. */
export async function readCharts(ctx: RequestContext) {
  admin(ctx.actor);
  const months = monthsUpTo(ctx.now(), MONTHS);
  const since = new Date(`${months[0]}-01T00:00:00.000Z`);
  const [registered, levels, revenue] = await Promise.all([
    countRegistrations(since),
    countLevels(since),
    sumRevenue(since),
  ]);
  const registeredIn = new Map(registered.map(({ month, count }) => [month, count]));
  const levelsIn = new Map(levels.map(({ month, level, count }) => [`${month} ${level}`, count]));
  return {
    registrations: months.map(month => ({ month, count: registeredIn.get(month) ?? 0 })),
    assessments: months.map(month => ({
      month,
      high: levelsIn.get(`${month} HIGH`) ?? 0,
      medium: levelsIn.get(`${month} MEDIUM`) ?? 0,
      low: levelsIn.get(`${month} LOW`) ?? 0,
    })),
    revenue: revenue.map(({ amount, ...rest }) => ({ ...rest, amount: amount / 100 })),
  };
}
