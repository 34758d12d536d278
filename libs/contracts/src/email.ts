import { MAX_EMAIL_LENGTH } from './limits.ts';

export const NOT_AN_EMAIL = 'Please enter a valid email address';
/** Mail servers without SMTPUTF8 (RFC 6531) cannot deliver to such an address. */
const NOT_PLAIN = 'Please enter an email address without accents or letters of other scripts before the @';

/** RFC 5321's dot-string of RFC 5322's atext: no quoted strings. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const MAX_LOCAL_LENGTH = 64;
const LETTER = /[^\P{L}A-Za-z]|\p{M}/u;
/** Names alone: no address literals, and no top level of digits. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61\u200c\u200d]+$/u;

/**
 * Parses an email address by the single rule of every form and API. International domains are read in both forms and stored as A-labels
 * (`xn--`), so that one mailbox is one address. Surrounding spaces are ignored.
 */
export function readEmail(text: string): { email: string } | { fault: string } {
  const given = text.trim();
  const at = given.lastIndexOf('@');
  const [local, domain] = [given.slice(0, Math.max(0, at)), given.slice(at + 1)];
  if (given.length > MAX_EMAIL_LENGTH) return { fault: NOT_AN_EMAIL };
  if (LETTER.test(local)) return { fault: NOT_PLAIN };
  const email = `${local}@${asciiOf(domain)}`;
  const isRight = local.length <= MAX_LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(asciiOf(domain));
  return isRight && email.length <= MAX_EMAIL_LENGTH ? { email } : { fault: NOT_AN_EMAIL };
}

/** The lookup form of an address; any other text in lower case. */
export function emailKeyOf(text: string): string {
  const read = readEmail(text);
  return ('email' in read ? read.email : text).toLowerCase();
}

/** `URL` is the implementation of UTS 46 that browsers and Node share. '' for an invalid domain. */
function asciiOf(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  if (!INTERNATIONAL.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
