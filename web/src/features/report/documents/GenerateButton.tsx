import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/formatMoney.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';

const PaymentDialog = lazyComponent(() =>
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

type Props = {
  assessmentId: string;
  type: string;
  title: string;
  /** The price to pay first; undefined if there is none. */
  price: string | undefined;
  /** Whether the trial gives away a document that is paid elsewhere. */
  isGift: boolean;
  again: boolean;
  generating: boolean;
  busy: boolean;
  onGenerate: () => void;
  onBought: () => void;
};

/** Generates a document, after buying it if necessary. Starting a purchase twice results in one purchase. */
export function GenerateButton({ assessmentId, type, title, price, isGift, again, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const mayNotWork = useRefusal('work');
  const mayNotBuy = useRefusal('own');
  const [begin, { data, loading, client }] = useMutation(Purchase, {
    variables: { input: { assessmentId, documentType: type } },
    onCompleted: ({ purchaseDocument }) => (purchaseDocument.clientSecret ? setOpen(true) : bought()),
    onError: error => toastFailure('Payment Failed', failureOf(error).message),
  });
  const checkout = data?.purchaseDocument;

  async function bought() {
    setOpen(false);
    toast({ title: 'Payment Successful!', text: `The ${title.toLowerCase()} is now being generated.` });
    // A paid document is generated even if the list of purchases cannot be read now.
    await client
      .query({ query: purchasesQuery, variables: { assessmentId }, fetchPolicy: 'network-only' })
      .catch(() => {});
    props.onBought();
  }

  const words = price
    ? `Buy and Generate, ${price}`
    : again
      ? 'Generate Again'
      : isGift
        ? 'Generate, Free in This Trial'
        : 'Generate';
  return (
    <>
      <Button
        size="small"
        look={again ? 'secondary' : 'primary'}
        disabled={loading || props.generating || props.busy}
        refused={mayNotWork ?? (price ? mayNotBuy : undefined)}
        onClick={price ? () => begin() : props.onGenerate}
      >
        {props.generating ? 'Generating...' : loading ? 'Opening...' : words}
        <span className="sr-only"> {title}</span>
      </Button>
      {open && checkout?.clientSecret && (
        <Suspense>
          <PaymentDialog
            title={`Buy the ${title.toLowerCase()}`}
            text="A one-off payment for this system. Regeneration is included, even for later assessments."
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

/** Requested again after a payment. Billing then checks with the provider, and the page shows the current state. */
const purchasesQuery = graphql(`
  query DocumentPurchases($assessmentId: ID!) {
    documentPurchases(assessmentId: $assessmentId) {
      ...DocumentSection_purchase
    }
  }
`);
