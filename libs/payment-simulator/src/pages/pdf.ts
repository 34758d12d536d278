/** A line of text on the page. */
export interface PdfLine {
  text: string;
  size?: number;
  /** Distance from the left edge in points. */
  x?: number;
  /** Stays on the height of the line before. */
  same?: boolean;
}

/** Letters of WinAnsi that Latin-1 has elsewhere or not at all. */
const WIN_ANSI: Record<string, string> = { '€': '\x80', '–': '\x96', '’': '\x92' };

const encoded = (text: string) =>
  text.replaceAll(/[^\x20-\xff]/g, letter => WIN_ANSI[letter] ?? '?').replaceAll(/[\\()]/g, letter => `\\${letter}`);

/** A PDF of one A4 page with lines of Helvetica. */
export function pdfOf(title: string, lines: PdfLine[]): Buffer {
  let y = 800;
  const drawn = lines.map(({ text, size = 11, x = 56, same }) => {
    if (!same) y -= size * 1.7;
    return `BT /F1 ${size} Tf ${x} ${y.toFixed(1)} Td (${encoded(text)}) Tj ET`;
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${encoded(title)}) /Producer (Payment simulator) >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
