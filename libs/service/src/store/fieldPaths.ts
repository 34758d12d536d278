import {
  type Fields,
  type FieldUse,
  type NameIn,
  NOTHING,
  namesIn,
  type ValueOf,
} from '@aicp/contracts/entities/field';
import type { Paths } from './collection.ts';

const TYPE = {
  line: String,
  text: String,
  choice: String,
  codes: [String],
  count: Number,
  day: String,
  flag: Boolean,
  law: String,
  member: Number,
} as const;

/** The stored fields of an entity: all of them, or a copy of those for a use. */
export function pathsOf<Of extends Fields, In extends FieldUse>(fields: Of, place?: In) {
  const names = place ? namesIn(fields, place) : Object.keys(fields);
  const paths = names.map(name => {
    const { kind, longest, required } = fields[name as string] as Fields[string];
    const absent = required ? { required } : { default: NOTHING[kind], ...(kind === 'law' && { required: true }) };
    return [name, { type: TYPE[kind], ...(longest && { maxlength: longest }), ...absent }];
  });
  return Object.fromEntries(paths) as Paths<{
    [Name in FieldUse extends In ? keyof Of : NameIn<Of, In>]: ValueOf<Of[Name]>;
  }>;
}

/** The fields as a projection. */
export function pathsRead<Of extends Fields>(fields: Of) {
  return Object.fromEntries(Object.keys(fields).map(name => [name, 1])) as { [Name in keyof Of]: 1 };
}
