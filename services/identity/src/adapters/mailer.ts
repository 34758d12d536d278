import { Readable } from 'node:stream';
import { MAX_EMAIL_LENGTH } from '@aicp/contracts/limits';
import { withSpan } from '@aicp/service/tracing/tracing';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';

export type Mailer = ReturnType<typeof mailer>;

export type Message = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** The address where a POST switches off emails of this kind (RFC 8058). */
  unsubscribe?: string;
  html: string;
  text: string;
};

/**
 * The outcome of a hand-over to the mail server. `later` may succeed on a retry, `never` will not. `unknown`: the connection broke while
 * the email was being transferred, so it may have been accepted.
 */
export type HandOver = { outcome: 'sent' } | { outcome: 'later' | 'never' | 'unknown'; error: string };

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** One address and nothing else: no name, no list, no line break, and nothing that an email server could read as another address. */
const ADDRESS = /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u;
const isAddress = (text: string) => text.length <= MAX_EMAIL_LENGTH && ADDRESS.test(text);

/** Sends emails to the server at `url` (smtp:// or smtps://), over a few reused connections. */
export function mailer({ url, from }: { url: string; from: string }) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    // The library would resend emails that may have arrived.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';

  return {
    /** @param id the order's: every mail server on the way sees the same id for the same order */
    async send(id: string, { to, replyTo, subject, unsubscribe, html, text }: Message): Promise<HandOver> {
      if (![to, replyTo?.address ?? to].every(isAddress)) return { outcome: 'never', error: 'not exactly one address' };
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      const fields = { from, to, subject, html, text, headers, messageId: `<${id}@${domain}>` };
      const composed = new MailComposer(replyTo ? { ...fields, replyTo } : fields).compile();
      const envelope = composed.getEnvelope();
      if (envelope.to.length !== 1) return { outcome: 'never', error: 'not exactly one recipient' };
      const bytes = await composed.build();
      let begun = false;
      const raw = Readable.from(
        (function* () {
          begun = true;
          yield bytes;
        })(),
      );
      try {
        await withSpan('hand over a mail', { kind: 'client' }, () => transport.sendMail({ envelope, raw }));
        return { outcome: 'sent' };
      } catch (error) {
        return judge(error, begun);
      }
    },

    close: () => transport.close(),
  };
}

/** Never includes the server's message, which may contain addresses. */
function judge(thrown: unknown, begun: boolean): HandOver {
  const { code = 'unknown', responseCode } = thrown as { code?: string; responseCode?: number };
  const error = responseCode ? `${code} ${responseCode}` : code;
  const refusedForGood = responseCode !== undefined && responseCode >= 500;
  // A wrong password of ours is not the email's fault.
  if (refusedForGood && ['EENVELOPE', 'EMESSAGE'].includes(code)) return { outcome: 'never', error };
  return { outcome: responseCode !== undefined || !begun ? 'later' : 'unknown', error };
}
