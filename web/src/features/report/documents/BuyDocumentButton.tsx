import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { lazyPart } from '../../../parts/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { purchasesQuery } from './purchasesQuery.ts';

const PaymentDialog = lazyPart(() =>
  import('../../../parts/payment/PaymentDialog.tsx').then(module => module.PaymentDialog),
);

const Purchase = graphql(`
  mutation PurchaseDocument($input: PurchaseDocumentInput!) {
    purchaseDocument(input: $input) {
      purchaseId
      clientSecret
      amount
      currency
    }
  }
`);

type Props = { assessmentId: string; type: string; title: string; price: string; onBought?: () => void };

/** Buys one document in a dialog; beginning a purchase twice is one purchase. */
export function BuyDocumentButton({ assessmentId, type, title, price, onBought }: Props) {
  const [open, setOpen] = useState(false);
  const refused = useRefusal('own');
  const [begin, { data, loading, client }] = useMutation(Purchase, {
    variables: { input: { assessmentId, documentType: type } },
    onCompleted: ({ purchaseDocument }) => (purchaseDocument.clientSecret ? setOpen(true) : bought()),
    onError: error => toastFailure('Payment Failed', failureOf(error).message),
  });
  const checkout = data?.purchaseDocument;

  async function bought() {
    setOpen(false);
    toast({
      title: 'Payment Successful!',
      text: `You can now generate the ${title.toLowerCase()} for this assessment.`,
    });
    await client.query({ query: purchasesQuery, variables: { assessmentId }, fetchPolicy: 'network-only' });
    onBought?.();
  }

  return (
    <>
      <Button size="small" disabled={loading} refused={refused} onClick={() => begin()}>
        {loading ? 'Opening...' : `Buy for ${price}`}
        <span className="sr-only">: {title}</span>
      </Button>
      {open && checkout?.clientSecret && (
        <Suspense>
          <PaymentDialog
            title={`Buy the ${title.toLowerCase()}`}
            text="A one-off payment for this assessment. Regeneration is included."
            clientSecret={checkout.clientSecret}
            returnUrl={window.location.href}
            submit={`Pay ${formatMoney(checkout.amount, checkout.currency)}`}
            submitting="Processing Payment..."
            onSuccess={bought}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
