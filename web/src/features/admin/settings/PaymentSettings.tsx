import { useMutation, useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { paymentSettingsQuery } from './paymentSettingsQuery.ts';

const SetPaymentSettings = graphql(`
  mutation SetPaymentSettings($input: PaymentSettingsInput!) {
    setPaymentSettings(input: $input) {
      sandboxMode
      testReady
      liveReady
      simulator
      warning
    }
  }
`);

const cards = [
  ['Success', '4242 4242 4242 4242'],
  ['Declined', '4000 0000 0000 0002'],
  ['Insufficient funds', '4000 0000 0000 9995'],
] as const;

/** Switches between test and real payments, at once for all users, and lists the test cards. */
export function PaymentSettings() {
  const { data, error, refetch } = useQuery(paymentSettingsQuery);
  const [save, { loading }] = useMutation(SetPaymentSettings, {
    update: (cache, { data: saved }) => {
      if (saved) cache.writeQuery({ query: paymentSettingsQuery, data: { paymentSettings: saved.setPaymentSettings } });
    },
    onCompleted: () => toast({ title: 'Payment settings updated' }),
    onError: reason => {
      const { code, message } = failureOf(reason);
      toastFailure('Error', code === 'OFFLINE' ? 'Failed to update payment settings' : message);
    },
  });

  if (!data) {
    return (
      <div className="rounded-card border border-line bg-surface">
        {error ? (
          <EmptyState
            title="The payment settings could not be loaded"
            text={`${failureOf(error).message} Nothing was changed.`}
          >
            <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
          </EmptyState>
        ) : (
          <div className="p-6">
            <Skeleton rows={2} className="h-12" />
          </div>
        )}
      </div>
    );
  }
  const { sandboxMode, testReady, liveReady, simulator } = data.paymentSettings;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section aria-labelledby="payment-mode" className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="payment-mode" className="mb-4 font-serif text-xl font-semibold">
          Payment mode
        </h2>
        <Switch
          label="Sandbox mode"
          hint="On: only test cards are accepted and nothing is charged. Off: cards are charged. A change takes effect immediately for all users."
          checked={sandboxMode}
          disabled={loading}
          onChange={next => save({ variables: { input: { sandboxMode: next } } })}
        />
        <dl className="mt-5 divide-y divide-line border-t border-line text-sm">
          <Line term="Test payments" value={testReady ? (simulator ? 'Built-in simulator' : 'Set up') : 'Not set up'} />
          <Line term="Live payments" value={liveReady ? 'Set up' : 'Not set up'} />
        </dl>
      </section>
      <section aria-labelledby="test-cards" className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2 id="test-cards" className="font-serif text-xl font-semibold">
          Test cards
        </h2>
        <p className="mt-1 text-sm text-muted">Use these in sandbox mode with any future date and any security code.</p>
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {cards.map(([outcome, number]) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <span>
                <span className="block text-xs text-muted">{outcome}</span>
                <span className="figures font-medium whitespace-nowrap">{number}</span>
              </span>
              <CopyButton text={number.replaceAll(' ', '')} label={`Copy ${outcome.toLowerCase()} card`} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  );
}
