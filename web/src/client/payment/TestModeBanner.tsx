/** Says in orange that nothing here costs money, and which card to try. */
export function TestModeBanner({ simulated }: { simulated: boolean }) {
  return (
    <section
      aria-label="Test mode"
      className="rounded-card border border-test bg-test-soft px-4 py-3 text-sm text-test sm:px-5"
    >
      <p className="font-semibold">Test Mode Active</p>
      <p className="mt-0.5">
        Pay with the test card <span className="figures font-semibold whitespace-nowrap">4242 4242 4242 4242</span>, any
        future date and any CVC. No real charges are made.
        {simulated && ' Payments go to the payment simulator on this machine, not to Stripe.'}
      </p>
    </section>
  );
}
