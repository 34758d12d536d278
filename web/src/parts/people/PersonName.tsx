import { initialsOf, type Named, personName } from './personName.ts';

// Drawn, and no text of the page: the name next to them says the same.
const DISC =
  "before:mr-1.5 before:inline-grid before:size-[1.6em] before:place-items-center before:rounded-full before:bg-none-soft before:align-middle before:text-[0.7em] before:font-semibold before:text-muted before:content-[attr(data-initials)_/_'']";

type Props = {
  person: Named | null | undefined;
  /** For a former account: the noun that the sentence needs. */
  former?: string;
  withInitials?: boolean;
};

/** A person in the organisation's work: the full name, the username in the tooltip, and initials if wished. */
export function PersonName({ person, former = 'Former member', withInitials = false }: Props) {
  if (!person?.username) return <span>{former}</span>;
  const name = personName(person);
  const initials = withInitials ? initialsOf(name) : '';
  return (
    <span
      title={person.fullName ? person.username : undefined}
      data-initials={initials || undefined}
      className={initials ? DISC : undefined}
    >
      <bdi>{name}</bdi>
    </span>
  );
}
