/** The mail catcher in its own container: accepts emails on port 1025 and shows them on port 1080. It forwards no email. */

import { readEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { catchMail } from '../mail/catchMail.ts';
import { serveInbox } from '../mail/serveInbox.ts';
import { endOnSignal } from './endOnSignal.ts';

const env = readEnv(
  z.object({
    /** The first part of the page's path: anyone who knows it can read every email. */
    INBOX_PATH: z.string().regex(/^[\w-]{20,}$/),
    /** The page's external port, for the line below. */
    MAIL_UI_PORT: z.coerce.number().int().default(1080),
  }),
  process.env,
);
const EVERYWHERE = '0.0.0.0';
const caught = await catchMail(1025, EVERYWHERE);
const page = await serveInbox(caught.mails, env.INBOX_PATH, 1080, [EVERYWHERE]);
endOnSignal(async () => {
  await page.close();
  await caught.close();
});
process.stdout.write(
  `Mail catcher: emails are shown at http://localhost:${env.MAIL_UI_PORT}/${env.INBOX_PATH} and none is delivered.\n`,
);
