import { Suspense } from 'react';
import { failureOf } from '../../client/failure.ts';
import type { ReportRestQuery } from '../../gql/graphql.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeSection } from './ChangeSection.tsx';
import { ReportFootnote } from './ReportFootnote.tsx';
import { SourceList } from './SourceList.tsx';
import { VerdictSections } from './VerdictSections.tsx';
import { LinkedSteps } from './verdict/LinkedSteps.tsx';
import { originOf } from './verdict/origin.tsx';
import type { ReportWork } from './verdict/reportWork.ts';

const ReportTools = lazyComponent(() => import('./tools/ReportTools.tsx').then(module => module.ReportTools));

type Props = {
  rest: { data: ReportRestQuery | undefined; error?: unknown; refetch: () => Promise<unknown> };
  /** The report as its first screen asked for it, with the work on its actions. */
  first: Parameters<typeof originOf>[0] & ReportWork;
  day: string;
};

/** The sections after gaps and actions, and the tools below the report. */
export function ReportRest({ rest: { data, error, refetch }, first, day }: Props) {
  const report = data?.assessment.report;
  if (!(data && report))
    return error ? (
      <div className="mt-12">
        <FormFailure message={`${failureOf(error).message} The rest of this report could not be loaded. It is safe.`} />
        <Button className="mt-4" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      </div>
    ) : (
      <Skeleton rows={6} className="mt-12 h-24" />
    );
  const { assessment, documentPurchases } = data;
  return (
    <>
      <VerdictSections
        report={report}
        evidence={assessment.evidence}
        proof={assessment.proof}
        origin={originOf(first, assessment.proof)}
        work={first}
        day={day}
      />
      <ChangeSection report={report} />
      <SourceList report={report} />
      <section aria-labelledby="tools" className="no-print mt-8 border-y-4 border-double border-line py-5">
        <h2 id="tools" className="scroll-mt-20 font-serif text-xl font-semibold">
          Documents, checklist and evidence
        </h2>
        <Suspense fallback={<Skeleton rows={4} className="mt-6 h-40" />}>
          <ReportTools assessment={assessment} purchases={documentPurchases} systemName={report.system.name} />
        </Suspense>
      </section>
      <LinkedSteps
        jurisdiction={report.jurisdiction}
        id={report.id}
        systemId={report.system.id}
        hasGaps={report.gaps.length > 0}
        hasRequests={report.requests.length > 0}
        prohibited={report.class?.id === 'prohibited'}
      />
      <ReportFootnote report={report} />
    </>
  );
}
