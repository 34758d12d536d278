import { z } from 'zod';
import { SerialId } from '../serialId.ts';
import { changedLine, changedText, line, optionalLine, optionalText } from '../text.ts';
import {
  type Field,
  type Fields,
  type FieldUse,
  mayBeNull,
  type NameIn,
  NOTHING,
  namesIn,
  type ValueOf,
} from './field.ts';

export const Day = z.iso.date('must be a date such as 2027-03-31');

const Law = z.enum(['EU', 'UK'], 'must be EU or UK');
const Codes = z.array(z.string().max(10)).max(50);

/** The input schema of values other than texts. */
const given = ({ options = [], most = Number.MAX_SAFE_INTEGER }: Field) => ({
  choice: z.enum(options, `must be one of ${options.join(', ')}`),
  codes: Codes,
  count: z.int('must be a whole number').min(1, 'must be 1 or more').max(most, `must be ${most} or less`),
  day: Day,
  // Null is false.
  flag: z
    .boolean('must be true or false')
    .nullable()
    .transform(value => value ?? false),
  law: Law,
  member: SerialId,
});

/** The schema of a field in an input that creates a record: optional ones may be left out. */
function givenSchema(field: Field): z.ZodType {
  const { kind, longest = 0, required } = field;
  if (kind !== 'line' && kind !== 'text') return required ? given(field)[kind] : given(field)[kind].nullish();
  if (required) return line(longest).min(1, 'is required');
  return kind === 'line' ? optionalLine(longest) : optionalText(longest);
}

/** The schema of a field in an input that changes a record: omitted fields stay; null or '' clears an optional one. */
function changedSchema(field: Field): z.ZodType {
  const { kind, longest = 0, required } = field;
  if (kind !== 'line' && kind !== 'text')
    return (mayBeNull(field) ? given(field)[kind].nullable() : given(field)[kind]).optional();
  if (required) return line(longest).min(1, 'is required').optional();
  return kind === 'line' ? changedLine(longest) : changedText(longest);
}

/** The schema of a field in a response, an event or a report. */
function heldSchema(field: Field, member: z.ZodType): z.ZodType {
  const bare = {
    line: z.string(),
    text: z.string(),
    choice: z.enum(field.options ?? []),
    codes: z.array(z.string()),
    count: z.int().positive(),
    day: z.string().meta({ format: 'date' }),
    flag: z.boolean(),
    law: z.enum(['EU', 'UK']),
    member,
  };
  const schema = mayBeNull(field) ? bare[field.kind].nullable() : bare[field.kind];
  return field.help ? schema.meta({ description: field.help }) : schema;
}

function shapeOf(fields: Fields, place: FieldUse, schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(namesIn(fields, place).map(name => [name, schemaOf(fields[name] as Field)]));
}

type Given<Of extends Field> = Of extends { required: true } ? ValueOf<Of> : ValueOf<Of> | null | undefined;
type Schema<Output, Input = Output> = z.ZodType<Output, Input>;

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

/**
 * The fields of responses, events or filed reports.
 * @param member the schema of a member's id there
 */
export function heldShape<Of extends Fields, In extends FieldUse>(fields: Of, place: In, member: z.ZodType = z.int()) {
  const schemaOf = (field: Field) => {
    const schema = heldSchema(field, member);
    // Events from before the field existed lack it.
    const canLack = place === 'event' && !field.required && field.kind !== 'law';
    return canLack ? schema.default(NOTHING[field.kind]) : schema;
  };
  return shapeOf(fields, place, schemaOf) as {
    [Name in NameIn<Of, In>]: Schema<ValueOf<Of[Name]>>;
  };
}
