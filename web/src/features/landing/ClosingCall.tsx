import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { StartButton } from '../../parts/StartButton.tsx';

export function ClosingCall() {
  return (
    <section className="rounded-card border border-line bg-accent-soft px-6 py-12 text-center sm:py-16">
      <h2 className="font-serif text-2xl font-semibold">Start with one system</h2>
      <p className="mx-auto mt-3 max-w-120 text-base text-muted">
        Your first report takes about 15 minutes. You do not need a card, and your answers remain yours.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <StartButton />
        <ContactButton topic="scheduleDemo" size="large">
          Schedule a Demo
        </ContactButton>
      </div>
    </section>
  );
}
