import { z } from 'zod';
import type { Api, Schema } from './describedApi.ts';
import { Failure } from './src/rest/answers.ts';

/** Schema keywords that `fieldsIn` does not support. */
const UNSUPPORTED_KEYWORDS = ['$ref', 'oneOf', 'allOf', 'prefixItems', 'patternProperties', 'const'];

/**
 * The fields of every published response, as a text. A line such as 'GET /api/actions 200 application/json' heads the fields of one
 * response: '[].due: string (date) | null'. `[]` represents the items of a list, `{}` the entries of a record, and `?` marks an optional
 * field. Errors are alike nearly everywhere, and are listed once.
 */
export function answerFields({ paths }: Api): string {
  const failure = linesOf(z.toJSONSchema(Failure) as Schema);
  const fieldsOf = (schema: Schema) => {
    const lines = linesOf(schema);
    return lines.join() === failure.join() ? ['a failure'] : lines;
  };
  const answers = Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content = { 'no content': {} } }]) =>
        Object.entries(content).map(([type, { schema }]) =>
          block(`${method.toUpperCase()} ${url} ${status} ${type}`, schema ? fieldsOf(schema) : []),
        ),
      ),
    ),
  );
  return `${[block('a failure', failure), ...answers.sort()].join('\n')}\n`;
}

/**
 * The lines of `listed` that are missing from `answered`, each field with its response: 'GET /api/actions 200 application/json [].due:
 * …'.
 */
export function missingFields(listed: string, answered: string): string[] {
  const there = new Set(named(answered));
  return named(listed).filter(line => !there.has(line));
}

const block = (head: string, lines: string[]) => [head, ...lines].join('\n  ');

function named(text: string): string[] {
  let answer = '';
  return text
    .trimEnd()
    .split('\n')
    .map(line => {
      if (line.startsWith(' ')) return `${answer} ${line.trim()}`;
      answer = line;
      return line;
    });
}

function linesOf(schema: Schema): string[] {
  const types = new Map<string, Set<string>>();
  for (const [path, type] of fieldsIn(schema, '')) types.set(path, (types.get(path) ?? new Set()).add(type));
  return [...types].map(([path, of]) => `${path || 'all'}: ${[...of].join(' | ')}`);
}

/** Yields each field once per type. */
function* fieldsIn(schema: Schema, path: string): Generator<[path: string, type: string]> {
  const unsupported = UNSUPPORTED_KEYWORDS.find(word => word in schema);
  if (unsupported) throw new Error(`answerFields.ts does not support ${unsupported}, at ${path}`);
  const { anyOf = [], items, properties = {}, required = [], additionalProperties } = schema;
  for (const each of anyOf) yield* fieldsIn(each, path);
  if (anyOf.length === 0) for (const type of typesOf(schema)) yield [path, type];
  if (items) yield* fieldsIn(items, `${path}[]`);
  for (const [name, below] of Object.entries(properties)) {
    const field = required.includes(name) ? name : `${name}?`;
    yield* fieldsIn(below, path ? `${path}.${field}` : field);
  }
  if (typeof additionalProperties === 'object') yield* fieldsIn(additionalProperties, `${path}{}`);
}

function typesOf({ type = 'anything', format, enum: values }: Schema): string[] {
  if (values) return values.map(value => JSON.stringify(value));
  return [type].flat().map(name => (name === 'string' && format ? `string (${format})` : name));
}
