import { complianceScore, GOOD_FROM, IMPROVE_FROM } from '@aicp/compliance/scoring/complianceScore';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatShortDate } from '../../ui/formatDate.ts';
import { toneOfRisk } from '../../ui/RiskBadge.tsx';
import { ScoreTimeline } from '../../ui/ScoreTimeline.tsx';
import { HistoryRow } from './HistoryRow.tsx';

const Fragment = graphql(`
  fragment AssessmentHistory_assessment on Assessment {
    id
    completedAt
    riskLevel
    riskScore
    scored
    ...HistoryRow_assessment
  }
`);

const thresholds = [
  { score: IMPROVE_FROM, label: `from ${IMPROVE_FROM}` },
  { score: GOOD_FROM, label: `from ${GOOD_FROM} good` },
];
/** The longest list that the server returns. */
const MAX_ASSESSMENTS = 100;

type Props = {
  /** Shown if the system is assessed under both laws. */
  law?: 'EU' | 'UK' | undefined;
  assessments: readonly FragmentType<typeof Fragment>[];
};

/** All assessments of a system: the score over time as a chart, and the same figures as a table. */
export function AssessmentHistory(props: Props) {
  const assessments = readFragment(Fragment, props.assessments);
  const points = assessments
    .flatMap(({ id, completedAt, riskLevel, riskScore, scored }) =>
      scored && completedAt && riskScore !== null && riskScore !== undefined
        ? [
            {
              id,
              at: completedAt,
              label: formatShortDate(completedAt),
              score: complianceScore(riskScore),
              tone: toneOfRisk(riskLevel),
            },
          ]
        : [],
    )
    .sort((one, other) => one.at.localeCompare(other.at));
  const [first, last] = [points[0], points.at(-1)];

  return (
    <section className="mt-10">
      <h2 className="font-serif text-xl font-semibold">Assessment history{props.law && `, ${props.law}`}</h2>
      {assessments.length === MAX_ASSESSMENTS && (
        <p className="mt-1 text-sm text-muted">The latest {MAX_ASSESSMENTS} assessments.</p>
      )}
      {assessments.length === 0 && (
        <p className="mt-3 rounded-card border border-line bg-surface px-6 py-10 text-center text-sm text-muted">
          No assessments yet. Complete the first one to get a risk level and a report.
        </p>
      )}
      {first && last && points.length > 1 && (
        <div className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
          <h3 className="mb-2 text-sm font-medium text-muted">Compliance score over time (0 to 100)</h3>
          <ScoreTimeline
            label={`Compliance score of ${points.length} assessments, from ${first.score} on ${first.label} to ${last.score} on ${last.label}. The table below lists every score.`}
            points={points}
            thresholds={thresholds}
          />
        </div>
      )}
      {assessments.length > 0 && (
        <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
          <table className="block w-full text-sm sm:table">
            <caption className="sr-only">Assessments, newest first</caption>
            <thead className="hidden text-left text-xs text-muted sm:table-header-group">
              <tr>
                <th className="py-3 pl-6 font-medium">Date</th>
                <th className="py-3 pl-6 font-medium">Status</th>
                <th className="py-3 pl-6 font-medium">Risk level</th>
                <th className="py-3 pl-6 text-right font-medium">Compliance score</th>
                <th className="py-3 pr-6 pl-6">
                  <span className="sr-only">Open</span>
                </th>
              </tr>
            </thead>
            <tbody className="block divide-y divide-line sm:table-row-group sm:border-t sm:border-line">
              {assessments.map(assessment => (
                <HistoryRow key={assessment.id} assessment={assessment} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
