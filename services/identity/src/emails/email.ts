import type { EmailKind } from '@aicp/contracts/emails/emailKinds';

/** An email before it is rendered as HTML and plain text. All of it is text; markup is shown as it is. */
export type Email = {
  to: string;
  /** The address is unverified: it may receive a few a day. */
  isCounted?: boolean;
  /** For messages that expect a reply. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** "Hello Anna," if the recipient is known. */
  greeting?: string;
  paragraphs: string[];
  /** A small table, for example with the device and the time of a sign-in. */
  facts?: [name: string, value: string][];
  action?: { label: string; url: string };
  /** Set for emails that can be switched off. */
  kind?: EmailKind;
  /** The address where one request without signing in switches off emails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** After the action: how long it works, and what to do if someone else caused it. */
  closing?: string[];
};
