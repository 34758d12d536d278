import { z } from 'zod';

/** What can be written about an assessment, and is sold. */
export const DocumentType = z.enum(
  ['transparency-notice', 'model-card', 'risk-assessment'],
  'must be transparency-notice, model-card or risk-assessment',
);
export type DocumentType = z.infer<typeof DocumentType>;
