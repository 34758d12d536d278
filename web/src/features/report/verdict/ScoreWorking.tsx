import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Fold } from './Fold.tsx';

const Fragment = graphql(`
  fragment ScoreWorking_report on Report {
    riskResult {
      score
    }
    working {
      label
      points
      weight
    }
  }
`);

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** The calculation of the risk score: every line with its points, and their total. */
export function ScoreWorking(props: { report: FragmentType<typeof Fragment> }) {
  const { riskResult, working } = readFragment(Fragment, props.report);
  if (working.length === 0) return null;
  // Two lines may have the same text.
  const lines = working.map((one, line) => ({ ...one, line }));
  return (
    <Fold title="How the risk score was worked out">
      <table className="figures w-full max-w-170 text-sm">
        <thead className="text-xs text-muted">
          <tr className="text-right">
            <th className="py-2 text-left font-medium">Gap or answer</th>
            <th className="py-2 pl-3 font-medium">Points</th>
            <th className="py-2 pl-3 font-medium">Weight</th>
            <th className="py-2 pl-3 font-medium">Weighted</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line text-right">
          {lines.map(({ line, label, points, weight }) => (
            <tr key={line}>
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="py-2 pl-3 text-muted">{figure(points)}</td>
              <td className="py-2 pl-3 text-muted">{figure(weight)}</td>
              <td className="py-2 pl-3">{figure(points * weight)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="text-right font-semibold">
          <tr>
            <th scope="row" colSpan={3} className="py-2 text-left">
              Risk score (whole points, at most 100)
            </th>
            <td className="py-2 pl-3">{riskResult.score}</td>
          </tr>
        </tfoot>
      </table>
    </Fold>
  );
}
