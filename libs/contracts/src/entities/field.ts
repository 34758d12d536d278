/**
 * Where a field of an entity goes: what a client sends (`create`, `change`, `import`), what it is sent (`rest`, `csv`, `json`), what
 * services tell each other and keep (`event`, `administration`), what a report says of it for good (`report`), what a record that is
 * merged into another one gives to it (`merge`).
 */
export type FieldUse =
  | 'create'
  | 'change'
  | 'import'
  | 'rest'
  | 'csv'
  | 'json'
  | 'event'
  | 'administration'
  | 'report'
  | 'merge';

/** A field of an entity, declared once. Every layer takes from here what it needs; a place without the field has no such word in `in`. */
export type Field = {
  /**
   * A line or a longer text, one of some words, a list of codes, a number from 1, a day, yes or no, the law of a record, or the number of
   * a member.
   */
  kind: 'line' | 'text' | 'choice' | 'codes' | 'count' | 'day' | 'flag' | 'law' | 'member';
  label: string;
  /** Of a choice. */
  options?: readonly string[];
  /** Of a number. */
  most?: number;
  /** How many characters. */
  longest?: number;
  /** Never absent; every other field may be. */
  required?: true;
  help?: string;
  in: readonly FieldUse[];
};
export type Fields = Readonly<Record<string, Field>>;

type Held<Of extends Field> = {
  line: string | null;
  text: string | null;
  choice: (Of extends { options: readonly (infer One)[] } ? One : string) | null;
  codes: string[];
  count: number | null;
  /** ISO date. */
  day: string | null;
  flag: boolean;
  law: 'EU' | 'UK';
  member: number | null;
}[Of['kind']];

/** What a record holds: null, false or an empty list where there is nothing. */
export type ValueOf<Of extends Field> = Of extends { required: true } ? NonNullable<Held<Of>> : Held<Of>;

/** The names of the fields that go to a place. */
export type NameIn<Of extends Fields, In extends FieldUse> = {
  [Name in keyof Of]: In extends Of[Name]['in'][number] ? Name : never;
}[keyof Of];

export type ValuesIn<Of extends Fields, In extends FieldUse> = { [Name in NameIn<Of, In>]: ValueOf<Of[Name]> };

/** Checks a table of fields and keeps its literal types. */
export const fieldsOf = <const Of extends Fields>(fields: Of): Of => fields;

export function namesIn<Of extends Fields, In extends FieldUse>(fields: Of, place: In): NameIn<Of, In>[] {
  const names = Object.entries(fields).flatMap(([name, field]) => (field.in.includes(place) ? [name] : []));
  return names as NameIn<Of, In>[];
}

/** Of a record what goes to a place, in the order of the table. */
export function valuesIn<Of extends Fields, In extends FieldUse>(
  fields: Of,
  place: In,
  record: ValuesIn<Of, In>,
): ValuesIn<Of, In> {
  return Object.fromEntries(namesIn(fields, place).map(name => [name, record[name]])) as ValuesIn<Of, In>;
}

/** What a field holds when nothing is given. */
export const NOTHING = {
  line: null,
  text: null,
  choice: null,
  codes: [],
  count: null,
  day: null,
  flag: false,
  law: 'EU',
  member: null,
} as const;

export const mayBeNull = ({ kind, required }: Field): boolean => !required && NOTHING[kind] === null;

/** A new record: what is not given is absent, and the law is that of the EU. */
export function newRecord<Of extends Fields>(fields: Of, given: object): { [Name in keyof Of]: ValueOf<Of[Name]> } {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    const value = (given as Record<string, unknown>)[name] ?? NOTHING[kind];
    return [name, Array.isArray(value) ? [...value] : value];
  });
  return Object.fromEntries(values);
}

export const isAbsent = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
