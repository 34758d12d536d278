type Named = { id: string; username: string; fullName?: string | null };

/** The characters of usernames. */
const NAME = '[A-Za-z0-9._-]';

/** The people mentioned in a text as @username, in any case and even before a full stop. */
export function mentionsIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const named = [...text.matchAll(new RegExp(`(?<!${NAME})@(${NAME}+)`, 'g'))].flatMap(([, name = '']) => [
    name.toLowerCase(),
    name.toLowerCase().replace(/[.-]+$/, ''),
  ]);
  return people.filter(({ username }) => named.includes(username.toLowerCase()));
}

/** The name being typed before the cursor, and its start; null if there is none. */
export function nameBefore(text: string, cursor: number): { begun: string; at: number } | null {
  const [, begun] = new RegExp(`(?:^|[^${NAME.slice(1, -1)}])@(${NAME}*)$`).exec(text.slice(0, cursor)) ?? [];
  return begun === undefined ? null : { begun, at: cursor - begun.length };
}

/** Whether the username or a word of the full name starts with this text. */
export function isCalled({ username, fullName }: Named, begun: string): boolean {
  const names = [username, ...(fullName?.split(/\s+/u) ?? [])];
  return names.some(name => name.toLowerCase().startsWith(begun.toLowerCase()));
}
