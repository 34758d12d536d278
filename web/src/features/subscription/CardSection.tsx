import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { Panel } from './Panel.tsx';

const CardDialog = lazyComponent(() => import('./CardDialog.tsx').then(module => module.CardDialog));

const Fragment = graphql(`
  fragment CardSection_subscription on PlanSubscription {
    id
    paymentMethod {
      brand
      last4
      expMonth
      expYear
    }
  }
`);
const Begin = graphql(`
  mutation BeginPaymentMethodUpdate {
    beginPaymentMethodUpdate {
      portalUrl
      clientSecret
    }
  }
`);

/** The card for renewals, changed on the provider's page, or here if the provider has none. */
export function CardSection(props: { subscription: FragmentType<typeof Fragment> }) {
  const { paymentMethod } = readFragment(Fragment, props.subscription);
  const refused = useRefusal('own');
  const [clientSecret, setClientSecret] = useState<string>();
  const [begin, { loading }] = useMutation(Begin, {
    onCompleted: ({ beginPaymentMethodUpdate: { portalUrl, clientSecret } }) => {
      if (portalUrl) window.location.assign(portalUrl);
      else setClientSecret(clientSecret ?? undefined);
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return (
    <Panel title="Payment method">
      <div className="flex flex-wrap items-center justify-between gap-4">
        {paymentMethod ? (
          <p className="figures text-sm">
            <span className="font-semibold capitalize">{paymentMethod.brand}</span> ending in {paymentMethod.last4}
            <span className="block text-muted">
              Expires {String(paymentMethod.expMonth).padStart(2, '0')}/{paymentMethod.expYear}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">No card is saved.</p>
        )}
        <Button disabled={loading} refused={refused} onClick={() => begin()}>
          {loading ? 'Opening...' : 'Update Card'}
        </Button>
      </div>
      {clientSecret && (
        <Suspense>
          <CardDialog clientSecret={clientSecret} onClose={() => setClientSecret(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
