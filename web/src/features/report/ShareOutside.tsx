import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { LinkRows } from '../../parts/links/LinkRows.tsx';
import { NewLinkDialog } from '../../parts/links/NewLinkDialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const ReportLinks = graphql(`
  query ReportLinks($reportId: ID!) {
    links(reportId: $reportId) {
      id
      ...LinkRows_link
    }
  }
`);

/** Creates a shared link to a report and lists the existing ones. */
export function ShareOutside({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const variables = { reportId };
  const { data, error } = useQuery(ReportLinks, { variables, ...useKept(ReportLinks, variables) });
  const links = data?.links ?? [];
  return (
    <NewLinkDialog reportId={reportId} onClose={onClose}>
      <FormFailure message={error && failureOf(error).message} />
      {links.length > 0 && (
        <section aria-labelledby="report-links" className="mt-6 border-t border-line pt-4">
          <h3 id="report-links" className="text-sm font-semibold">
            Links to this report
          </h3>
          <LinkRows links={links} named={false} />
        </section>
      )}
    </NewLinkDialog>
  );
}
