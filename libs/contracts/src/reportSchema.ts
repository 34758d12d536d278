import { z } from 'zod';
import { CanonicalReport } from './canonicalReport.ts';

export const REPORT_SCHEMA_PATH = '/api/schemas/report-1.json';

/** The published JSON Schema of a CanonicalReport, draft 2020-12. Filed reports name it, so another shape is another version. */
export function reportSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(CanonicalReport, { override: withoutPattern });
  return {
    $schema,
    $id: REPORT_SCHEMA_PATH,
    title: 'Report',
    description:
      'The canonical report of an AI Compliance assessment. `sha256` is the SHA-256, in hex, of the document in RFC 8785 form without that member.',
    ...schema,
  };
}

/** A format is equivalent to zod's patterns of dates and addresses, and readable. */
function withoutPattern({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
}
