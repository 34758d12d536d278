import { SendEmail } from '@aicp/contracts/sendEmail';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import { type MailContext, sendMail } from '../use-cases/sendMail.ts';

/** Waiting for mail servers takes time and no strength. A hand-over takes at most some 40 seconds. */
export const sendEmail: JobHandler<MailContext, typeof SendEmail.data> = {
  job: SendEmail,
  concurrency: 3,
  lockMs: 60_000,
  run: sendMail,
};
