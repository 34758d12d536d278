import { stateOf } from '@aicp/compliance/law/calendar';
import { currentLegalDateOf, type LegalDateId, longDateOf } from '@aicp/compliance/law/dates';
import { type ReactNode, useSyncExternalStore } from 'react';
import { today } from '../../ui/formatDate.ts';
import { Term } from '../../ui/Term.tsx';

const steps: [LegalDateId, ReactNode][] = [
  [
    'chapters-1-and-2',
    <>
      <Term id="prohibited-practice">Prohibited practices</Term> and <Term id="ai-literacy">AI literacy</Term>
    </>,
  ],
  [
    'gpai-and-penalties',
    <>
      <Term id="gpai">General-purpose AI models</Term>, and the penalties
    </>,
  ],
  [
    'general',
    <>
      <Term id="transparency-obligation">Transparency</Term> towards people, for chatbots and synthetic content
    </>,
  ],
  ['new-prohibitions', 'Prohibitions on intimate imagery without consent'],
  [
    'legacy-gpai',
    <>
      <Term id="gpai">General-purpose AI models</Term> on the market before {longDateOf('gpai-and-penalties')}
    </>,
  ],
  [
    'annex-iii',
    <>
      <Term id="high-risk">High-risk</Term> duties for the areas of <Term id="annex-iii">Annex III</Term>
    </>,
  ],
  [
    'annex-i',
    <>
      High-risk duties for the products of <Term id="annex-i">Annex I</Term>
    </>,
  ],
];

const never = () => () => undefined;

/** The AI Act's dates as of the reader's day, which the build's HTML cannot know. */
export function LawInDates() {
  const day = useSyncExternalStore(never, today, () => undefined);
  return (
    <section aria-labelledby="dates" className="border-t border-line py-16 sm:py-20">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="dates" className="font-serif text-2xl font-semibold">
            Key application dates
          </h2>
          <p className="mt-2 text-base text-muted">
            The EU AI Act, as amended in 2026, applies in stages. Every line of a report states its date.
          </p>
        </div>
        <ol className="divide-y divide-line border-y border-line">
          {steps.map(([id, what]) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 py-4 sm:min-h-14 sm:grid-cols-[10rem_1fr_7rem] sm:items-baseline max-sm:min-h-25"
            >
              <time dateTime={currentLegalDateOf(id)} className="text-sm text-muted">
                {longDateOf(id)}
              </time>
              <span className="text-base">{what}</span>
              {day && <State date={currentLegalDateOf(id)} day={day} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function State({ date, day }: { date: string; day: string }) {
  const { state, daysLeft } = stateOf(date, day);
  return (
    <span className="figures flex items-center gap-2 text-sm text-muted">
      <span className={`size-2 rounded-full border border-current ${state === 'in force' ? 'bg-current' : ''}`} />
      {state === 'in force' ? 'in force' : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}
    </span>
  );
}
