import { freePort } from '@aicp/dev-stack/freePort';
import { type CaughtMail, catchMail } from '@aicp/dev-stack/mail/catchMail';
import { pollUntil } from '@aicp/service/process/pollUntil';

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A real mail server for a test, which stores received emails. */
export async function openMailbox() {
  const port = await freePort();
  const { mails, close } = await catchMail(port);
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    close,
    /** Waits for the next email to an address whose subject has these words, and removes it. */
    async take(address: string, words: string): Promise<CaughtMail> {
      const mail = await pollUntil(async () =>
        mails.find(({ to, subject }) => to.some(box => box.address === address) && subject.includes(words)),
      );
      if (!mail) throw new Error(`no mail '${words}' to ${address}; there are ${mails.map(({ subject }) => subject)}`);
      mails.splice(mails.indexOf(mail), 1);
      return mail;
    },
  };
}

/** The token of the link in an email. */
export function tokenIn({ text }: Pick<CaughtMail, 'text'>): string {
  return text.match(/#token=([\w-]+)/)?.[1] ?? '';
}
