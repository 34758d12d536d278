/** The mail catcher in its own container: takes mails on port 1025 and shows them on port 1080. No mail leaves it. */
import { catchMail } from '../mail/catchMail.ts';
import { serveInbox } from '../mail/serveInbox.ts';
import { endOnSignal } from './endOnSignal.ts';

const EVERYWHERE = '0.0.0.0';
const caught = await catchMail(1025, EVERYWHERE);
const page = await serveInbox(caught.mails, 1080, [EVERYWHERE]);
endOnSignal(async () => {
  await page.close();
  await caught.close();
});
process.stdout.write('Mail catcher: emails are shown on port 1080 and none is delivered.\n');
