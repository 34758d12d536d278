import type { EmailKind } from '@aicp/contracts/emails/emailKinds';

/** What an email says, before it is HTML and plain text. All of it is text: markup in it is shown, not obeyed. */
export type Email = {
  to: string;
  /** No one has shown yet that the address is theirs: it gets a few a day. */
  isCounted?: boolean;
  /** For messages that people are meant to answer. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** "Hello Anna," where there is someone to greet. */
  greeting?: string;
  paragraphs: string[];
  /** A little table, for example the device and the time of a sign-in. */
  facts?: [name: string, value: string][];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Of an email that can be switched off. */
  kind?: EmailKind;
  /** Where one request without signing in switches off emails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** After the action: how long it works, and what to do when it was not you. */
  closing?: string[];
};
