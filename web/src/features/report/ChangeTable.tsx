import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { ChangedGaps } from './ChangedGaps.tsx';

const Fragment = graphql(`
  fragment ChangeTable_changes on ReportChanges {
    since {
      id
      completedAt
      scored
    }
    riskLevel {
      before
      after
    }
    riskScore {
      before
      after
    }
    complianceScore {
      before
      after
    }
    closed
    added
    remaining
  }
`);

type Score = { before: number; after: number };

function difference({ before, after }: Score): string {
  if (after === before) return 'unchanged';
  return after > before ? `up ${after - before}` : `down ${before - after}`;
}

type Props = {
  changes: FragmentType<typeof Fragment>;
  /** Whether the later report is scored. */
  scored: boolean;
};

/** The figures of two reports next to each other, and the gaps opened or closed between them. */
export function ChangeTable({ scored, ...props }: Props) {
  const { since, riskLevel, riskScore, complianceScore, closed, added, remaining } = readFragment(
    Fragment,
    props.changes,
  );
  const gaps = { before: closed.length + remaining.length, after: added.length + remaining.length };
  const moved = [
    { figure: 'Risk level', ...riskLevel, change: riskLevel.before === riskLevel.after ? 'unchanged' : 'changed' },
    { figure: 'Risk score', ...riskScore, change: difference(riskScore) },
    { figure: 'Compliance score', ...complianceScore, change: difference(complianceScore) },
  ].map(row =>
    since.scored && scored
      ? row
      : {
          ...row,
          before: since.scored ? row.before : 'Not scored',
          after: scored ? row.after : 'Not scored',
          change: since.scored === scored ? 'unchanged' : 'changed',
        },
  );
  const rows = [...moved, { figure: 'Gaps', ...gaps, change: difference(gaps) }];
  return (
    <>
      <p className="mt-3 max-w-170 text-sm text-muted print:break-inside-avoid print:break-after-avoid">
        {`Compared with the report of ${formatDay(since.completedAt)}, under the same rules.`}
      </p>
      <table className="mt-4 w-full max-w-170 text-sm">
        <thead className="text-xs text-muted">
          <tr className="text-right">
            <th className="py-2 text-left font-medium">Figure</th>
            <th className="py-2 font-medium">Before</th>
            <th className="py-2 font-medium">Now</th>
            <th className="py-2 font-medium">Change</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line text-right">
          {rows.map(({ figure, before, after, change }) => (
            <tr key={figure}>
              <th scope="row" className="py-2.5 text-left font-medium">
                {figure}
              </th>
              <td className="py-2.5 text-muted">{before}</td>
              <td className="py-2.5 font-semibold">{after}</td>
              <td className="py-2.5 text-muted">{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 space-y-6">
        <ChangedGaps title="New" tone="high" texts={added} none="No new gaps." isOpen />
        <ChangedGaps title="Closed" tone="low" texts={closed} none="No gaps closed." isOpen={false} />
        <p className="text-sm text-muted">
          {remaining.length === 0
            ? 'No gaps remain from the last report.'
            : `${remaining.length} ${remaining.length === 1 ? 'gap' : 'gaps'} from the last report ${remaining.length === 1 ? 'remains' : 'remain'}; see above.`}
        </p>
      </div>
    </>
  );
}
