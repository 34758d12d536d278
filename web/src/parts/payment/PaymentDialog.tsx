import { type ComponentProps, useEffect, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { loadPayment, loadPaymentConfiguration, type Payment } from './loadPayment.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { TestModeBanner } from './TestModeBanner.tsx';

type Props = Omit<ComponentProps<typeof PaymentForm>, 'payment' | 'onUnavailable' | 'onCancel' | 'onProcessing'> & {
  title: string;
  text: string;
  onClose: () => void;
};

/**
 * The payment form in a dialog, on any page that sells something. It stays open during a payment: the bank's own window may lie above it,
 * and a press there is a press outside.
 */
export function PaymentDialog({ title, text, onClose, ...form }: Props) {
  const [payment, setPayment] = useState<Payment>();
  const [processing, setProcessing] = useState(false);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    let left = false;
    loadPaymentConfiguration()
      .then(loadPayment)
      .then(
        next => left || setPayment(next),
        error => {
          reportError(error);
          if (!left) setBroken(true);
        },
      );
    return () => {
      left = true;
    };
  }, []);

  return (
    <Dialog title={title} text={text} open onOpenChange={() => processing || onClose()}>
      {broken ? (
        <p role="alert" className="text-sm text-high">
          The payment form could not be loaded. Nothing was charged. Close this and try again.
        </p>
      ) : payment ? (
        <div className="space-y-5">
          {payment.sandboxMode && <TestModeBanner />}
          <PaymentForm
            {...form}
            payment={payment}
            onCancel={onClose}
            onProcessing={setProcessing}
            onUnavailable={error => {
              reportError(error);
              setBroken(true);
            }}
          />
        </div>
      ) : (
        <Skeleton rows={4} className="h-12" />
      )}
    </Dialog>
  );
}
