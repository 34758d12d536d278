import { fileTypeFromBuffer } from 'file-type';

/** A refused file of tables, with a message that names its kind and what to do. */
export class RefusedSheet extends Error {}

const TO_WORKBOOK = 'Please open it in Excel and save it as an Excel workbook (.xlsx).';
const TO_TABLE = 'Please save the table as an Excel workbook (.xlsx) or as CSV (UTF-8).';

export const MACROS = 'The workbook contains macros. Please open it in Excel and save it as .xlsx without macros.';
export const BINARY = `This is a binary workbook (.xlsb). ${TO_WORKBOOK}`;
export const LOCKED =
  'The workbook is password-protected. Please open it in Excel, remove the password (File > Info > Protect Workbook) and save it again.';
const OLD = `This is an older Excel workbook (.xls). ${TO_WORKBOOK}`;

/** Streams of the older Office container, by program. */
const COMPOUND: readonly [stream: string, sentence: string][] = [
  ['EncryptedPackage', LOCKED],
  ['Workbook', OLD],
  ['Book', OLD],
  ['WordDocument', `This is an older Word document (.doc), not a table. ${TO_TABLE}`],
  ['PowerPoint Document', `This is an older PowerPoint file (.ppt), not a table. ${TO_TABLE}`],
  ['__properties_version1.0', `This is an Outlook message (.msg), not a table. ${TO_TABLE}`],
];

/** The message for a file in the older Office container. */
export function compoundFault(bytes: Buffer): string {
  const streams = new Set<string>();
  // Directory entries begin at every 128th byte, with a name and its length.
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const length = bytes.readUInt16LE(at + 64);
    const kind = bytes[at + 66] ?? 0;
    if (length < 4 || length > 64 || length % 2 === 1 || kind < 1 || kind > 5) continue;
    streams.add(bytes.toString('utf16le', at, at + length - 2).toLowerCase());
  }
  const [, sentence] = COMPOUND.find(([stream]) => streams.has(stream.toLowerCase())) ?? [];
  return sentence ?? `This file is from an older Office program and is not an Excel workbook (.xlsx). ${TO_TABLE}`;
}

/**
 * The sentence for an archive without a workbook.
 * @param mimetype the content of that part, as in OpenDocument files
 */
export function archiveFault(names: ReadonlySet<string>, mimetype: string, type: string): string {
  if (mimetype.includes('opendocument.spreadsheet'))
    return 'This is an OpenDocument spreadsheet (.ods). Please save it as an Excel workbook (.xlsx) or as CSV (UTF-8).';
  if (mimetype.includes('opendocument')) return `This is an OpenDocument file, but not a spreadsheet. ${TO_TABLE}`;
  if ([...names].some(name => name.endsWith('.iwa') || /(?:^|\/)index\.zip$/.test(name)))
    return 'This is an Apple Numbers, Pages or Keynote file. Please export the table as Excel (.xlsx) or CSV.';
  if (type.includes('wordprocessingml')) return `This is a Word document, not a table. ${TO_TABLE}`;
  if (type.includes('presentationml')) return `This is a PowerPoint file, not a table. ${TO_TABLE}`;
  if (names.size === 0) return `This is an empty ZIP archive. ${TO_TABLE}`;
  return 'This ZIP archive is not an Excel workbook. Please unpack it and import the table inside.';
}

/** Beginnings of other kinds of text. */
const TEXTS: readonly [begins: RegExp, sentence: string][] = [
  [
    /^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/,
    `This is an “XML spreadsheet 2003”, whatever its file name says. ${TO_WORKBOOK}`,
  ],
  [
    /^(?:<!doctype html|<html|<table|<head|<body|<meta|<style|<div)\b/i,
    `This is a web page (HTML), whatever its file name says. ${TO_WORKBOOK}`,
  ],
  [/^<(?:\?xml|[A-Za-z!])/, `This is an XML file, not a table. ${TO_TABLE}`],
  [/^MIME-Version:/i, `This is a web archive or an email, whatever its file name says. ${TO_WORKBOOK}`],
  [/^%PDF-/, `This is a PDF, not a table. ${TO_TABLE}`],
  [/^ID;P/, `This is a file in the SYLK format (.slk). ${TO_WORKBOOK}`],
  [/^TABLE\r?\n0,1\r?\n/, `This is a file in the DIF format (.dif). ${TO_WORKBOOK}`],
  [/^\{\\rtf/, `This is a rich text document (.rtf), not a table. ${TO_TABLE}`],
];

/** The message for another kind of text, or null. */
export function textFault(text: string): string | null {
  const head = text.slice(0, 4_096).trimStart();
  const [, sentence] = TEXTS.find(([begins]) => begins.test(head)) ?? [];
  if (sentence !== undefined) return sentence;
  return /^[{[]/.test(head) && isJson(text) ? `This is a JSON file, not a table. ${TO_TABLE}` : null;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Whether a file is a workbook of Excel 2 to 4, which have no container, judged by its first record and its length. */
const isFirstWorkbook = ([kind, version = 1, length = 0, none]: Buffer) =>
  kind === 9 && [0, 2, 4].includes(version) && length >= 4 && length <= 8 && none === 0;

/** The message for bytes that are not text in a known encoding. */
export async function binaryFault(bytes: Buffer): Promise<string> {
  if (isFirstWorkbook(bytes)) return OLD;
  const { ext, mime = '' } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  if (ext === undefined && !bytes.includes(0))
    return 'The text is not in UTF-8, UTF-16 or Windows-1252. Please save it as CSV (UTF-8).';
  if (ext === undefined) return `The file is neither an Excel workbook (.xlsx) nor a CSV file. ${TO_TABLE}`;
  const what = mime.startsWith('image/') ? `a picture (.${ext})` : ext === 'pdf' ? 'a PDF' : `a .${ext} file`;
  return `This is ${what}, not a table. ${TO_TABLE}`;
}
