/** An orange notice that nothing here costs money, with the test card. */
export function TestModeBanner() {
  return (
    <section
      aria-label="Test mode"
      className="rounded-card border border-test bg-test-soft px-4 py-3 text-sm text-test sm:px-5"
    >
      <p className="font-semibold">Test Mode Active</p>
      <p className="mt-0.5">
        Use the test card <span className="figures font-semibold whitespace-nowrap">4242 4242 4242 4242</span> with any
        future date and any security code. No real charges are made.
      </p>
    </section>
  );
}
