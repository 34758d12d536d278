export type Named = { username?: string | null | undefined; fullName?: string | null | undefined };

/** A member of the organisation, as an option in a list. */
export type Member = { id: string; username: string; fullName?: string | null; you?: boolean };

/** The name of a person as text: the full name, or the username if there is none. A former account has neither. */
export function personName({ username, fullName }: Named): string {
  return fullName ?? username ?? 'Former member';
}

/** One or two initials: of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(word => /\p{L}|\p{N}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => /[\p{L}\p{N}]/u.exec(word ?? ''));
  return letters.map(found => found?.[0].toLocaleUpperCase('en-GB') ?? '').join('');
}
