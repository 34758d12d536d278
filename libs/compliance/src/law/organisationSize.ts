import { z } from 'zod';

/**
 * The Act's sizes of undertakings for fines: SMEs (under 250 staff and at most 50 million euros of turnover or 43 million of balance
 * sheet), small mid-caps (under 750 staff and at most 150 million euros of turnover), or larger.
 */
export const OrganisationSize = z.enum(['sme', 'smc', 'large']);
export type OrganisationSize = z.infer<typeof OrganisationSize>;
