import { isOwnName, type OwnName, ownName, withoutOwn } from '@aicp/compliance/law/systemFacts/ownNames';
import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { OwnField, OwnFieldKind } from '@aicp/contracts/inputs/ownFieldInputs';
import type { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { MAX_FACT_LENGTH } from '@aicp/contracts/limits';
import { line, text } from '@aicp/contracts/text';
import { z } from 'zod';

/** The values to record, by their stored names; null removes one. */
export type FactsWish = Partial<Record<FactName | OwnName, string | null | undefined>>;

/** A value of an own field that is refused, with the reason. */
export type OwnFault = { name: OwnName; label: string; message: string };

const link = line(MAX_FACT_LENGTH).pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }),
);
/** Numbers that every spreadsheet stores exactly. */
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/;

const READ: Record<OwnFieldKind, (value: string, field: OwnField) => z.ZodSafeParseResult<string>> = {
  text: value => text(MAX_FACT_LENGTH).safeParse(value),
  number: value => number.safeParse(value),
  date: value => z.iso.date('must be a date, such as 2026-11-23').safeParse(value),
  choice: (value, { choices }) =>
    z
      .enum(choices, `must be one of ${choices.join(', ')}`)
      .safeParse(choices.find(choice => choice.toLowerCase() === value.toLowerCase()) ?? value),
  link: value => link.safeParse(value),
};

const number = z
  .string()
  .regex(NUMBER, 'must be a number such as 1250 or 12.5, of at most nine digits and six decimals')
  .transform(value => String(Number(value)));

/** The values with own fields under their stored names, and the faults in them. */
export function withOwn(
  fields: readonly OwnField[],
  { own = {}, ...facts }: SystemFactsInput,
): { wish: FactsWish; faults: OwnFault[] } {
  const wish: FactsWish = facts;
  const faults: OwnFault[] = [];
  for (const [name, value] of Object.entries(own)) {
    const key = ownName(name);
    const field = fields.find(one => one.name === name);
    const fault = (message: string) => void faults.push({ name: key, label: field?.label ?? name, message });
    if (!field) fault('is not an own field of the organisation');
    else if (!value?.trim()) wish[key] = null;
    else {
      const { data, error } = READ[field.kind](value.trim(), field);
      if (error) fault(error.issues[0]?.message ?? 'cannot be taken');
      else wish[key] = data;
    }
  }
  return { wish, faults };
}

/** The recorded own fields, by their names. */
export function ownValues(facts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => (isOwnName(key) ? [[withoutOwn(key), String(value)]] : [])),
  );
}

/** The recorded facts that the law or a document requires. */
export function withoutOwnValues<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !isOwnName(key))) as Facts;
}

/** A field's name derived from its label: "Cost centre (€)" → "cost-centre", with a number if that is taken. */
export function nameFor(label: string, taken: ReadonlySet<string>, longest: number): string {
  const plain = label.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const base =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, longest - 3) || 'field';
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(name)) return name;
  }
}
