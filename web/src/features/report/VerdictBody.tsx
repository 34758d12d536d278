import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ChangeSection } from './ChangeSection.tsx';
import { VerdictSections } from './VerdictSections.tsx';
import { LinkedSteps } from './verdict/LinkedSteps.tsx';

const Fragment = graphql(`
  fragment VerdictBody_report on Report {
    id
    jurisdiction
    gaps
    requests
    class {
      id
    }
    system {
      id
    }
    ...VerdictSections_report
    ...ChangeSection_report
  }
`);

type Props = Omit<Parameters<typeof VerdictSections>[0], 'report'> & {
  report: FragmentType<typeof Fragment>;
  /** The sections before the next steps, which are last. */
  children: ReactNode;
};

/** A report on a verdict, with what changed and where to go from it. */
export function VerdictBody({ isWhole, printing, children, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { id, jurisdiction, gaps, requests, system } = report;
  return (
    <>
      <VerdictSections {...props} report={report} printing={printing} isWhole={isWhole} />
      {isWhole && (
        <>
          <ChangeSection report={report} printing={printing} />
          {children}
          <LinkedSteps
            jurisdiction={jurisdiction}
            id={id}
            systemId={system.id}
            hasGaps={gaps.length > 0}
            hasRequests={requests.length > 0}
            prohibited={report.class?.id === 'prohibited'}
          />
        </>
      )}
    </>
  );
}
