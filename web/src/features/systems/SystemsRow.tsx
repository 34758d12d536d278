import { factInWords } from '@aicp/compliance/law/systemFacts/systemFacts';
import { shortStatus } from '@aicp/compliance/law/systemFacts/systemStatuses';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { systemPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { ArchiveButtons } from '../../parts/system/ArchiveButtons.tsx';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment SystemsRow_system on AiSystem {
    id
    name
    jurisdiction
    factCount
    archived
    archivedAt
    heldUntil
    ...ArchiveButtons_system
    results {
      jurisdiction
      latestAssessment {
        id
        riskLevel
        class
        scored
      }
    }
    owner {
      id
      username
      fullName
    }
    facts {
      reference
      status
      version
      supplier
      nextReview
      own
    }
  }
`);

type Props = {
  system: FragmentType<typeof Fragment>;
  columns: string;
  /** The shown own field. */
  own: { name: string; label: string } | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
};

/** One system of the whole list; on narrow screens a card. */
export function SystemsRow({ columns, own, isSelected, onSelect, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { id, name, jurisdiction, factCount, results, owner, facts } = system;
  const ownValue = own && (facts.own as Record<string, string>)[own.name];
  return (
    <tr
      className={`relative grid grid-cols-2 items-start gap-x-3 gap-y-2 px-4 py-4 pl-12 sm:grid-cols-4 sm:px-5 sm:pl-13 @wide:py-3 @wide:pl-5 ${isSelected ? 'bg-accent-soft' : ''} ${columns}`}
    >
      <td className="z-1 @wide:relative @max-wide:absolute @max-wide:top-4 @max-wide:left-4 sm:@max-wide:left-5">
        <label className="grid size-6 place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-4.5"
          />
        </label>
      </td>
      <th scope="row" className="col-span-full min-w-0 text-left font-normal @wide:col-span-1">
        <Link
          to={systemPath(jurisdiction, id)}
          className="line-clamp-2 text-base font-semibold wrap-anywhere underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          title={name}
        >
          {name}
        </Link>
        {facts.reference && <p className="mt-0.5 truncate text-xs text-muted">{facts.reference}</p>}
        {system.archived && (
          <div className="relative z-1 mt-1 space-y-2 text-xs text-muted">
            <p>
              Archived{system.archivedAt && ` on ${formatDay(system.archivedAt)}`}
              {system.heldUntil && `, held until ${formatDay(system.heldUntil)}`}
            </p>
            <ArchiveButtons system={system} />
          </div>
        )}
        {own && (
          <p className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-muted">
            {own.label}: {ownValue ?? '–'}
          </p>
        )}
      </th>
      <td className="col-span-full @wide:col-span-1">
        <ul className="flex flex-wrap gap-1.5">
          {results.map(({ jurisdiction: law, latestAssessment: latest }) => (
            <li key={law} className="flex items-baseline gap-1.5">
              <span className="w-5 shrink-0 text-xs font-semibold">{law}</span>
              <SystemRisk latest={latest} law={law} />
            </li>
          ))}
        </ul>
      </td>
      <Value label="Status">{facts.status && shortStatus(factInWords('status', facts.status))}</Value>
      <Value label="Owner">{owner && <PersonName person={owner} withInitials />}</Value>
      <Value label="Version">{facts.version}</Value>
      <Value label="Supplier">{facts.supplier?.split('\n')[0]}</Value>
      <Value label="Next review">
        {facts.nextReview && <time dateTime={facts.nextReview}>{formatShortDate(facts.nextReview)}</time>}
      </Value>
      <Value label="Facts">{factCount} recorded</Value>
    </tr>
  );
}

/** Only these columns use figures of equal width, which would widen the hyphens in names. */
const OF_FIGURES = ['Version', 'Next review', 'Facts'];

/** A cell. On a card it shows its column's name, and is hidden if empty. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <td
      className={`min-w-0 text-sm ${OF_FIGURES.includes(label) ? 'figures' : ''} ${isEmpty ? 'text-faint @max-wide:hidden' : ''}`}
    >
      <span className="text-xs text-muted @wide:hidden">{label} </span>
      <span className="line-clamp-2 wrap-anywhere">{isEmpty ? '–' : children}</span>
    </td>
  );
}
