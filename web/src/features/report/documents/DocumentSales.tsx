import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { useSession } from '../../../client/session.ts';
import type { Jurisdiction } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentPrices, documentTypes } from './documentTypes.ts';
import { purchasesQuery } from './purchasesQuery.ts';

const included: Record<string, string> = {
  professional: 'Your plan includes 3 generated documents a month: buy one only beyond these.',
  enterprise: 'Your plan includes every document: there is nothing to buy.',
};

/** The three documents of an assessment: what each is, what it costs, and whether it is bought. */
export function DocumentSales({ assessmentId, jurisdiction }: { assessmentId: string; jurisdiction: Jurisdiction }) {
  const session = useSession();
  const plan = (session.status === 'user' && session.user.plan) || 'free';
  const { data, error, refetch } = useQuery(purchasesQuery, {
    variables: { assessmentId },
    // Paid for elsewhere, refunded since: it is asked anew with every visit.
    fetchPolicy: 'cache-and-network',
  });
  const price = formatMoney(documentPrices[jurisdiction].amount, documentPrices[jurisdiction].currency);

  return (
    <>
      <p className="mt-3 max-w-170 text-sm text-muted">
        {included[plan] ?? `Each is sold singly, for ${price}.`} A document that you buy is yours for this assessment,
        however often you have it generated again. Generation is not open yet; what you buy now waits for it.
      </p>
      {!data && error && (
        <div className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 text-sm">
          <p className="flex-1">What you have bought cannot be shown at the moment. {failureOf(error).message}</p>
          <Button size="small" onClick={() => refetch().catch(() => {})}>
            Try again
          </Button>
        </div>
      )}
      {!data && !error && (
        <div className="mt-4">
          <Skeleton rows={3} className="h-20" />
        </div>
      )}
      {data && (
        <ul className="mt-4 divide-y divide-line border-b border-line">
          {documentTypes.map(document => (
            <DocumentRow
              key={document.type}
              {...document}
              assessmentId={assessmentId}
              price={plan === 'enterprise' ? undefined : price}
              purchase={data.documentPurchases.find(({ documentType }) => documentType === document.type)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
