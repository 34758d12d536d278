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
    <li
      className={`relative grid items-center gap-x-4 gap-y-3 px-4 py-4 [contain-intrinsic-size:auto_80px] [content-visibility:auto]
        sm:px-6 md:grid-cols-[1fr_8.5rem_13.5rem] lg:gap-x-8 ${latestAssessment ? 'hover:bg-canvas' : ''}`}
    >
      <div className="flex min-w-0 gap-4">
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
      <div className="pl-7.5 md:pl-0">
        <RiskBadge level={latestAssessment?.riskLevel} />
      </div>
      <div className="flex flex-wrap gap-3 pl-7.5 md:justify-end md:pl-0">
        {/* The whole row leads to the report; the button stands above it. */}
        {latestAssessment && (
          <ButtonLink
            size="small"
            to={reportPath(system.jurisdiction, latestAssessment.id)}
            aria-describedby={`system-${system.id}`}
            className="after:absolute after:inset-0"
          >
            View Report
          </ButtonLink>
        )}
        <StartAssessmentButton
          system={system}
          label={latestAssessment ? 'Reassess' : 'Start Assessment'}
          look={latestAssessment ? 'secondary' : 'primary'}
          describedBy={`system-${system.id}`}
        />
      </div>
    </li>
  );
}
