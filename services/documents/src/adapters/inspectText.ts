import { decodedText } from '@aicp/service/sandbox/decodedText';
import { isProgram, PROGRAMS } from '../domain/officeParts.ts';

export type TextKind = 'csv' | 'json' | 'txt' | 'eml';

/** Beginnings of texts that programs run or render, whatever their ending. */
const OTHERS: readonly [begins: RegExp, what: string][] = [
  [/^#!/, 'a script'],
  [/^(?:<!doctype html|<html|<head|<body|<script|<svg|<\?php)\b/i, 'a web page or a script'],
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a rich text document'],
];
/** A spreadsheet cell that starts a program: =cmd|'/C calc'!A0. */
const STARTS_PROGRAM = /(?:^|[,;\t|\r\n"])[ ']{0,9}[=+\-@][A-Za-z0-9_.]{1,30}\|[^\r\n]{0,300}!/;
/** Header lines (RFC 5322); the first is an ordinary one. */
const HEADER = /^(?:[\x21-\x39\x3b-\x7e]{1,100}:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n){2,}/;
const OF_EMAILS = /^(?:from|to|subject|date|received|message-id|return-path|delivered-to|mime-version):/im;
const ATTACHED = /\b(?:file)?name\*?\d*\*?\s{0,9}=\s{0,9}"?([^"\r\n;]{1,300})/gi;
/** The text after an empty line, where an attachment can begin. */
const BODIES = /\r?\n\r?\n([A-Za-z0-9+/]{12})/g;

/**
 * Checks a text: that it is text, is of its kind, and starts nothing.
 * @returns the message to refuse it with, or null
 */
export function inspectText(bytes: Buffer, kind: TextKind): string | null {
  const text = decodedText(bytes);
  if (text === null) return `The file is not plain text, as a .${kind} file must be. Please save it in UTF-8.`;
  const [, what] = OTHERS.find(([begins]) => begins.test(text.slice(0, 1_000).trimStart())) ?? [];
  if (what !== undefined) return `This is ${what}, despite its file name.`;
  if (kind === 'csv' && STARTS_PROGRAM.test(text))
    return 'A cell of the file starts a program when a spreadsheet opens it. Please remove it.';
  if (kind === 'json') return jsonFault(text);
  return kind === 'eml' ? emailFault(text) : null;
}

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `The file is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read'}`;
  }
}

function emailFault(text: string): string | null {
  const [header] = HEADER.exec(text.slice(0, 64 * 1024)) ?? [];
  if (header === undefined || !OF_EMAILS.test(header))
    return 'The file is not an email: it does not begin with a header. Please save the message again as .eml.';
  for (const [, name = ''] of text.matchAll(ATTACHED)) if (isProgram(name.trim().toLowerCase())) return PROGRAMS;
  for (const [, begins = ''] of text.matchAll(BODIES))
    if (isProgram('', Buffer.from(begins, 'base64'))) return PROGRAMS;
  return null;
}
