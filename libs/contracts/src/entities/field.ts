/**
 * The uses of an entity's field: input (`create`, `change`, `import`), output (`rest`, `csv`, `json`), events and copies between services
 * (`event`, `administration`), the filed report (`report`), and merging a record into another one (`merge`).
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

/** A field of an entity, declared once. Every layer derives from it; a use that is not in `in` does not have the field. */
export type Field = {
  /** A line or a longer text, a choice, a list of codes, a number from 1, a date, a boolean, the law of a record, or a member's id. */
  kind: 'line' | 'text' | 'choice' | 'codes' | 'count' | 'day' | 'flag' | 'law' | 'member';
  label: string;
  /** The options of a choice. */
  options?: readonly string[];
  /** The largest value of a number. */
  most?: number;
  /** Maximum number of characters. */
  longest?: number;
  /** Always present; every other field may be missing. */
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

/** The value in a record: null, false or an empty list if there is none. */
export type ValueOf<Of extends Field> = Of extends { required: true } ? NonNullable<Held<Of>> : Held<Of>;

/** The names of the fields with a given use. */
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

/** The fields of a record for a use, in the order of the table. */
export function valuesIn<Of extends Fields, In extends FieldUse>(
  fields: Of,
  place: In,
  record: ValuesIn<Of, In>,
): ValuesIn<Of, In> {
  return Object.fromEntries(namesIn(fields, place).map(name => [name, record[name]])) as ValuesIn<Of, In>;
}

/** The value of a field that was not given. */
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

/** A new record: missing values are empty, and the law is that of the EU. */
export function newRecord<Of extends Fields>(fields: Of, given: object): { [Name in keyof Of]: ValueOf<Of[Name]> } {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    const value = (given as Record<string, unknown>)[name] ?? NOTHING[kind];
    return [name, Array.isArray(value) ? [...value] : value];
  });
  return Object.fromEntries(values);
}

export const isAbsent = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
