import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');

/** The one family, which is embedded: Latin, Greek and Cyrillic letters. */
export const fontFiles = {
  normal: join(fonts, 'Roboto-Regular.ttf'),
  bold: join(fonts, 'Roboto-Medium.ttf'),
  italics: join(fonts, 'Roboto-Italic.ttf'),
  bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
};

pdfmake.setFonts({ Roboto: fontFiles });
// Nothing in a document is fetched from the network, and from this machine the fonts alone.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => path.startsWith(fonts));

/** The document laid out and open: its pages can be drawn upon before it is ended, and then read as a stream. */
export async function openPdf(definition: TDocumentDefinitions): Promise<PDFKit.PDFDocument> {
  return pdfmake.createPdf(definition, { bufferPages: true }).getStream();
}
