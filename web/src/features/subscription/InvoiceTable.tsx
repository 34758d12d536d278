import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { formatMoney } from '../../ui/formatMoney.ts';

const Fragment = graphql(`
  fragment InvoiceTable_invoice on Invoice {
    id
    number
    createdAt
    amount
    currency
    status
    pdfUrl
    hostedUrl
  }
`);

const words: Record<string, string> = { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Written off' };

/** The invoices, newest first. */
export function InvoiceTable(props: { invoices: FragmentType<typeof Fragment>[] }) {
  const invoices = readFragment(Fragment, props.invoices);
  return (
    <section aria-labelledby="invoices" className="mt-8">
      <h2 id="invoices" className="text-sm font-semibold text-muted">
        Invoices
      </h2>
      {invoices.length === 0 ? (
        <p className="mt-2 rounded-card border border-line bg-surface p-5 text-sm text-muted sm:p-6">
          No invoices yet. You will receive one with your first payment.
        </p>
      ) : (
        <table className="mt-2 w-full border-t border-ink text-left text-sm">
          <thead className="sr-only sm:not-sr-only sm:table-header-group">
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-2.5 pr-3 font-medium">
                Date
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium max-sm:hidden">
                Number
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                Status
              </th>
              <th scope="col" className="px-3 py-2.5 text-right font-medium">
                Amount
              </th>
              <th scope="col" className="py-2.5 pl-3 text-right font-medium">
                Invoice
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, createdAt, amount, currency, status, pdfUrl, hostedUrl }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-3.5 pr-3 font-medium">
                  <time dateTime={createdAt}>{formatDay(createdAt)}</time>
                </th>
                <td className="px-3 py-3.5 text-muted max-sm:hidden">{number}</td>
                <td className={`px-3 py-3.5 ${status === 'open' ? 'font-medium text-high' : 'text-muted'}`}>
                  {words[status] ?? status}
                </td>
                <td className="px-3 py-3.5 text-right">{formatMoney(amount, currency)}</td>
                <td className="py-3.5 pl-3 text-right">
                  {(pdfUrl ?? hostedUrl) && (
                    <a
                      href={pdfUrl ?? hostedUrl ?? ''}
                      target="_blank"
                      rel="noreferrer"
                      className="font-medium text-accent hover:underline"
                    >
                      PDF
                      <span className="sr-only"> of invoice {number} (opens in a new tab)</span>
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
