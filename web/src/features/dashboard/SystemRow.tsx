import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { reportPath, systemPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { StartAssessmentButton } from '../../parts/system/StartAssessmentButton.tsx';
import { SystemMenu } from '../../parts/system/SystemMenu.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
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
    openAssessment {
      id
      responseCount
      questionCount
    }
    latestAssessment {
      id
      riskLevel
      scored
      completedAt
      class
      complianceScore
      openGaps
      nextDate
    }
    owner {
      id
      username
      fullName
    }
    ...StartAssessmentButton_system
    ...SystemMenu_system
  }
`);

const inks = { high: 'text-high', medium: 'text-medium', low: 'text-low', none: 'text-none', critical: 'text-high' };

type Props = { system: FragmentType<typeof Fragment>; columns: string };

/** One system of the ledger. The whole row leads to its page; the buttons stand above that. */
export function SystemRow({ columns, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { latestAssessment: latest, openAssessment: open } = system;
  const isShared = useIsShared();
  const tone = toneOfRisk(latest?.riskLevel);
  return (
    <tr
      className={`relative grid grid-cols-2 items-center gap-x-2 gap-y-2 px-4 py-4 hover:bg-canvas sm:grid-cols-4 sm:px-5 @wider:py-3 ${columns}`}
    >
      <th scope="row" className="col-span-full flex min-w-0 gap-3 font-normal @max-wider:pr-10 @wider:col-span-1">
        <span className={`pt-1.5 ${inks[tone]}`}>
          <Shape tone={tone} size={14} />
        </span>
        <div className="min-w-0">
          <h2 id={`system-${system.id}`} className="truncate text-base font-semibold" title={system.name}>
            <Link
              to={systemPath(system.jurisdiction, system.id)}
              className="outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {system.name}
            </Link>
          </h2>
          {system.description && (
            <p className="mt-0.5 line-clamp-2 text-muted @wider:line-clamp-1">{system.description}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
            {system.systemType && <span>{system.systemType}</span>}
            <span className="figures">Created {formatDay(system.createdAt)}</span>
            {isShared && system.owner && (
              <span className="max-w-full truncate">
                Owner: <PersonName person={system.owner} />
              </span>
            )}
          </p>
        </div>
      </th>
      <Fact label={system.jurisdiction === 'UK' ? 'Rating' : 'Class'}>{latest?.class}</Fact>
      <td>
        <RiskBadge
          level={latest?.riskLevel}
          law={system.jurisdiction}
          // The column of the class may say it already.
          scored={latest?.scored !== false || !!latest.class?.startsWith('Outside the AI Act')}
        />
      </td>
      <Fact label="Score" figures>
        {latest?.complianceScore}
      </Fact>
      <Fact label="Open gaps" figures>
        {latest?.openGaps}
      </Fact>
      <Fact label="Next date">
        {latest?.nextDate && <time dateTime={latest.nextDate}>{formatShortDate(latest.nextDate)}</time>}
      </Fact>
      <Fact label="Last assessed">
        {latest && (
          <time dateTime={latest.completedAt} className="@max-wider:whitespace-nowrap">
            {formatDay(latest.completedAt)}
          </time>
        )}
      </Fact>
      <Fact label="Progress">
        {open && (
          <>
            <span className="block">
              In progress, {open.responseCount} of {open.questionCount}
            </span>
            <progress
              aria-hidden="true"
              value={open.responseCount}
              max={Math.max(1, open.questionCount)}
              className="mt-1 block h-1 w-full max-w-26 accent-accent"
            />
          </>
        )}
      </Fact>
      <td className="col-span-full flex flex-wrap items-center gap-2 @max-wider:mt-1 @wider:col-span-1 @wider:flex-nowrap @wider:justify-end">
        <div className="flex flex-wrap gap-2 @wider:flex-1 @wider:flex-col @wider:items-stretch @wider:gap-1">
          {latest && (
            <ButtonLink
              size="small"
              to={reportPath(system.jurisdiction, latest.id)}
              aria-describedby={`system-${system.id}`}
              className="relative"
            >
              View Report
            </ButtonLink>
          )}
          <StartAssessmentButton
            system={system}
            look={latest ? 'secondary' : 'primary'}
            describedBy={`system-${system.id}`}
          />
        </div>
        <div className="@max-wider:absolute @max-wider:top-3 @max-wider:right-2 sm:@max-wider:right-4">
          <SystemMenu system={system} />
        </div>
      </td>
    </tr>
  );
}

type FactProps = { label: string; figures?: boolean; children: ReactNode };

/** A cell; on a card with its column's name, and left out there where there is nothing. */
function Fact({ label, figures = false, children }: FactProps) {
  const isEmpty = children === null || children === undefined;
  return (
    <td
      className={`figures text-xs ${figures ? '@wider:text-right @wider:text-sm' : ''} ${isEmpty ? 'text-faint @max-wider:hidden' : ''}`}
    >
      <span className="text-muted @wider:hidden">{label} </span>
      {isEmpty ? '–' : children}
    </td>
  );
}
