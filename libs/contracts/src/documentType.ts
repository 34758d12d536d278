import { z } from 'zod';

/** The types of documents for an assessment, which are for sale. */
export const DocumentType = z.enum(
  ['transparency-notice', 'model-card', 'risk-assessment'],
  'must be transparency-notice, model-card or risk-assessment',
);
export type DocumentType = z.infer<typeof DocumentType>;
