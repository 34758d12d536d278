import { BesideReport } from '@aicp/contracts/besideReport';
import { DomainError } from '@aicp/contracts/domainError';
import { ReportProof } from '@aicp/contracts/dutyProof';
import { z } from 'zod';
import type { AskService } from './route.ts';

const Person = z.object({ username: z.string().nullable(), fullName: z.string().nullable() }).nullable();
const Root = z.object({
  report: z.object({ author: Person, review: z.object({ approvedBy: Person }).nullable() }).nullable(),
  proof: ReportProof.nullable(),
});

/** The organisation's name and letterhead, which documents stores. */
export async function fetchLetterhead(ask: AskService): Promise<Pick<BesideReport, 'organisation' | 'letterhead'>> {
  const Look = BesideReport.pick({ organisation: true, letterhead: true });
  return Look.parse(await ask('documents', '/internal/branding/letterhead'));
}

/**
 * The names, the letterhead and the proofs that are printed with a report, from identity and documents, for reporting to render. A table
 * has neither names nor letterhead.
 */
export async function reportRenderContext(answer: unknown, ask: AskService, format: string): Promise<BesideReport> {
  const { report, proof } = Root.parse(answer);
  // A file without proofs would look as if none existed.
  if (!proof) throw new DomainError('UNAVAILABLE', 'The service is busy or restarting. Please try again.');
  const letterhead = format === 'csv' ? { organisation: null, letterhead: null } : await fetchLetterhead(ask);
  return {
    ...letterhead,
    proof,
    preparedBy: printedName(report?.author),
    approvedBy: printedName(report?.review?.approvedBy),
  };
}

const printedName = (person: z.infer<typeof Person> | undefined) => person?.fullName ?? person?.username ?? null;
