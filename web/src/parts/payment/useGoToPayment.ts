import { useNavigate } from 'react-router-dom';

type Checkout = { subscriptionId: string; clientSecret?: string | null };

/**
 * Goes to the payment page for the open amount of a subscription. `dueFor` is shown next to the amount.
 * @returns whether anything is left to pay
 */
export function useGoToPayment() {
  const navigate = useNavigate();
  return ({ subscriptionId, clientSecret }: Checkout, dueFor: string): boolean => {
    if (!clientSecret) return false;
    void navigate(`/subscribe/${subscriptionId}?client_secret=${encodeURIComponent(clientSecret)}`, {
      state: { dueFor },
    });
    return true;
  };
}
