/** Control characters except tabs and line ends; the decoder produces them for bytes that Windows-1252 does not use. */
const CONTROLS = /(?![\t\n\v\f\r])\p{Cc}/u;
/** Bytes used to detect UTF-16 without a mark. */
const SAMPLE = 1_024;

/**
 * A text in one of the encodings of programs that write tables: UTF-8 or UTF-16, with or without a mark, or Windows-1252, which Excel for
 * Windows uses for CSV.
 * @returns null for bytes that are not a text
 */
export function decodedText(bytes: Buffer): string | null {
  for (const encoding of encodingsOf(bytes)) {
    const text = decodedAs(encoding, bytes);
    if (text === null || text.includes('\0')) continue;
    // In the other encodings almost any bytes would be a text.
    if (encoding === 'utf-8' || !CONTROLS.test(text)) return text;
  }
  return null;
}

function encodingsOf(bytes: Buffer): string[] {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = (from: number) => sample.filter((byte, at) => byte === 0 && at % 2 === from).length;
  // Tables have digits and separators, so in UTF-16 many of every second byte are zero.
  if (zeros(1) > sample.length / 8) return ['utf-16le'];
  if (zeros(0) > sample.length / 8) return ['utf-16be'];
  return ['utf-8', 'windows-1252'];
}

function decodedAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
