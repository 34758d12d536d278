import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { dataUrl } from './paper.ts';
import { scriptFontFiles, scriptFontFolder } from './scripts/scriptFonts.ts';

const fontFile = (name: string) => join(scriptFontFolder, `${name}.ttf`);
const [regular, semibold] = [fontFile('Inter-Regular'), fontFile('Inter-SemiBold')];
const serif = fontFile('ReportSerif-SemiBold');

/** The typefaces of the screen: the family of every file has Latin, Greek and Cyrillic letters, titles have one weight. */
export const fontFiles = { normal: regular, bold: semibold, italics: regular, bolditalics: semibold };
export const titleFiles = { normal: serif, bold: serif, italics: serif, bolditalics: serif };

// A file of them is read when a text first needs it.
pdfmake.setFonts({ Inter: fontFiles, Serif: titleFiles, ...scriptFontFiles });
// Nothing in a document is fetched from the network, and from this machine the fonts alone.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => path.startsWith(scriptFontFolder));

/** The document laid out and open: its pages can be drawn upon before it is ended, and then read as a stream. */
export async function openPdf(definition: TDocumentDefinitions): Promise<PDFKit.PDFDocument> {
  return pdfmake.createPdf(definition, { bufferPages: true }).getStream();
}

/** The file of an open document. */
export function finished(drawing: PDFKit.PDFDocument): Promise<Buffer> {
  drawing.end();
  return buffer(drawing);
}

/** Whether the library takes a picture. */
export async function drawsPicture(bytes: Buffer, kind: 'png' | 'jpg'): Promise<boolean> {
  const content = [{ image: dataUrl({ kind, base64: bytes.toString('base64') }), width: 100 }];
  return openPdf({ content, defaultStyle: { font: 'Inter' } }).then(
    async drawing => (await finished(drawing)).length > 0,
    () => false,
  );
}
