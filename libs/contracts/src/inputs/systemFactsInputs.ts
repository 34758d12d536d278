import type { Fact } from '@aicp/compliance/law/systemFacts/fact';
import { type FactName, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { z } from 'zod';
import { MAX_FACT_LENGTH, MAX_LONG_FACT_LENGTH, MAX_NAME_LENGTH, MAX_REFERENCE_LENGTH } from '../limits.ts';
import { changedLine, changedText } from '../text.ts';
import { OwnFieldName } from './ownFieldInputs.ts';

type Changed = ReturnType<typeof changedText>;

const changedDay = z
  .union([z.iso.date('must be a date, such as 2026-11-23'), z.literal('')])
  .nullable()
  .transform(value => value || null)
  .optional();

function changedChoice(values: readonly string[]) {
  return z
    .enum(['', ...values], `must be one of ${values.join(', ')}`)
    .nullable()
    .transform(value => value || null)
    .optional();
}

function schemaOf({ name, kind, options, long }: Fact): Changed {
  if (name === 'reference') return changedLine(MAX_REFERENCE_LENGTH);
  if (kind === 'line') return changedLine(MAX_NAME_LENGTH);
  if (kind === 'text') return changedText(long ? MAX_LONG_FACT_LENGTH : MAX_FACT_LENGTH);
  return (kind === 'day' ? changedDay : changedChoice(Object.keys(options))) as unknown as Changed;
}

const shape = Object.fromEntries(systemFacts.map(fact => [fact.name, schemaOf(fact)]));

const record = Object.fromEntries(
  systemFacts.map(({ name, label, help }) => [
    name,
    z
      .string()
      .nullable()
      .meta({ description: `${label}. ${help}` }),
  ]),
);

/** A system's recorded facts, as in GET /api/systems/{id}/facts. */
export const SystemFacts = z.object({
  ...(record as Record<FactName, z.ZodNullable<z.ZodString>>),
  own: z
    .record(z.string(), z.string())
    .meta({ description: 'Values of own fields, by name; fields without a value are left out' }),
});

/** The fields of PATCH /api/systems/{id}/facts and of `saveSystemFacts`: omitted fields stay, null or '' clears them. */
export const SystemFactsInput = z.object({
  ...(shape as Record<FactName, Changed>),
  own: z.record(OwnFieldName, z.string().nullable()).meta({ description: 'Values of own fields, by name' }).optional(),
});
export type SystemFactsInput = z.infer<typeof SystemFactsInput>;
