const MACROS = 'Documents with macros are not accepted.';
const PROGRAMS = 'Documents with a program inside are not accepted.';
const REMOTE =
  'The document loads a part of itself from elsewhere when it is opened. Please save it without the attached template or linked object.';
const DAMAGED = 'The file is damaged, or is not a plain Office document.';

/** Beginnings of what runs by itself: Windows, Linux, macOS (both byte orders, and for several processors), scripts. */
const PROGRAM_HEADS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'];
const PROGRAM_NAMES =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|cpl|reg|sh|app|apk|dmg|iso|docm|dotm|xlsm|xltm|xlam|xll)$/;

/**
 * What is wrong with a part by its name and its first bytes.
 * @param name in small letters: Office does not tell "VBAPROJECT.BIN" from "vbaProject.bin"
 * @returns the sentence to refuse the document with, or null
 */
export function partFault(name: string, head: Buffer, hasProgram: boolean): string | null {
  if (/vbaproject[^/]*\.bin$|vbadata\.xml$/.test(name)) return MACROS;
  const begins = head.toString('hex');
  return hasProgram || PROGRAM_NAMES.test(name) || PROGRAM_HEADS.some(head => begins.startsWith(head))
    ? PROGRAMS
    : null;
}

/** What Office fetches as soon as a document is opened. Links to other places, which people click, are none of it. */
const FETCHED = /\/(attachedtemplate|oleobject|frame|subdocument|afchunk)$/;

/**
 * What is wrong with a document by one of its lists of parts: content types, or relationships. A part is what they call it,
 * whatever its name.
 * @returns the sentence to refuse the document with, or null
 */
export function officeFault(xml: Buffer): string | null {
  const text = decoded(xml);
  // Entities of one's own would let a word be spelled in a way that is not looked for.
  if (/<!(doctype|entity)/i.test(text)) return DAMAGED;
  const plain = text.replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_all, number: string) => {
    const code = Number(number.replace(/^x/i, '0x'));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  if (/macroenabled|vbaproject/i.test(plain)) return MACROS;
  for (const [element] of plain.matchAll(/<(?:[\w.-]+:)?Relationship\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi)) {
    const isExternal = attribute(element, 'TargetMode').toLowerCase() === 'external';
    const type = attribute(element, 'Type').toLowerCase();
    if (isExternal && FETCHED.test(type) && !isOnThisMachine(attribute(element, 'Target'))) return REMOTE;
  }
  return null;
}

/** Word notes where on somebody's disk the template lay; it does not leave the machine to look there. */
function isOnThisMachine(target: string): boolean {
  return /^(file:\/{3})?[a-z]:[\\/]/i.test(target) || /^[^:\\/]+$/.test(target);
}

function attribute(element: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(element) ?? [];
  return (double ?? single ?? '').trim();
}

function decoded(xml: Buffer): string {
  const encoding =
    xml[0] === 0xff && xml[1] === 0xfe ? 'utf-16le' : xml[0] === 0xfe && xml[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(xml);
}
