const MACROS = 'Documents with macros are not accepted.';
const MACRO_KIND = 'The document is of a kind that can have macros. Please save it as .docx, .xlsx or .pptx.';
export const PROGRAMS = 'Files that contain programs are not accepted.';
const REMOTE =
  'The document loads content from elsewhere when it is opened. Please save it without the attached template, linked picture or linked object.';

/** Magic numbers of executables: Windows, Linux, macOS (both byte orders, and universal), scripts. */
const PROGRAM_HEADS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'];
const PROGRAM_NAMES =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|cpl|reg|sh|app|apk|dmg|iso|docm|dotm|xlsm|xltm|xlam|xll)$/;

/**
 * Checks a part by its name and first bytes.
 * @param name in lower case: Office does not distinguish "VBAPROJECT.BIN" from "vbaProject.bin"
 * @returns the sentence to refuse the document with, or null
 */
export function partFault(name: string, head: Buffer, hasProgram: boolean): string | null {
  if (/vbaproject[^/]*\.bin$|vbadata\.xml$/.test(name)) return MACROS;
  return hasProgram || isProgram(name, head) ? PROGRAMS : null;
}

/** Whether a file is a program, by its name in lower case or its first bytes. */
export function isProgram(name: string, head: Buffer = Buffer.alloc(0)): boolean {
  const begins = head.toString('hex');
  return PROGRAM_NAMES.test(name) || PROGRAM_HEADS.some(head => begins.startsWith(head));
}

/**
 * Checks a link of an OpenDocument text: links can call macros and load pictures and objects. Links that users click are fine.
 * @param element its name with its prefix
 * @returns the sentence to refuse the document with, or null
 */
export function linkFault(element: string, target: string): string | null {
  if (/^\s*(?:vnd\.sun\.star\.script|macro|javascript):/i.test(target)) return MACROS;
  const isClicked = /(?:^|:)(?:a|form)$/.test(element);
  return !isClicked && /^\s*(?:[a-z][a-z0-9+.-]+:|\/\/|\\\\)/i.test(target) && !isOnThisMachine(target.trim())
    ? REMOTE
    : null;
}

/** Targets that Office loads when a document is opened; links that users click are not among them. */
const FETCHED = /\/(attachedtemplate|oleobject|frame|subdocument|afchunk|image|audio|video|media)$/;

/** An element of a list of parts: a content type, or a relationship. It determines a part's type, whatever its name. */
type Listed = { contentType: string; type: string; targetMode: string; target: string };

/** @returns the message to refuse the document with, or null */
export function listedFault({ contentType, type, targetMode, target }: Listed): string | null {
  if (/vbaproject/i.test(`${contentType} ${type} ${target}`)) return MACROS;
  if (/macroenabled/i.test(`${contentType} ${type} ${target}`)) return MACRO_KIND;
  const isFetched = targetMode.trim().toLowerCase() === 'external';
  return isFetched && FETCHED.test(type.trim().toLowerCase()) && !isOnThisMachine(target.trim()) ? REMOTE : null;
}

/** Word records the path of the template on a local disk; opening the file does not leave the machine for it. */
function isOnThisMachine(target: string): boolean {
  return /^(file:\/{3})?[a-z]:[\\/]/i.test(target) || /^[^:\\/]+$/.test(target);
}
