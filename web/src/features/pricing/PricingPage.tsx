import { useSession } from '../../client/session.ts';
import { useGet } from '../../client/useGet.ts';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FeatureComparison } from './FeatureComparison.tsx';
import type { CurrentSubscription, Plan } from './Plan.ts';
import { PlanCards } from './PlanCards.tsx';

/** The plans, for visitors and subscribers. It uses only REST, so it shows without Apollo. */
export function PricingPage() {
  usePublicPage('/pricing');
  const session = useSession();
  const plans = useGet<Plan[]>('/api/pricing');
  const subscription = useGet<CurrentSubscription>(session.status === 'user' ? '/api/subscription' : undefined);

  const failure = plans.failure ?? subscription.failure;
  if (failure) {
    return (
      <PageState title="The plans could not be loaded" text={failure.message}>
        <Button
          look="primary"
          onClick={() => {
            plans.reload();
            subscription.reload();
          }}
        >
          Try Again
        </Button>
        <ButtonLink to={session.status === 'user' ? '/dashboard' : '/'}>
          {session.status === 'user' ? 'Back to Dashboard' : 'Go to the Start Page'}
        </ButtonLink>
      </PageState>
    );
  }

  // The buttons depend on the visitor, and none is shown that would change while it is read. Most readers see the right title at once. A
  // paying customer is known from the bar's badge, or a little later.
  const known = session.status === 'user' ? subscription.data : session.status === 'loading' ? undefined : 'nobody';
  const current = known === 'nobody' || !known || known.plan === 'free' ? undefined : known;
  const isPaid = known ? !!current : session.status === 'user' && (session.user.plan ?? 'free') !== 'free';
  return (
    <div className="mx-auto max-w-280 px-4 py-10 sm:px-6 sm:py-14">
      <header className="min-h-28 max-w-170 max-sm:min-h-51">
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl">
          {isPaid ? 'Subscription' : 'Choose Your Compliance Plan'}
        </h1>
        <p className="mt-3 text-base text-muted">
          {isPaid
            ? 'Your plan and the other plans. You can change or cancel at any time.'
            : 'Assessments and reports are free for up to 3 AI systems. A plan adds systems, generated documents and support; you can change or cancel it at any time.'}
        </p>
      </header>
      {plans.data && known ? (
        <PlanCards plans={plans.data} current={current} isGuest={session.status === 'guest'} />
      ) : (
        <PlanCardsSkeleton />
      )}
      {plans.data && <FeatureComparison plans={plans.data} />}
      {/* Its position is known with the plans. */}
      <div className={plans.data && known ? undefined : 'invisible'}>
        <CustomSolution />
      </div>
    </div>
  );
}

/** The contact for customers whom no plan fits. */
function CustomSolution() {
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

/** The frame of the plans while they load, with their final height. */
function PlanCardsSkeleton() {
  return (
    <div className="mt-8 grid min-h-120 divide-y divide-line rounded-card border border-line bg-surface md:grid-cols-3 md:divide-x md:divide-y-0">
      {['starter', 'professional', 'enterprise'].map(plan => (
        <div key={plan} className="space-y-6 p-6">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-12 w-36" />
          <Skeleton rows={6} />
        </div>
      ))}
    </div>
  );
}
