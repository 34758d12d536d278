import { reportPath } from '../../client/paths.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { RiskBadge, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';
import { StartAssessmentButton } from './StartAssessmentButton.tsx';

const Fragment = graphql(`
  fragment SystemRow_system on AiSystem {
    id
    name
    description
    systemType
    jurisdiction
    createdAt
    latestAssessment {
      id
      riskLevel
      completedAt
    }
    ...StartAssessmentButton_system
  }
`);

const inks = { high: 'text-high', medium: 'text-medium', low: 'text-low', none: 'text-none', critical: 'text-high' };

/** One system of the ledger. */
export function SystemRow(props: { system: FragmentType<typeof Fragment> }) {
  const system = readFragment(Fragment, props.system);
  const { latestAssessment } = system;
  const tone = toneOfRisk(latestAssessment?.riskLevel);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 [contain-intrinsic-size:auto_80px] [content-visibility:auto] sm:px-6">
      <div className="flex min-w-0 flex-[1_1_320px] gap-4">
        <span className={`pt-1.5 ${inks[tone]}`}>
          <Shape tone={tone} size={14} />
        </span>
        <div className="min-w-0">
          <h2 id={`system-${system.id}`} className="truncate text-base font-semibold" title={system.name}>
            {system.name}
          </h2>
          {system.description && <p className="mt-0.5 line-clamp-2 text-sm text-muted">{system.description}</p>}
          <p className="figures mt-1 text-xs text-muted">
            {system.systemType && <>{system.systemType} · </>}
            Created {formatDay(system.createdAt)}
            {latestAssessment && <> · Last assessed {formatDay(latestAssessment.completedAt)}</>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 pl-7.5 sm:pl-0">
        <RiskBadge level={latestAssessment?.riskLevel} />
        {latestAssessment && (
          <ButtonLink
            size="small"
            aria-describedby={`system-${system.id}`}
            to={reportPath(system.jurisdiction, latestAssessment.id)}
          >
            View Report
          </ButtonLink>
        )}
        <StartAssessmentButton
          system={system}
          label={latestAssessment ? 'Reassess' : 'Start Assessment'}
          describedBy={`system-${system.id}`}
        />
      </div>
    </li>
  );
}
