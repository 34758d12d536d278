import { ContactButton } from '../../parts/contact/ContactButton.tsx';

/** For whom no plan fits. */
export function CustomSolution() {
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card border border-line bg-surface p-6 lg:p-8">
      <div className="max-w-150">
        <h2 className="font-serif text-xl font-semibold">Need a Custom Solution?</h2>
        <p className="mt-2 text-sm text-muted">
          For company groups, custom terms or hosting on your own servers, write to us. You will get a personal reply.
        </p>
      </div>
      <ContactButton topic="sales">Contact Sales</ContactButton>
    </section>
  );
}
