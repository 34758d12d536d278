import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refreshPlan } from '../../parts/account/refreshPlan.ts';
import { loadPayment, loadPaymentConfiguration } from '../../parts/payment/loadPayment.ts';
import { PaymentForm } from '../../parts/payment/PaymentForm.tsx';
import { TestModeBanner } from '../../parts/payment/TestModeBanner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/formatMoney.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { PaymentSuccessful } from './PaymentSuccessful.tsx';

/** Pays for a subscription that was started on /pricing. */
export function SubscribePage() {
  usePageTitle('Complete Your Subscription');
  const state: { dueFor?: string } | null = useLocation().state;
  const { prepared, giveUp } = usePreparedPayment();
  const [paid, setPaid] = useState(false);
  if (!prepared) return <Spinner label="Setting up your subscription..." />;

  const { payment, intent, clientSecret } = prepared;
  // A user who returns to this address after paying is not asked to pay again.
  if (paid || intent.status === 'succeeded')
    return <PaymentSuccessful testMode={payment.sandboxMode} amount={intent.amount} currency={intent.currency} />;
  return (
    <div className="mx-auto max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/pricing" look="quiet" size="small" className="-ml-3">
        Back to Pricing
      </ButtonLink>
      <h1 className="mt-4 font-serif text-2xl font-semibold sm:text-3xl">Complete Your Subscription</h1>
      <p className="mt-2 text-base text-muted">You are one step away from accessing the platform.</p>
      {payment.sandboxMode && (
        <div className="mt-6">
          <TestModeBanner />
        </div>
      )}
      <div className="mt-8 grid gap-8 md:grid-cols-[1fr_300px] lg:gap-12">
        <section aria-labelledby="secure-payment" className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <h2 id="secure-payment" className="font-serif text-xl font-semibold">
            Secure Payment
          </h2>
          <dl className="figures mt-4 mb-6 flex items-baseline justify-between gap-4 border-y border-line py-3">
            <dt className="text-sm text-muted">{state?.dueFor ?? 'Due today'}</dt>
            <dd className="text-lg font-semibold">{formatMoney(intent.amount / 100, intent.currency)}</dd>
          </dl>
          <PaymentForm
            payment={payment}
            clientSecret={clientSecret}
            returnUrl={`${window.location.origin}/dashboard?subscription=success`}
            submit="Subscribe Now"
            submitting="Processing Payment..."
            onSuccess={() => {
              setPaid(true);
              void refreshPlan();
            }}
            onUnavailable={giveUp}
          />
          <p className="mt-4 text-xs text-muted">
            Your payment data is secured by the payment provider and never stored on our servers.
          </p>
        </section>
        <WhatYouGet />
      </div>
    </div>
  );
}

const benefits = [
  'Complete EU AI Act compliance assessments',
  'AI-powered document generation',
  'Risk analysis and compliance scoring',
  'Professional compliance reports',
  'Priority customer support',
];

function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get">
      <h2 id="what-you-get" className="border-b border-ink pb-2 text-base font-semibold">
        What you'll get
      </h2>
      <ul className="text-sm">
        {benefits.map(benefit => (
          <li key={benefit} className="border-b border-line py-3">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepare>>>;

/**
 * Loads everything needed to pay for the subscription in this address. If that fails, the visitor goes back to /pricing; `giveUp` is for
 * callers that find out later.
 */
function usePreparedPayment(): { prepared: Prepared | undefined; giveUp: (error: unknown) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [prepared, setPrepared] = useState<Prepared>();
  const secret = query.get('client_secret');

  const giveUp = useCallback(
    (error: unknown) => {
      reportError(error);
      void navigate('/pricing', { replace: true });
    },
    [navigate],
  );

  useEffect(() => {
    let left = false;
    prepare(secret).then(
      next => {
        if (left) return;
        if (next) setPrepared(next);
        else void navigate('/pricing', { replace: true });
      },
      error => left || giveUp(error),
    );
    return () => {
      left = true;
    };
  }, [secret, navigate, giveUp]);

  return { prepared, giveUp };
}

/** Loads the configuration first, then the secret, then the library and the amount due; undefined without a secret. */
async function prepare(clientSecret: string | null) {
  const configuration = await loadPaymentConfiguration();
  if (!clientSecret) return undefined;
  const payment = await loadPayment(configuration);
  const { paymentIntent, error } = await payment.stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) throw new Error(error.message ?? 'This payment does not exist.');
  return { payment, clientSecret, intent: paymentIntent };
}
