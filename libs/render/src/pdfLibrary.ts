import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { dataUrl } from './paper.ts';
import { scriptFontFiles, scriptFontFolder } from './scripts/scriptFonts.ts';

const fontFile = (name: string) => join(scriptFontFolder, `${name}.ttf`);
const [regular, semibold] = [fontFile('Inter-Regular'), fontFile('Inter-SemiBold')];
const serif = fontFile('ReportSerif-SemiBold');

/** The typefaces of the screen: the text family has Latin, Greek and Cyrillic letters, and titles have one weight. */
export const fontFiles = { normal: regular, bold: semibold, italics: regular, bolditalics: semibold };
export const titleFiles = { normal: serif, bold: serif, italics: serif, bolditalics: serif };

// A font file is read when a text first needs it.
pdfmake.setFonts({ Inter: fontFiles, Serif: titleFiles, ...scriptFontFiles });
// A document loads nothing from the network, and only the fonts from this machine.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => path.startsWith(scriptFontFolder));

/** Lays out a document and keeps it open, so that its pages can be drawn on before it is ended and read as a stream. */
export async function openPdf(definition: TDocumentDefinitions): Promise<PDFKit.PDFDocument> {
  return pdfmake.createPdf(definition, { bufferPages: true }).getStream();
}

/** Ends an open document and returns its file. */
export function finished(drawing: PDFKit.PDFDocument): Promise<Buffer> {
  drawing.end();
  return buffer(drawing);
}

/** Whether the library can draw an image. */
export async function drawsPicture(bytes: Buffer, kind: 'png' | 'jpg'): Promise<boolean> {
  const content = [{ image: dataUrl({ kind, base64: bytes.toString('base64') }), width: 100 }];
  return openPdf({ content, defaultStyle: { font: 'Inter' } }).then(
    async drawing => (await finished(drawing)).length > 0,
    () => false,
  );
}
