import { z } from 'zod';

/** Whether administrators must have a second factor; otherwise they are urged to set one up. */
export const adminSecondFactor = z.enum(['required'], 'must be required, or not set').optional();
