import { isolated } from '@aicp/contracts/isolated';
import { useQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue } from 'react';
import { type Params, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { apollo } from '../../client/apollo.ts';
import { failureOf } from '../../client/failure.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { ArchivedNotice, whyReadOnly } from '../../parts/system/ArchivedNotice.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CorrectionNotice } from './CorrectionNotice.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { ReportLetterhead } from './ReportLetterhead.tsx';
import { ReportRest } from './ReportRest.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { reportQuery, restQuery } from './reportQuery.ts';
import { ReportReview } from './review/ReportReview.tsx';
import { UpdatedNotice } from './UpdatedNotice.tsx';

const PrintedReport = lazyComponent(() => import('./PrintedReport.tsx').then(module => module.PrintedReport));

/** A report: on screen, or alone on a page for printing. */
export function ReportPage() {
  const { id = '' } = useParams();
  const printing = useSearchParams()[0].has('print');
  return printing ? (
    <Suspense>
      <PrintedReport id={id} />
    </Suspense>
  ) : (
    <FetchedReport />
  );
}

/** Fetches the report of a completed assessment, or shows why it is missing. */
function FetchedReport() {
  const { id = '' } = useParams();
  const isUk = useLocation().pathname.startsWith('/uk/');
  const {
    data: fetched,
    error,
    loading,
    refetch,
  } = useQuery(reportQuery, {
    variables: { id },
    // If only the letterhead cannot be read, the report is shown without it.
    errorPolicy: 'all',
  });
  // If only the documents cannot be read, the rest is shown without them.
  const rest = useQuery(restQuery, { variables: { id }, errorPolicy: 'all' });
  // Drawn in short pieces, so that the browser can respond in between: a report is long.
  const data = useDeferredValue(fetched);
  const restData = useDeferredValue(rest.data);
  const report = data?.assessment.report;
  const failure = error && failureOf(error);
  const missing = failure
    ? failure.code === 'NOT_FOUND' || failure.code === 'INVALID'
    : !loading && !fetched?.assessment.report;
  usePageTitle(missing ? 'Report Not Found' : report ? `Report on ${isolated(report.system.name)}` : 'Report');

  if (data && report) {
    const { archived } = data.assessment.system;
    return (
      <ReadOnly value={whyReadOnly(data.assessment.system)}>
        <ReportDocument
          report={report}
          isArchived={archived}
          letterhead={data.branding && <ReportLetterhead branding={data.branding} />}
          notice={
            archived ? (
              <ArchivedNotice system={data.assessment.system} />
            ) : (
              <>
                <UpdatedNotice report={report} />
                <CorrectionNotice report={report} system={data.assessment.system} />
              </>
            )
          }
          review={<ReportReview report={report} />}
        >
          <ReportRest
            rest={{ ...rest, data: restData }}
            first={report}
            day={report.assessment.completedAt.slice(0, 10)}
          />
        </ReportDocument>
      </ReadOnly>
    );
  }

  const back = <ButtonLink to={dashboardPath(isUk ? 'UK' : 'EU')}>Back to Dashboard</ButtonLink>;
  const again = (
    <Button look="primary" onClick={() => Promise.all([refetch(), rest.refetch()]).catch(() => {})}>
      Try Again
    </Button>
  );
  if (missing) {
    return (
      <PageState
        title="Report Not Found"
        text="This report does not exist, or you do not have access to it. A report is created when its assessment is completed."
      >
        {back}
      </PageState>
    );
  }
  if (failure?.code === 'UNAVAILABLE' && !loading) {
    return (
      <PageState
        title="Your report is being prepared"
        text="The assessment is completed and your answers are saved. The report will be ready in a moment."
      >
        {again}
        {back}
      </PageState>
    );
  }
  if (failure && !loading) {
    return (
      <PageState title="The report could not be loaded" text={`${failure.message} The report is safe.`}>
        {again}
        {back}
      </PageState>
    );
  }
  return <ReportSkeleton />;
}

ReportPage.ask = (_props: object, { id = '' }: Readonly<Params>) =>
  void apollo.query({ query: reportQuery, variables: { id }, errorPolicy: 'all' }).catch(() => undefined);
