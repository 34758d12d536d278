import { mediaTypes } from '@aicp/contracts/limits';
import { z } from 'zod';

/** Ids are serial integers in REST and strings in GraphQL. */
export const id = z.coerce.number().int();
export const Jurisdiction = z.enum(['EU', 'UK']);
export const RiskLevel = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export const Rag = z.enum(['GREEN', 'AMBER', 'RED']);
export const instant = z.string().meta({ format: 'date-time' });

/** The source of a statement of law. */
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
  /** "proof": call POST /api/user/proof first. */
  reason: z.string().optional(),
  /** For a login that needs a second factor: send it to POST /api/login/confirm. */
  challenge: z.string().optional(),
  factors: z.array(z.string()).optional(),
});
export const failures = { '4xx': Failure, '5xx': Failure };

/** The documented response to a caller whose ETag is current. */
export const unchanged = { 304: z.null().describe('Not modified: the ETag matches If-None-Match') };

/** A response that is a file of one of these types, for the documentation. */
export function file(...types: [string, ...string[]]) {
  return { description: 'The file', content: Object.fromEntries(types.map(type => [type, { schema: z.file() }])) };
}

/** The caller's headers that request a part of a file. */
export const PART_HEADERS = ['range', 'if-range'];

const { pdf, ...others } = mediaTypes;
const evidence = file(pdf, ...Object.values(others));

/** The documented responses for an evidence file, which supports range requests. */
export const evidenceInParts = {
  200: evidence,
  206: { ...evidence, description: 'The part of the file that the Range header requests' },
  416: {
    description: 'The file does not have the bytes that the Range header requests',
    content: { 'application/json': { schema: Failure } },
  },
};

/** The security of a route, for the documentation: open, users only, or API tokens as well. */
export function securityOf(route: { open?: boolean; personal?: boolean }): Record<string, string[]>[] {
  if (route.open) return [];
  return route.personal ? [{ session: [] }] : [{ session: [] }, { bearer: [] }];
}

/** A path's id. An invalid one is answered 404, like an unknown one. */
export const IdParams = z.object({ id: z.string() });

export function wrapField<Answer extends z.ZodType>(field: string, answer: Answer) {
  return z.preprocess(root => (root as Record<string, unknown>)[field], answer);
}

export const Deleted = id.transform(deleted => ({ id: deleted })).pipe(z.object({ id: z.int() }));

/** Options of every list as CSV. */
export const csvQuery = {
  bom: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'false: without the byte order mark that spreadsheets need; true by default' }),
  separator: z
    .enum([',', ';', 'tab', '|'])
    .optional()
    .meta({ description: 'The separator between cells; a comma by default' }),
};
