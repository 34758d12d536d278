import { Suspense, useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { describedRows, SystemDescriptionFragment } from '../../parts/system/described.ts';
import { StartAssessmentButton } from '../../parts/system/StartAssessmentButton.tsx';
import { SystemMenu } from '../../parts/system/SystemMenu.tsx';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { SystemOwners } from './SystemOwners.tsx';

const MergeDialog = lazyComponent(() => import('./MergeDialog.tsx').then(module => module.MergeDialog));

const Fragment = graphql(`
  fragment SystemHeader_system on AiSystem {
    ...Described_system
    createdAt
    archived
    mayBeJoined
    latestAssessment {
      id
      riskLevel
      class
      scored
      completedAt
      complianceScore
      openGaps
      nextDate
    }
    ...StartAssessmentButton_system
    ...SystemMenu_system
    ...SystemOwners_system
  }
`);

/** Facts that the page shows elsewhere. */
const TOLD_APART: readonly string[] = ['name', 'description', 'jurisdiction'];

type Props = { system: FragmentType<typeof Fragment>; onDeleted: () => void };

/** The description of the system and its actions. */
export function SystemHeader({ onDeleted, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { latestAssessment } = system;
  const described = readFragment(SystemDescriptionFragment, system);
  const { id, name, description, jurisdiction } = described;
  const isShared = useIsShared();
  const [merging, setMerging] = useState(false);
  const refused = useRefusal('deleteSystems');
  const facts = [
    ['Jurisdiction', jurisdiction === 'UK' ? 'United Kingdom (UK)' : 'European Union (EU)'],
    ...describedRows(described)
      // UK regulators are shown under EU rules only if some are recorded.
      .filter(
        row =>
          !TOLD_APART.includes(row.name) && (row.value || row.name !== 'applicableRegulators' || jurisdiction === 'UK'),
      )
      .map(({ label, value }) => [label, value ?? 'Not stated']),
    ['Created', formatDay(system.createdAt)],
    ['Last assessed', latestAssessment ? formatDay(latestAssessment.completedAt) : 'Never'],
    ...standingOf(latestAssessment),
  ];
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-170">
          <SystemRisk latest={latestAssessment} law={jurisdiction} />
          <h1
            id="system-name"
            className={`mt-3 font-serif font-semibold break-words ${name.length > 80 ? 'text-xl' : 'text-2xl'}`}
          >
            {name}
          </h1>
          {description && <p className="mt-2 text-base break-words whitespace-pre-line text-muted">{description}</p>}
        </div>
        {!system.archived && (
          <div className="flex items-center gap-2">
            <StartAssessmentButton system={system} size="medium" look="primary" describedBy="system-name" />
            <SystemMenu
              system={system}
              onDeleted={onDeleted}
              more={
                system.mayBeJoined
                  ? [{ label: 'Merge with Another Record...', onSelect: () => setMerging(true), refused }]
                  : []
              }
            />
          </div>
        )}
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:flex sm:flex-wrap sm:gap-x-8">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:min-w-32">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="mt-0.5 text-sm font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {isShared && !system.archived && <SystemOwners system={system} />}
      <Suspense>{merging && <MergeDialog id={id} onClose={() => setMerging(false)} />}</Suspense>
    </header>
  );
}

type Latest = {
  complianceScore?: number | null;
  openGaps?: number | null;
  nextDate?: string | null;
};

/** The state of the system in its latest report; missing values are omitted. */
function standingOf(latest: Latest | null | undefined): [term: string, value: string][] {
  const { complianceScore, openGaps, nextDate } = latest ?? {};
  return [
    ...(typeof complianceScore === 'number'
      ? [['Compliance score', `${complianceScore} of 100`] satisfies [string, string]]
      : []),
    ...(typeof openGaps === 'number' ? [['Open gaps', String(openGaps)] satisfies [string, string]] : []),
    ...(nextDate ? [['Next legal date', formatDay(nextDate)] satisfies [string, string]] : []),
  ];
}
