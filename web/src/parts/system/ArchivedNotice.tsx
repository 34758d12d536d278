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

/** The reason for `ReadOnly`, around every page of a system, why nothing on it can be changed. */
export const whyReadOnly = ({ archived }: { archived: boolean }): string | undefined =>
  archived ? 'This AI system is archived. Restore it before you change anything about it.' : undefined;

type Props = {
  system: FragmentType<typeof Fragment>;
  /** Whether it can be held and permanently deleted here, as well as restored. */
  isHub?: boolean;
  onRestored?: () => void;
  onErased?: () => void;
};

/**
 * A notice at the top of each page of an archived system: the dates of archiving and deletion, and how to restore it. Nothing for a
 * system in use.
 */
export function ArchivedNotice({ isHub = false, onRestored, onErased, ...props }: Props) {
  const system = readFragment(Fragment, props.system);
  const { archived, archivedAt, archivedBy, heldUntil } = system;
  if (!archived) return null;
  return (
    <section
      aria-label="Archived"
      className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 text-sm"
    >
      <p className="min-w-0">
        <strong className="font-semibold">
          Archived{archivedAt && ` on ${formatDay(archivedAt)}`}
          {archivedBy && (
            <>
              {' by '}
              <PersonName person={archivedBy} />
            </>
          )}
          {heldUntil && `, held until ${formatDay(heldUntil)}`}
        </strong>
        <span className="text-muted">. Everything stays readable; nothing can be changed.</span>
      </p>
      <ArchiveButtons system={system} onlyRestore={!isHub} onRestored={onRestored} onErased={onErased} />
    </section>
  );
}
