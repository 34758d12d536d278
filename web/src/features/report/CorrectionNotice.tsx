import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { StartAssessmentButton } from '../../parts/system/StartAssessmentButton.tsx';

const Fragment = graphql(`
  fragment CorrectionNotice_report on Report {
    bankVersion
    corrections {
      text
      citation {
        ...Citation_citation
      }
    }
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  system: Parameters<typeof StartAssessmentButton>[0]['system'];
};

/** The errors and omissions in the questions and rules of an earlier bank. Shown next to its reports, but not part of them. */
export function CorrectionNotice({ system, ...props }: Props) {
  const { bankVersion, corrections } = readFragment(Fragment, props.report);
  if (corrections.length === 0) return null;
  return (
    <aside
      aria-labelledby="corrected"
      className="no-print mb-8 rounded-card border border-line bg-surface p-5 text-sm sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-150">
          <h2 id="corrected" className="text-base font-semibold">
            Later corrections
          </h2>
          <p className="mt-1 text-muted">
            This report remains as it was created, with question bank {bankVersion}. The current questions differ from
            that bank in {corrections.length} {corrections.length === 1 ? 'point' : 'points'}, and may lead to a
            different result.
          </p>
        </div>
        <StartAssessmentButton system={system} look="primary" describedBy="corrected" />
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer font-medium text-muted hover:text-ink">Show the corrections</summary>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {corrections.map(({ text, citation }) => (
            <li key={text} className="py-3">
              <p className="max-w-170">{text}</p>
              {citation && (
                <p className="mt-1.5">
                  <Citation citation={citation} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
