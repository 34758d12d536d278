import { z } from 'zod';

/**
 * The GraphQL selection of a response: 'id name latestAssessment { id riskLevel }'. For transformed responses the input counts; a record is
 * JSON to the graph, without fields.
 */
export function selectionOf(answer: z.ZodType): string {
  return fieldsOf(z.toJSONSchema(answer, { io: 'input' }));
}

type Schema = z.core.JSONSchema._JSONSchema;

function fieldsOf(schema: Schema | Schema[] | undefined): string {
  if (typeof schema !== 'object' || Array.isArray(schema)) return '';
  const { properties, items, anyOf } = schema;
  if (items) return fieldsOf(items);
  // A nullable object is a union of the object and null.
  if (anyOf) return anyOf.map(fieldsOf).filter(Boolean).join(' ');
  return Object.entries(properties ?? {})
    .map(([name, below]) => [name, fieldsOf(below)])
    .map(([name, fields]) => (fields ? `${name} { ${fields} }` : name))
    .join(' ');
}
