import { useQuery } from '@apollo/client/react';
import { paymentSettingsQuery } from './paymentSettingsQuery.ts';

/** Stands above everything while payments cannot work as they are set up. */
export function PaymentWarning() {
  const { data } = useQuery(paymentSettingsQuery);
  return (
    <div role="status">
      {data?.paymentSettings.warning && (
        <p className="mt-6 rounded-card border border-test bg-test-soft px-4 py-3 text-sm font-medium text-test sm:px-5">
          {data.paymentSettings.warning}
        </p>
      )}
    </div>
  );
}
