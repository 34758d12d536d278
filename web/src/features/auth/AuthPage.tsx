import { type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { usePublicPage } from '../../parts/usePublicPage.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { areCookiesBlocked } from '../../ui/siteData.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { Term } from '../../ui/Term.tsx';
import { LoginForm } from './LoginForm.tsx';

const CookiesNeeded = lazyComponent(() =>
  import('../../parts/account/CookiesNeeded.tsx').then(module => module.CookiesNeeded),
);
const RegisterForm = lazyComponent(() => import('./RegisterForm.tsx').then(module => module.RegisterForm));

type Place = { key: string; state: { from?: string; expired?: boolean; register?: object } | null };

/** The forms to log in or register. Signed-in users are redirected to the page they wanted, or to the dashboard. */
export function AuthPage() {
  usePublicPage('/auth');
  const session = useSession();
  const { state, key }: Place = useLocation();
  // Applies only to this visit of the page: "Start Free Assessment", pressed here, opens Register.
  const [chosen, setChosen] = useState({ at: '', tab: '' });
  const tab = chosen.at === key ? chosen.tab : state?.register ? 'register' : 'login';
  if (session.status === 'user') return <Navigate to={state?.from ?? '/dashboard'} replace />;
  return (
    <div className="mx-auto grid max-w-280 gap-12 px-4 py-10 sm:px-6 md:grid-cols-2 md:py-16 lg:gap-24">
      <section className="mx-auto w-full max-w-105 md:mx-0">
        <h1 className="font-serif text-2xl font-semibold">
          {tab === 'login' ? 'Your account' : 'Create your account'}
        </h1>
        <p className="mt-2 mb-6 text-base text-muted">
          Log in or register. The assessment is free, takes about 15 minutes and needs no credit card.
        </p>
        {state?.expired && (
          <p role="status" className="mb-6 rounded-control border border-line bg-surface px-4 py-3 text-sm text-muted">
            Your session has ended. Sign in again to return to the page where you were.
          </p>
        )}
        {/* Also in the prerendered page: a form without React would be sent by the browser, password included. */}
        {session.status === 'loading' ? (
          <Skeleton rows={4} className="h-16" />
        ) : (
          <>
            {areCookiesBlocked() && (
              <Suspense>
                <CookiesNeeded />
              </Suspense>
            )}
            <Tabs
              label="Sign in or register"
              chosen={tab}
              onChoose={next => setChosen({ at: key, tab: next })}
              tabs={[
                { value: 'login', label: 'Login', content: <LoginForm /> },
                {
                  value: 'register',
                  label: 'Register',
                  content: (
                    <Suspense fallback={<Skeleton rows={5} className="h-17" />}>
                      <RegisterForm />
                    </Suspense>
                  ),
                },
              ]}
            />
          </>
        )}
      </section>
      <AuthAside />
    </div>
  );
}

const points: [string, ReactNode][] = [
  [
    'Risk scoring',
    <>
      Each answer is scored under the law that applies to you, depending on whether you are a{' '}
      <Term id="provider">provider</Term> or a <Term id="deployer">deployer</Term>, and whether your system is{' '}
      <Term id="high-risk">high-risk</Term>.
    </>,
  ],
  ['Actionable reports', 'Gaps in order of urgency, each with its article, the action to take and the due date.'],
  ['Documentation templates', 'Transparency notice, model card and risk assessment from your own answers.'],
  ['One dashboard', 'All your AI systems with their risk levels, for the EU and the UK.'],
];

/** The benefits of an account; shown if there is room next to the forms. */
function AuthAside() {
  const { usedBy } = useProduct();
  return (
    <aside className="hidden self-start rounded-card border border-line bg-surface p-8 md:block lg:p-10">
      <h2 className="font-serif text-2xl font-semibold text-balance">Secure your AI systems with EU Act compliance</h2>
      <p className="mt-3 text-base text-muted">Free assessment, no credit card, 15 minutes, instant results.</p>
      <dl className="mt-7 divide-y divide-line border-y border-line">
        {points.map(([term, text]) => (
          <div key={term} className="py-4">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="mt-1 text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-8">
        <div className="min-w-32" data-claim="used-by" hidden={usedBy === 'off'}>
          <dt className="text-xs text-muted">Used by</dt>
          <dd className="figures mt-1 text-base font-semibold">{usedBy === 'off' ? '' : usedBy}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">
            <Term id="fines">Fines</Term> they face
          </dt>
          <dd className="figures mt-1 text-base font-semibold text-balance">
            up to €35 million or 7% of global turnover
          </dd>
        </div>
      </dl>
    </aside>
  );
}
