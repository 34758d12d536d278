import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { reportPath, systemPath } from '../../parts/paths.ts';
import { personName } from '../../parts/people/personName.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { StartAssessmentButton } from '../../parts/system/StartAssessmentButton.tsx';
import { SystemMenu } from '../../parts/system/SystemMenu.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { RiskBadge, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';

const Fragment = graphql(`
  fragment SystemRow_system on AiSystem {
    id
    name
    description
    systemType
    jurisdiction
    createdAt
    openAssessmentId
    latestAssessment {
      id
      riskLevel
      scored
      completedAt
    }
    owner {
      id
      username
    }
    ...StartAssessmentButton_system
    ...SystemMenu_system
  }
`);

const inks = { high: 'text-high', medium: 'text-medium', low: 'text-low', none: 'text-none', critical: 'text-high' };

/** One system of the ledger. The whole row leads to its page; the buttons stand above that. */
export function SystemRow(props: { system: FragmentType<typeof Fragment> }) {
  const system = readFragment(Fragment, props.system);
  const { latestAssessment } = system;
  const isShared = useIsShared();
  const tone = latestAssessment?.scored === false ? 'none' : toneOfRisk(latestAssessment?.riskLevel);
  return (
    <li
      className="relative grid items-center gap-x-4 gap-y-3 px-4 py-4 [contain-intrinsic-size:auto_80px] [content-visibility:auto]
        hover:bg-canvas sm:grid-cols-[auto_1fr] sm:px-6 lg:grid-cols-[1fr_8.5rem_15.5rem] lg:gap-x-8"
    >
      <div className="flex min-w-0 gap-4 max-lg:pr-10 sm:max-lg:col-span-2">
        <span className={`pt-1.5 ${inks[tone]}`}>
          <Shape tone={tone} size={14} />
        </span>
        <div className="min-w-0">
          <h2 id={`system-${system.id}`} className="truncate text-base font-semibold" title={system.name}>
            <Link to={systemPath(system.jurisdiction, system.id)} className="after:absolute after:inset-0">
              {system.name}
            </Link>
          </h2>
          {system.description && <p className="mt-0.5 line-clamp-2 text-sm text-muted">{system.description}</p>}
          <p className="figures mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
            {system.systemType && <span>{system.systemType}</span>}
            <span>Created {formatDay(system.createdAt)}</span>
            {latestAssessment && <span>Last assessed {formatDay(latestAssessment.completedAt)}</span>}
            {system.openAssessmentId && <span>Assessment in progress</span>}
            {isShared && system.owner && <span className="max-w-full truncate">Owner: {personName(system.owner)}</span>}
          </p>
        </div>
      </div>
      <div className="pl-7.5 lg:pl-0">
        <RiskBadge level={latestAssessment?.riskLevel} scored={latestAssessment?.scored} />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:pl-7.5 sm:justify-end">
        {latestAssessment && (
          <ButtonLink
            size="small"
            to={reportPath(system.jurisdiction, latestAssessment.id)}
            aria-describedby={`system-${system.id}`}
            className="relative"
          >
            View Report
          </ButtonLink>
        )}
        <StartAssessmentButton
          system={system}
          look={latestAssessment ? 'secondary' : 'primary'}
          describedBy={`system-${system.id}`}
        />
        <div className="max-lg:absolute max-lg:top-3 max-lg:right-2 sm:max-lg:right-4">
          <SystemMenu system={system} />
        </div>
      </div>
    </li>
  );
}
