import { BesideReport } from '@aicp/contracts/besideReport';
import { z } from 'zod';
import type { AskService } from './route.ts';

const Person = z.object({ username: z.string().nullable(), fullName: z.string().nullable() }).nullable();
const Root = z.object({
  report: z.object({ author: Person, review: z.object({ approvedBy: Person }).nullable() }).nullable(),
});

/** The organisation's name and letterhead, which documents keeps. */
export async function fetchLetterhead(ask: AskService): Promise<Pick<BesideReport, 'organisation' | 'letterhead'>> {
  const Look = BesideReport.pick({ organisation: true, letterhead: true });
  return Look.parse(await ask('documents', '/internal/branding/letterhead'));
}

/** The names and the letterhead that are drawn next to a report: identity and documents keep them, and reporting draws. */
export async function reportRenderContext(answer: unknown, ask: AskService): Promise<BesideReport> {
  const { report } = Root.parse(answer);
  return {
    ...(await fetchLetterhead(ask)),
    preparedBy: printedName(report?.author),
    approvedBy: printedName(report?.review?.approvedBy),
  };
}

const printedName = (person: z.infer<typeof Person> | undefined) => person?.fullName ?? person?.username ?? null;
