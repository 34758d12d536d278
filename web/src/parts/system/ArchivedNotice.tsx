import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { PersonName } from '../people/PersonName.tsx';
import { ArchiveButtons } from './ArchiveButtons.tsx';

const Fragment = graphql(`
  fragment ArchivedNotice_system on AiSystem {
    id
    archived
    archivedAt
    archivedBy {
      id
      username
      fullName
    }
    heldUntil
    ...ArchiveButtons_system
  }
`);

type Props = { system: FragmentType<typeof Fragment>; onRestored?: () => void; onErased?: () => void };

/** At the top of an archived system's page: since when, until when, and what can be done; nothing for a system in use. */
export function ArchivedNotice({ onRestored, onErased, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { archived, archivedAt, archivedBy, heldUntil } = system;
  if (!archived) return null;
  return (
    <section
      aria-label="Archived"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          Archived{archivedAt && ` on ${formatDay(archivedAt)}`}
          {archivedBy && (
            <>
              {' by '}
              <PersonName person={archivedBy} />
            </>
          )}
          {heldUntil && `, held until ${formatDay(heldUntil)}`}
        </p>
        <p className="mt-1 max-w-140 text-muted">
          Everything about this system stays readable. Nothing can be changed, and it has no actions, dates or
          reminders.
        </p>
      </div>
      <ArchiveButtons system={system} onRestored={onRestored} onErased={onErased} />
    </section>
  );
}
