import qs from 'qs';
import { z } from 'zod';
import { invalid } from '../StripeError.ts';

export const int = z.coerce.number().int();
export const flag = z.enum(['true', 'false']).transform(text => text === 'true');
export const metadata = z.union([z.record(z.string(), z.string()), z.literal('')]).optional();
export const address = z.record(z.string(), z.string()).optional();
export const automaticTax = z
  .strictObject({ enabled: flag, liability: z.strictObject({ type: z.literal('self') }).optional() })
  .optional();

/** A body or query as Stripe encodes them: `items[0][price]=…&expand[0]=…`. */
export const parseForm = (text: string): Record<string, unknown> => qs.parse(text, { arrayLimit: 1000, depth: 10 });

/** The parameters of a call, or what Stripe would say about them. */
export function readParams<S extends z.ZodType>(schema: S, given: Record<string, unknown>): z.infer<S> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data as z.infer<S>;
  const [issue] = error.issues;
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue && valueAt(given, issue.path) === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalid(`Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param });
}

const nameOf = ([first = '', ...rest]: readonly PropertyKey[]) =>
  String(first) + rest.map(part => `[${String(part)}]`).join('');

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);
