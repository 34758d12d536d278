import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Mailbox } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A caught email in the format of maildev's API, which test tools support. */
export type CaughtMail = {
  id: string;
  time: string;
  subject: string;
  from: Mailbox[];
  to: Mailbox[];
  replyTo: Mailbox[];
  date: string;
  messageId: string;
  headers: Record<string, string>;
  text: string;
  html: string;
  envelope: { from: { address: string }; to: { address: string }[] };
  read: boolean;
};

/** A trial's inbox is viewed only occasionally, so above this number the oldest email is deleted. */
const MAX_KEPT = 500;
const MAX_MAIL_BYTES = 5 * 1024 * 1024;

/** Starts a mail server that accepts every email and forwards none. It listens on loopback, unless it has its own container. */
export async function catchMail(port: number, host = '127.0.0.1') {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL_BYTES,
    logger: false,
    // Does not wait for clients that keep a connection for later emails.
    closeTimeout: 200,
    async onData(stream, { envelope }, done) {
      try {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part as Buffer);
        mails.push(await readMail(Buffer.concat(parts), envelope));
        if (mails.length > MAX_KEPT) mails.shift();
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A client that disconnects early must not crash the process.
  server.on('error', () => undefined);

  return {
    mails,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}

type Envelope = { mailFrom: false | { address: string }; rcptTo: { address: string }[] };

async function readMail(raw: Buffer, { mailFrom, rcptTo }: Envelope): Promise<CaughtMail> {
  const { subject, from, to, replyTo, date, messageId, headers, text, html } = await PostalMime.parse(raw);
  const time = new Date().toISOString();
  return {
    id: randomUUID().slice(0, 8),
    time,
    subject: subject ?? '',
    from: mailboxes(from ? [from] : []),
    to: mailboxes(to),
    replyTo: mailboxes(replyTo),
    date: date ?? time,
    messageId: messageId ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    text: text ?? '',
    html: html ?? '',
    envelope: {
      from: { address: mailFrom ? mailFrom.address : '' },
      to: rcptTo.map(({ address }) => ({ address })),
    },
    read: false,
  };
}

function mailboxes(addresses: Address[] = []): Mailbox[] {
  return addresses.flatMap(address => (address.group ? address.group : [address as Mailbox]));
}
