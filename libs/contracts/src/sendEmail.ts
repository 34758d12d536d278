import { z } from 'zod';
import { job } from './job.ts';

const toUser = { userId: z.int().positive() };

/** Every mail that the product sends. Ids only: identity looks up whom it goes to and what it is called when it sends. */
export const Mail = z.discriminatedUnion('template', [z.object({ template: z.literal('welcome'), ...toUser })]);
export type Mail = z.infer<typeof Mail>;

/** Asks identity, the only sender, for one mail. */
export const SendEmail = job('sendEmail', Mail);
