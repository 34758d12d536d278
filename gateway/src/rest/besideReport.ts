import { BesideReport } from '@aicp/contracts/besideReport';
import { z } from 'zod';
import type { AskService } from './route.ts';

const Person = z.object({ username: z.string().nullable() }).nullable();
const Root = z.object({
  report: z.object({ author: Person, review: z.object({ approvedBy: Person }).nullable() }).nullable(),
});

/** The names and the letterhead that are drawn beside a report: identity and documents keep them, and reporting draws. */
export async function besideReport(answer: unknown, ask: AskService): Promise<BesideReport> {
  const { report } = Root.parse(answer);
  const Look = BesideReport.pick({ organisation: true, letterhead: true });
  return {
    ...Look.parse(await ask('documents', '/internal/branding/letterhead')),
    preparedBy: report?.author?.username ?? null,
    approvedBy: report?.review?.approvedBy?.username ?? null,
  };
}
