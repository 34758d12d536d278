import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { freePort, isPortFree } from '../freePort.ts';
import { catchMail } from './catchMail.ts';
import { serveInbox } from './serveInbox.ts';

export interface Inbox {
  /** For services that send emails. */
  smtpUrl: string;
  /** The inbox for people, with its secret path; /email below it returns JSON. */
  url: string;
  close: () => Promise<void>;
}

const USUAL_PORT = 1080;

interface InboxOptions {
  /** The port of the page; undefined means 1080, or a free one if another product uses that; 0 means a free one. */
  port: number | undefined;
  hosts: readonly string[];
  /** The first part of the page's path. */
  secret: string;
  /** The folder for mail.json, `{"url": …}`, which is written for its owner and removed at the end. */
  dataDir: string;
}

/**
 * Starts a mail server that stores the received emails and shows them on a page. It runs in the launcher, because a separate process
 * would need more memory than the server itself.
 */
export async function startInbox({ port: wanted, hosts, secret, dataDir }: InboxOptions): Promise<Inbox> {
  const port = await choosePort(wanted, hosts);
  const smtpPort = await freePort();
  const caught = await catchMail(smtpPort);
  const page = await serveInbox(caught.mails, secret, port, hosts);
  const url = `http://localhost:${port}/${secret}`;
  const note = join(dataDir, 'mail.json');
  rmSync(note, { force: true });
  writeFileSync(note, JSON.stringify({ url }), { mode: 0o600 });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url,
    close: async () => {
      rmSync(note, { force: true });
      await page.close();
      await caught.close();
    },
  };
}

async function choosePort(wanted: number | undefined, hosts: readonly string[]): Promise<number> {
  if (wanted === 0) return freePort();
  const port = wanted ?? USUAL_PORT;
  const free = await Promise.all(hosts.map(host => isPortFree(port, host)));
  if (free.every(Boolean)) return port;
  if (wanted === undefined) return freePort();
  throw new Failure(
    'portTaken',
    `Port ${port} for the mail inbox is used by another program. Stop that program, or set MAIL_UI_PORT to another port.`,
  );
}
