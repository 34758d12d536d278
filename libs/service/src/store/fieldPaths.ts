import { type Fields, type NameIn, namesIn, type Place, type ValueOf } from '@aicp/contracts/entities/field';
import type { Paths } from './collection.ts';

const TYPE = { line: String, text: String, codes: [String], law: String, member: Number } as const;
const DEFAULT = { line: null, text: null, codes: [], law: 'EU', member: null } as const;

/** How the fields of an entity are stored: all of them, or a copy of those that go to a place. */
export function pathsOf<Of extends Fields, In extends Place>(fields: Of, place?: In) {
  const names = place ? namesIn(fields, place) : Object.keys(fields);
  const paths = names.map(name => {
    const { kind, longest, required } = fields[name as string] as Fields[string];
    const absent = required ? { required } : { default: DEFAULT[kind] };
    return [name, { type: TYPE[kind], ...(longest && { maxlength: longest }), ...absent }];
  });
  return Object.fromEntries(paths) as Paths<{
    [Name in Place extends In ? keyof Of : NameIn<Of, In>]: ValueOf<Of[Name]>;
  }>;
}
