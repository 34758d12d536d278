import type { z } from 'zod';
import { DomainError } from './domainError.ts';

/**
 * Validates the shape of an input, the first line of every use-case.
 * @throws DomainError INVALID with one sentence per fault, and `details.fields` naming them.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new DomainError('INVALID', sentenceOf(result.error.issues), {
    fields: result.error.issues.map(issue => issue.path.join('.')),
  });
}

/** "name: Too long; email: Please enter…" for issues of a schema, or the sentence alone if there is one issue that reads alone. */
export function sentenceOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ');
}
