import { day, money } from '../money.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Charge } from '../objects/payment.ts';
import { intentOf } from '../resources/invoices.ts';
import { load, type Simulation } from '../simulation.ts';
import type { Answer, World } from '../world.ts';
import { cardForm, html, NOTICE, page } from './html.ts';

/** The invoice whose hosted page has this token in its URL; undefined if none. */
export function invoiceAt(sim: Simulation, token: string): Invoice | undefined {
  const invoice = sim.store.all<Invoice>('invoice').find(({ hosted_invoice_url: url }) => url?.endsWith(`/${token}`));
  return invoice;
}

/** `hosted_invoice_url`: the invoice, with a way to pay an open amount. */
export function invoicePage({ options }: World, sim: Simulation, invoice: Invoice): Answer {
  const { currency, number, status, hosted_invoice_url: url, invoice_pdf: pdf } = invoice;
  const rows = invoice.lines.data.map(
    line => html`<tr><td>${line.description}</td><td>${money(line.amount, currency)}</td></tr>`,
  );
  const pay =
    status === 'open'
      ? cardForm(
          options.publishableKey,
          intentOf(sim, invoice).client_secret,
          url ?? '',
          `Pay ${money(invoice.amount_due, currency)}`,
        )
      : html``;
  const body = html`
    <p>${status === 'paid' ? 'Paid' : `Status: ${status}`} · ${day(invoice.created)}</p>
    <table>
      <thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
      <tbody>${rows}<tr><th scope="row">Total</th><td>${money(invoice.total, currency)}</td></tr>
      <tr><th scope="row">Amount due</th><td>${money(invoice.amount_remaining, currency)}</td></tr></tbody>
    </table>
    <p><a href="${pdf ?? ''}">Download the invoice as PDF</a></p>
    ${pay}`;
  return { status: 200, headers: HTML, body: page(`Invoice ${number}`, body).markup };
}

/** `invoice_pdf` */
export function invoicePdf(invoice: Invoice): Answer {
  const { currency } = invoice;
  const right = (text: string): PdfLine => ({ text, x: 450, same: true });
  const title = `Invoice ${invoice.number}`;
  const lines: PdfLine[] = [
    { text: NOTICE, size: 10 },
    { text: title, size: 20 },
    { text: `${day(invoice.created)} – ${invoice.status}` },
    { text: invoice.customer_name ?? invoice.customer_email ?? '' },
    { text: '' },
    ...invoice.lines.data.flatMap(line => [{ text: line.description }, right(money(line.amount, currency))]),
    { text: '' },
    { text: 'Total' },
    right(money(invoice.total, currency)),
    { text: 'Paid' },
    right(money(invoice.amount_paid, currency)),
    { text: '' },
    { text: 'This is a simulation and not a valid tax invoice.', size: 10 },
  ];
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
  };
  return { status: 200, headers, body: pdfOf(title, lines) };
}

/** `receipt_url` of a charge. */
export function receiptPage(sim: Simulation, id: string): Answer {
  const charge = load<Charge>(sim, 'charge', id);
  const { brand, last4 } = charge.payment_method_details.card;
  const refunded = charge.amount_refunded > 0 ? ` ${money(charge.amount_refunded, charge.currency)} was refunded.` : '';
  const body = html`<p>${money(charge.amount, charge.currency)} paid on ${day(charge.created)} by ${brand} •••• ${last4}.${refunded}</p>
    <p>${charge.description ?? ''}</p>`;
  return { status: 200, headers: HTML, body: page('Receipt', body).markup };
}

export const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A line of text on the page. */
interface PdfLine {
  text: string;
  size?: number;
  /** Distance from the left edge in points. */
  x?: number;
  /** Whether it is on the same line as the previous one. */
  same?: boolean;
}

/** Characters of WinAnsi that Latin-1 has elsewhere or not at all. */
const WIN_ANSI: Record<string, string> = { '€': '\x80', '–': '\x96', '’': '\x92' };

const encoded = (text: string) =>
  text.replaceAll(/[^\x20-\xff]/g, letter => WIN_ANSI[letter] ?? '?').replaceAll(/[\\()]/g, letter => `\\${letter}`);

/** A PDF of one A4 page with lines of Helvetica. */
function pdfOf(title: string, lines: PdfLine[]): Buffer {
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
