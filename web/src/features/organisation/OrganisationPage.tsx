import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useGet } from '../../client/useGet.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { SectionNavigation, type Sections } from '../../parts/account/SectionNavigation.tsx';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { BrandingSection } from './BrandingSection.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { OwnFieldsSection } from './ownFields/OwnFieldsSection.tsx';
import { DeleteOrganisation } from './people/DeleteOrganisation.tsx';

const organisationQuery = graphql(`
  query Organisation($manages: Boolean!) {
    organisation {
      id
      name
      members {
        id
      }
      ...OrganisationSection_organisation
    }
    ownFields {
      name
      label
      kind
      choices
      values
    }
    branding {
      id
      ...BrandingSection_branding
    }
  }
`);

const withoutPlans: Sections = [
  ['organisation', 'Facts and people'],
  ['own-fields', 'Own fields'],
  ['branding', 'Branding'],
];
const withPlans: Sections = [...withoutPlans, ['subscription', 'Billing']];

/** The settings of the organisation, as opposed to those of a member. */
export function OrganisationPage() {
  usePageTitle('Organisation');
  const { plans } = useProduct();
  const manages = !useRefusal('manage');
  const variables = { manages };
  const { data, previousData, error, refetch } = useQuery(organisationQuery, {
    // Only users who may invite see invitations.
    variables,
    ...useKept(organisationQuery, variables),
    // If only the branding cannot be read, people can still be invited.
    errorPolicy: 'all',
  });
  const shown = data ?? previousData;
  if (error && !shown?.organisation)
    return (
      <PageState
        title="Your organisation could not be loaded"
        text={`${failureOf(error).message} Nothing was changed.`}
      >
        <Button look="primary" onClick={() => refetch().catch(() => {})}>
          Try Again
        </Button>
      </PageState>
    );
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Organisation</h1>
      {shown?.organisation ? (
        <p className="mt-1 truncate text-sm text-muted">{shown.organisation.name}</p>
      ) : (
        <Skeleton className="mt-1 h-5 w-60" />
      )}
      <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[192px_minmax(0,720px)] xl:gap-12">
        <SectionNavigation label="Organisation" sections={plans ? withPlans : withoutPlans} />
        {shown?.organisation ? (
          <div className="space-y-8">
            <OrganisationSection organisation={shown.organisation} />
            <OwnFieldsSection fields={shown.ownFields} />
            {shown.branding && <BrandingSection branding={shown.branding} />}
            {plans && <SubscriptionSection />}
            {shown.organisation.members.length > 1 && (
              <section aria-label="Delete organisation" className="rounded-card border border-line bg-surface">
                <DeleteOrganisation name={shown.organisation.name} />
              </section>
            )}
          </div>
        ) : (
          <Skeleton rows={3} className="h-71" />
        )}
      </div>
    </div>
  );
}

type Subscription = { plan: string; currentPeriodEnd: string | null; cancelAtPeriodEnd: boolean };

/**
 * The plan of the account, in one line; the details have their own page. Requested separately, because a password can be changed while
 * the payment provider is unavailable.
 */
function SubscriptionSection() {
  const { data, failure } = useGet<Subscription>('/api/subscription');
  const isPaid = data && data.plan !== 'free';
  return (
    <AccountSection
      id="subscription"
      title="Subscription"
      text={
        failure ? `Your plan cannot be shown at the moment. ${failure.message}` : data ? sentenceOf(data) : 'Loading'
      }
      action={
        data && (
          <ButtonLink size="small" to={isPaid ? '/subscription' : '/pricing'}>
            {isPaid ? 'Manage Subscription' : 'See the Plans'}
          </ButtonLink>
        )
      }
    />
  );
}

function sentenceOf({ plan, currentPeriodEnd, cancelAtPeriodEnd }: Subscription): string {
  if (plan === 'free') return 'You are on the Free plan.';
  const name = capitalise(plan);
  if (!currentPeriodEnd) return `You are on the ${name} plan.`;
  return `You are on the ${name} plan, which ${cancelAtPeriodEnd ? 'ends' : 'renews'} on ${formatDay(currentPeriodEnd)}.`;
}
