import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { ScoreBar } from '../../ui/ScoreBar.tsx';

const Fragment = graphql(`
  fragment UpdatedNotice_report on Report {
    scored
    changes {
      since {
        id
        completedAt
        scored
      }
      riskLevel {
        before
        after
      }
      complianceScore {
        before
        after
      }
      closed
      added
    }
  }
`);

const counted = (count: number, what: string) => `${count} ${count === 1 ? 'gap' : 'gaps'} ${what}`;

/** The scores before and after a reassessment that was just completed. */
export function UpdatedNotice(props: { report: FragmentType<typeof Fragment> }) {
  const { scored, changes } = readFragment(Fragment, props.report);
  const state: { updated?: boolean } | null = useLocation().state;
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAfter(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!state?.updated || !changes) return null;
  const { since, riskLevel, complianceScore, closed, added } = changes;
  const { before, after } = complianceScore;
  const tone = after >= 80 ? 'low' : after >= 60 ? 'medium' : 'high';
  return (
    <aside
      aria-labelledby="updated"
      className="no-print mb-8 rounded-card border border-line bg-surface p-5 text-sm sm:p-6"
    >
      <h2 id="updated" className="text-base font-semibold">
        Your Update
      </h2>
      <p className="mt-1 text-muted">Compared with the report of {formatDay(since.completedAt)}.</p>
      {scored && since.scored && (
        <>
          <p className="mt-4 flex items-baseline justify-between gap-4">
            <span>Compliance score</span>
            <span className="figures">
              <span className="text-muted">{before} →</span> <strong className="text-lg">{after}</strong>
            </span>
          </p>
          <div className="mt-1">
            <ScoreBar score={isAfter ? after : before} tone={tone} thresholds={[60, 80]} />
          </div>
          {riskLevel.before !== riskLevel.after && (
            <p className="mt-3">
              Risk level: {riskLevel.before} → <strong>{riskLevel.after}</strong>
            </p>
          )}
        </>
      )}
      <p className="mt-3">
        {counted(closed.length, 'closed')}, {added.length} new.{' '}
        <a href="#changes" className="font-medium text-accent hover:underline">
          See all changes
        </a>
      </p>
    </aside>
  );
}
