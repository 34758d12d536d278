import { Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { formatUtcTime } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { FoldedSection } from './verdict/FoldedSection.tsx';

const ChosenChanges = lazyComponent(() => import('./ChosenChanges.tsx').then(module => module.ChosenChanges));

const Fragment = graphql(`
  fragment ChangeSection_report on Report {
    id
    scored
    changes {
      ...ChangeTable_changes
      closed
      added
    }
    earlier {
      id
      completedAt
    }
  }
`);

type Props = { report: FragmentType<typeof Fragment> };

/** The changes since the previous report, or since an earlier one; nothing for the first report. */
export function ChangeSection(props: Props) {
  const { id, scored, changes, earlier } = readFragment(Fragment, props.report);
  const [chosen, setChosen] = useState('');
  if (!changes) return null;
  return (
    <FoldedSection
      id="changes"
      title="Changes since the last report"
      note={`Gaps: ${changes.closed.length} closed, ${changes.added.length} new`}
    >
      {earlier.length > 1 && (
        <p className="no-print text-sm">
          <label>
            <span className="text-muted">Compared with the report of </span>
            <select
              value={chosen}
              onChange={event => setChosen(event.target.value)}
              className={`${compactControl} max-w-full`}
            >
              {earlier.map((report, at) => (
                <option key={report.id} value={at === 0 ? '' : report.id}>
                  {formatUtcTime(report.completedAt)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {chosen ? (
        <Suspense fallback={<Skeleton rows={3} className="mt-4 h-10" />}>
          <ChosenChanges id={id} since={chosen} scored={scored} />
        </Suspense>
      ) : (
        <ChangeTable changes={changes} scored={scored} />
      )}
    </FoldedSection>
  );
}
