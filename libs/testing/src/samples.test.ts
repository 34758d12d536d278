import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mail, SendEmail } from '@aicp/contracts/emails/sendEmail';
import { Envelope } from '@aicp/contracts/event';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listContracts } from './listContracts.ts';

const folder = 'libs/contracts/samples';
/** Each event and each job by its name, with data as it is sent. */
const Samples = z.strictObject({
  envelopes: z.array(z.unknown()).default([]),
  events: z.record(z.string(), z.array(z.unknown())).default({}),
  jobs: z.record(z.string(), z.array(z.unknown())).default({}),
});
const { events, jobs } = await listContracts();
const schemas = new Map([...events, ...jobs].map(({ kind }) => [kind.name, kind.data]));
schemas.set('envelope', Envelope);

/** Every sample of every file, with its name. */
const samples = readdirSync(join(root, folder)).flatMap(name => {
  const file = `${folder}/${name}`;
  const { envelopes, ...kinds } = Samples.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const named = Object.entries({ envelope: envelopes, ...kinds.events, ...kinds.jobs });
  return named.flatMap(([name, list]) => list.map(sample => ({ file, name, sample })));
});

/** The faults of a sample by today's schema: none if it parses, and nothing of it is dropped or changed. */
function faultsOf(schema: z.ZodType | undefined, sample: unknown): string[] {
  if (!schema) return ['there is no such event or job any more'];
  const { data, error } = schema.safeParse(sample);
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return changed(sample, data).map(path => `${path}: dropped or changed`);
}

function changed(before: unknown, after: unknown, path: string[] = []): string[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [path.join('.')];
  const parsed = (typeof after === 'object' && after !== null ? after : {}) as Record<string, unknown>;
  return Object.entries(before).flatMap(([key, value]) => changed(value, parsed[key], [...path, key]));
}

/** The paths of all fields of a schema, for example "system.jurisdiction"; all elements of a list share one path. */
function fieldsOf(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => fieldsOf(option, path));
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.out, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => [
    `${path}${key}`,
    ...fieldsOf(field, `${path}${key}.`),
  ]);
}

/** The fields of a sample. */
function fieldsIn(sample: unknown, path = ''): string[] {
  if (Array.isArray(sample)) return sample.flatMap(element => fieldsIn(element, path));
  if (typeof sample !== 'object' || sample === null) return [];
  return Object.entries(sample).flatMap(([key, value]) => [`${path}${key}`, ...fieldsIn(value, `${path}${key}.`)]);
}

const sampled = (wanted: string) => samples.filter(({ name }) => name === wanted).map(({ sample }) => sample);

describe('the events that services have ever sent', () => {
  it('is still readable, with every field', () => {
    const faults = samples.flatMap(({ file, name, sample }) =>
      faultsOf(schemas.get(name), sample).map(fault => `${file}: ${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('has a sample of every event and job, with every field', () => {
    const missing = [...schemas].flatMap(([name, schema]) => {
      const list = sampled(name);
      if (list.length === 0) return [name];
      const shown = new Set(list.flatMap(sample => fieldsIn(sample)));
      return fieldsOf(schema).flatMap(field => (shown.has(field) ? [] : [`${name}: ${field}`]));
    });
    expect(missing.map(what => `${folder}: no sample of ${what}`)).toEqual([]);
  });

  it('has a sample of every email', () => {
    const shown = z.array(z.object({ template: z.string() })).parse(sampled(SendEmail.name));
    const templates = Mail.options.map(({ shape }) => shape.template.value);
    expect(templates.filter(template => !shown.some(mail => mail.template === template))).toEqual([]);
  });
});
