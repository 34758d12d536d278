import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useProduct } from '../../../parts/useProduct.ts';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatLocalTime } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment UserFacts_user on AdminUser {
    id
    email
    companyName
    jurisdiction
    plan
    assessmentCount
    createdAt
    lastLogin
  }
`);

const jurisdictions = { EU: 'European Union', UK: 'United Kingdom' };

/** The details of an account, one per line. */
export function UserFacts(props: { user: FragmentType<typeof Fragment> }) {
  const user = readFragment(Fragment, props.user);
  const { plans } = useProduct();
  const facts = [
    ['Email', user.email],
    ['Company', user.companyName || '–'],
    ['Jurisdiction', jurisdictions[user.jurisdiction]],
    ...(plans ? ([['Plan', capitalise(user.plan)]] as const) : []),
    ['Assessments', String(user.assessmentCount)],
    ['Registered', formatLocalTime(user.createdAt)],
    ['Last login', user.lastLogin ? formatLocalTime(user.lastLogin) : 'Never'],
  ] as const;
  return (
    <dl className="mt-8 grid gap-x-8 border-t border-ink text-sm sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="figures min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
