import { z } from 'zod';

/**
 * What the Act's fine rules call an undertaking: SMEs (under 250 staff and at most 50 million euros of turnover or 43
 * million of balance sheet), small mid-caps (under 750 staff and at most 150 million euros of turnover), or larger.
 */
export const OrganisationSize = z.enum(['sme', 'smc', 'large']);
export type OrganisationSize = z.infer<typeof OrganisationSize>;
