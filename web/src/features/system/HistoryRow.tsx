import { complianceScore } from '@aicp/compliance/scoring/complianceScore';
import { useContext } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { assessmentPath, reportPath } from '../../parts/paths.ts';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';

const Fragment = graphql(`
  fragment HistoryRow_assessment on Assessment {
    id
    status
    jurisdiction
    riskLevel
    riskScore
    scored
    class
    createdAt
    completedAt
  }
`);

/** One assessment in the table, with a link to its report or to its open questions. */
export function HistoryRow(props: { assessment: FragmentType<typeof Fragment> }) {
  const assessment = readFragment(Fragment, props.assessment);
  const { id, status, jurisdiction, riskLevel, riskScore, scored, createdAt, completedAt } = assessment;
  const isArchived = useContext(ReadOnly) !== undefined;
  const day = formatDay(completedAt ?? createdAt);
  return (
    <tr className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 p-4 hover:bg-canvas sm:table-row sm:p-0">
      <th scope="row" id={`assessment-${id}`} className="text-left font-medium whitespace-nowrap sm:py-3.5 sm:pl-6">
        {day}
      </th>
      <td className="text-muted max-sm:col-start-1 sm:py-3.5 sm:pl-6">
        {status === 'completed' ? 'Completed' : 'In progress'}
      </td>
      <td className="max-sm:col-start-1 sm:py-2 sm:pl-6">
        {riskLevel ? (
          <SystemRisk latest={{ ...assessment, riskLevel }} law={jurisdiction} />
        ) : (
          <span className="text-faint max-sm:hidden">–</span>
        )}
      </td>
      <td
        className={`max-sm:col-start-1 sm:py-3.5 sm:pl-6 sm:text-right ${status === 'completed' ? '' : 'max-sm:hidden'}`}
      >
        <span className="text-muted sm:hidden">Compliance score </span>
        {scored && typeof riskScore === 'number' ? complianceScore(riskScore) : '–'}
      </td>
      <td className="max-sm:col-start-2 max-sm:row-span-4 max-sm:row-start-1 sm:py-2 sm:pr-6 sm:pl-6 sm:text-right">
        {(status === 'completed' || !isArchived) && (
          <ButtonLink
            size="small"
            to={status === 'completed' ? reportPath(jurisdiction, id) : assessmentPath(jurisdiction, id)}
            aria-describedby={`assessment-${id}`}
            className="after:absolute after:inset-0"
          >
            {status === 'completed' ? 'View Report' : 'Continue'}
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
