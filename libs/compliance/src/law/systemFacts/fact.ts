/** A recordable fact about a system. It is asked only because `asks`, a provision or a document, needs it. */
export type Fact<Name extends string = string> = {
  name: Name;
  label: string;
  help: string;
  /** A short line, a text, a date (ISO) or one of a few values. */
  kind: 'line' | 'text' | 'day' | 'choice';
  /** The values of a choice, with their labels. */
  options: Readonly<Record<string, string>>;
  /** Whether its text is far longer than others, such as a list of provisions. */
  long: boolean;
  /** The provisions that need it, as `citationOfFact` knows them: "Annex IV(1)(a)". */
  asks: readonly string[];
};

type Rest = readonly [label: string, help: string, ...asks: string[]];

const fact =
  (kind: Fact['kind']) =>
  <const Name extends string>(name: Name, ...[label, help, ...asks]: Rest): Fact<Name> => ({
    name,
    label,
    help,
    kind,
    options: {},
    long: false,
    asks,
  });

export const line = fact('line');
export const text = fact('text');
export const day = fact('day');

/** A text fact that may be as long as a list of provisions. */
export function longText<const Name extends string>(name: Name, ...rest: Rest): Fact<Name> {
  return { ...text(name, ...rest), long: true };
}

export function choice<const Name extends string>(
  options: Readonly<Record<string, string>>,
  name: Name,
  ...[label, help, ...asks]: Rest
): Fact<Name> {
  return { name, label, help, kind: 'choice', options, long: false, asks };
}
