import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { z } from 'zod';

/** An input of the graph, the schema by which its service parses it, and their files. */
export type InputPair = { type: GraphQLInputObjectType; sdlFile: string; schema: z.ZodType; zodFile: string };

/** The differences, one sentence each: in names, required fields, lists and scalars. */
export function inputFaults({ type, sdlFile, schema, zodFile }: InputPair): string[] {
  const { properties = {}, required: always = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = type.getFields();
  return [...new Set([...Object.keys(fields), ...Object.keys(properties)])].flatMap(name => {
    const [field, property] = [fields[name], properties[name]];
    if (!field) return [`${type.name}.${name} of ${zodFile} is missing in ${sdlFile}`];
    if (!property) return [`${type.name}.${name} of ${sdlFile} is missing in ${zodFile}`];
    const faults: string[] = [];
    const required = isRequiredInputField(field);
    if (required !== always.includes(name)) {
      const [there, here] = required ? [sdlFile, zodFile] : [zodFile, sdlFile];
      faults.push(`${type.name}.${name} is required in ${there}, and may be left out in ${here}`);
    }
    if (!accepts(property, field.type))
      faults.push(`${type.name}.${name} is ${field.type} in ${sdlFile}, which ${zodFile} does not take`);
    return faults;
  });
}

/** The JSON Schema type of a scalar. */
const SCALARS: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
  JSON: 'object',
};

type Schema = z.core.JSONSchema._JSONSchema;

function accepts(schema: Schema | Schema[] | undefined, type: GraphQLInputType): boolean {
  if (typeof schema !== 'object' || Array.isArray(schema)) return false;
  if (isNonNullType(type)) return accepts(schema, type.ofType);
  if (schema.anyOf) return schema.anyOf.some(one => accepts(one, type));
  if (isListType(type)) return schema.type === 'array' && accepts(schema.items, type.ofType);
  if (isEnumType(type)) return String(schema.enum?.toSorted()) === String(valuesOf(type).toSorted());
  // Its fields are compared separately, under its own name.
  if (isInputObjectType(type)) return schema.type === 'object';
  // A nullable text has two types.
  return [schema.type].flat().some(one => one === SCALARS[type.name]);
}

const valuesOf = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name);
