import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { reportPath, systemPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { StartAssessmentButton } from '../../parts/system/StartAssessmentButton.tsx';
import { SystemMenu } from '../../parts/system/SystemMenu.tsx';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatShortDate } from '../../ui/formatDate.ts';
import { toneOfRisk } from '../../ui/RiskBadge.tsx';
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

/** One system of the list, in two lines. The whole row links to its page; the buttons lie above that link. */
export function SystemRow({ columns, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { latestAssessment: latest, openAssessment: open, description } = system;
  const isShared = useIsShared();
  const tone = toneOfRisk(latest?.riskLevel);
  return (
    <tr
      className={`relative grid grid-cols-2 items-center gap-x-3 gap-y-2 px-4 py-4 text-xs hover:bg-canvas sm:grid-cols-4 sm:px-5 @wide:h-12.5 @wide:py-0 ${columns}`}
    >
      <th scope="row" className="col-span-full flex min-w-0 gap-3 font-normal @max-wide:pr-10 @wide:col-span-1">
        <span className={`pt-1 ${inks[tone]}`}>
          <Shape tone={tone} size={14} />
        </span>
        <div className="min-w-0">
          <h2 id={`system-${system.id}`} className="truncate text-sm font-semibold" title={system.name}>
            <Link
              to={systemPath(system.jurisdiction, system.id)}
              className="outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {system.name}
            </Link>
          </h2>
          <p className="figures truncate text-muted">
            {open && (
              <>
                <span className="font-semibold text-ink">
                  In progress, {open.responseCount} of {open.questionCount}
                </span>
                {' · '}
              </>
            )}
            {system.systemType && (
              <>
                <span>{system.systemType}</span>
                {(description || (isShared && system.owner)) && ' · '}
              </>
            )}
            {isShared && system.owner && (
              <>
                <span>
                  Owner: <PersonName person={system.owner} />
                </span>
                {description && ' · '}
              </>
            )}
            {description && <span title={description}>{description}</span>}
          </p>
        </div>
      </th>
      <td className="figures col-span-2 whitespace-nowrap text-muted @wide:col-span-1">
        <span className="block">Created {formatShortDate(system.createdAt)}</span>
        {latest && (
          <span className="block">
            <span className="@wide:hidden">Last assessed </span>
            <time dateTime={latest.completedAt}>{formatShortDate(latest.completedAt)}</time>
          </span>
        )}
      </td>
      <td className="col-span-2 min-w-0 @wide:col-span-1">
        <SystemRisk latest={latest} law={system.jurisdiction} inTwoLines />
      </td>
      <Fact label="Compliance score" alignment="@wide:text-right">
        {latest && latest.complianceScore !== null && (
          <span className="@wide:text-sm @wide:font-semibold">{latest.complianceScore}</span>
        )}
      </Fact>
      <Fact label="Open gaps" alignment="@wide:pl-3">
        {latest && latest.openGaps !== null && (
          <span className="@wide:block">
            {latest.openGaps} <span className="@max-wide:hidden">{latest.openGaps === 1 ? 'gap' : 'gaps'}</span>
          </span>
        )}{' '}
        {latest?.nextDate && (
          <time dateTime={latest.nextDate} className="text-muted @wide:block">
            {formatShortDate(latest.nextDate)}
          </time>
        )}
      </Fact>
      <td className="col-span-full flex flex-wrap items-center justify-end gap-1.5 @max-wide:mt-1 @max-wide:justify-start @wide:col-span-1 @wide:flex-nowrap">
        {latest && (
          <ButtonLink
            size="tiny"
            to={reportPath(system.jurisdiction, latest.id)}
            aria-describedby={`system-${system.id}`}
            className="relative"
          >
            View Report
          </ButtonLink>
        )}
        <StartAssessmentButton
          system={system}
          size="tiny"
          look={latest ? 'secondary' : 'primary'}
          describedBy={`system-${system.id}`}
        />
        <div className="@max-wide:absolute @max-wide:top-3 @max-wide:right-2 sm:@max-wide:right-4">
          <SystemMenu system={system} />
        </div>
      </td>
    </tr>
  );
}

/** A cell. On a card it shows its column's name, and is hidden if empty. */
function Fact({ label, alignment, children }: { label: string; alignment: string; children: ReactNode }) {
  const isEmpty = [children].flat().every(child => !child || child === ' ');
  return (
    <td className={`figures ${alignment} ${isEmpty ? 'text-faint @max-wide:hidden' : ''}`}>
      <span className="text-muted @wide:hidden">{label} </span>
      {isEmpty ? '–' : children}
    </td>
  );
}
