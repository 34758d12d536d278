import { z } from 'zod';

/** Ids are serial integers in REST and strings in GraphQL. */
export const id = z.coerce.number().int();
export const Jurisdiction = z.enum(['EU', 'UK']);
export const RiskLevel = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export const Rag = z.enum(['GREEN', 'AMBER', 'RED']);
export const instant = z.string().meta({ format: 'date-time' });

/** Where a statement of law comes from. */
export const Citation = z.object({
  label: z.string(),
  instrument: z.string(),
  article: z.string(),
  url: z.string(),
  asOf: z.string(),
  checkedOn: z.string(),
  confidence: z.enum(['H', 'M', 'L']),
  appliesFrom: z.string().nullable(),
});

/** Every failure has this shape, whatever its status. */
export const Failure = z.object({
  message: z.string(),
  /** "proof": POST /api/user/proof first. */
  reason: z.string().optional(),
});
export const failures = { '4xx': Failure, '5xx': Failure };

/** An answer that is a file of one of these types, for the documentation. */
export function file(...types: [string, ...string[]]) {
  return { description: 'The file', content: Object.fromEntries(types.map(type => [type, { schema: z.file() }])) };
}

/** Of the caller's headers, those by which a part of a file is asked for. */
export const PART_HEADERS = ['range', 'if-range'];

/** The answers of a file that can be had in parts, for the documentation. */
export function fileInParts(...types: [string, ...string[]]) {
  return {
    200: file(...types),
    206: { ...file(...types), description: 'The part of the file that the Range header asks for' },
    416: {
      description: 'The file does not have the bytes that the Range header asks for',
      content: { 'application/json': { schema: Failure } },
    },
  };
}

/** How a route wants to be called, for the documentation: by anybody, by people alone, or by API tokens as well. */
export function securityOf(route: { open?: boolean; personal?: boolean }): Record<string, string[]>[] {
  if (route.open) return [];
  return route.personal ? [{ session: [] }] : [{ session: [] }, { bearer: [] }];
}

/** A path's id. What is no number names nothing and is answered 404, like an unknown one. */
export const IdParams = z.object({ id: z.string() });

/** The answer is one field of what the graph gives. */
export function inside<Answer extends z.ZodType>(field: string, answer: Answer) {
  return z.preprocess(root => (root as Record<string, unknown>)[field], answer);
}

/** What a deletion answers: the number of what is gone. */
export const Deleted = id.transform(deleted => ({ id: deleted })).pipe(z.object({ id: z.int() }));
