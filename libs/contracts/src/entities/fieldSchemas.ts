import { z } from 'zod';
import { SerialId } from '../serialId.ts';
import { changedLine, changedText, line, optionalLine, optionalText } from '../text.ts';
import { type Field, type Fields, type NameIn, namesIn, type Place, type ValueOf } from './field.ts';

const Law = z.enum(['EU', 'UK'], 'must be EU or UK');
const Codes = z.array(z.string().max(10)).max(50);

/** A field of an input where a record is made: what may be absent may be left out. */
function givenSchema({ kind, longest = 0, required }: Field): z.ZodType {
  if (kind === 'member') return SerialId.nullish();
  if (kind === 'law') return Law.nullish();
  if (kind === 'codes') return Codes.nullish();
  if (required) return line(longest).min(1, 'is required');
  return kind === 'line' ? optionalLine(longest) : optionalText(longest);
}

/** A field of an input that changes a record: what is left out stays as it is; null or '' takes away what may be absent. */
function changedSchema({ kind, longest = 0, required }: Field): z.ZodType {
  if (kind === 'member') return SerialId.nullable().optional();
  if (kind === 'law') return Law.optional();
  if (kind === 'codes') return Codes.optional();
  if (required) return line(longest).min(1, 'is required').optional();
  return kind === 'line' ? changedLine(longest) : changedText(longest);
}

const mayBeNull = ({ kind, required }: Field) => !required && (kind === 'line' || kind === 'text' || kind === 'member');

/** A field as it is read: in an answer, an event or a report. */
function heldSchema(field: Field, member: z.ZodType): z.ZodType {
  const bare = { line: z.string(), text: z.string(), codes: z.array(z.string()), law: z.enum(['EU', 'UK']), member };
  const schema = mayBeNull(field) ? bare[field.kind].nullable() : bare[field.kind];
  return field.help ? schema.meta({ description: field.help }) : schema;
}

function shapeOf(fields: Fields, place: Place, schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(namesIn(fields, place).map(name => [name, schemaOf(fields[name] as Field)]));
}

type Given<Of extends Field> = Of extends { required: true } ? ValueOf<Of> : ValueOf<Of> | null | undefined;
type Schema<Output, Input = Output> = z.ZodType<Output, Input>;

/** The fields of the input that makes a record. */
export function createShape<Of extends Fields>(fields: Of) {
  return shapeOf(fields, 'create', givenSchema) as {
    [Name in NameIn<Of, 'create'>]: Schema<Given<Of[Name]>, Given<Of[Name]>>;
  };
}

/** The fields of an input that changes a record, by a client or a file. */
export function changeShape<Of extends Fields, In extends 'change' | 'import'>(fields: Of, place: In) {
  return shapeOf(fields, place, changedSchema) as {
    [Name in NameIn<Of, In>]: z.ZodOptional<Schema<ValueOf<Of[Name]>>>;
  };
}

/** The fields of what is answered, published or filed. @param member how the number of a member is written there */
export function heldShape<Of extends Fields, In extends Place>(fields: Of, place: In, member: z.ZodType = z.int()) {
  const schemaOf = (field: Field) => {
    const schema = heldSchema(field, member);
    // What was published before there was a field lacks it.
    return place === 'event' && mayBeNull(field) ? schema.default(null) : schema;
  };
  return shapeOf(fields, place, schemaOf) as {
    [Name in NameIn<Of, In>]: Schema<ValueOf<Of[Name]>>;
  };
}
