import { initialsOf, type Named, personName } from './personName.ts';

type Props = {
  person: Named | null | undefined;
  /** The noun for a former account in this sentence. */
  former?: string;
  withInitials?: boolean;
};

/** A person's full name, with the username in the tooltip, and initials if wished. */
export function PersonName({ person, former = 'Former member', withInitials = false }: Props) {
  if (!person?.username) return <span>{former}</span>;
  const name = personName(person);
  const initials = withInitials ? initialsOf(name) : '';
  return (
    <span
      title={person.fullName ? person.username : undefined}
      data-initials={initials || undefined}
      className={initials ? 'initials' : undefined}
    >
      <bdi>{name}</bdi>
    </span>
  );
}
