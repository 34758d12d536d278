import { useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useProduct } from '../../parts/useProduct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ActivityLog } from './activity/ActivityLog.tsx';
import { OrganisationList } from './organisations/OrganisationList.tsx';
import { Statistics } from './overview/Statistics.tsx';
import { PaymentSettings } from './settings/PaymentSettings.tsx';
import { paymentSettingsQuery } from './settings/paymentSettingsQuery.ts';
import { useLiveState } from './useNotices.ts';
import { UserManagement } from './users/UserManagement.tsx';

const AdminCharts = lazyComponent(() => import('./overview/AdminCharts.tsx').then(module => module.AdminCharts));

const tabs = ['users', 'activity', 'payments', 'system'] as const;

/** The admin page: users, activities and settings. */
export function AdminPage() {
  usePageTitle('Administration');
  const [query, setQuery] = useSearchParams();
  const { plans } = useProduct();
  // An open tab needs room for its list: the charts are then hidden, the figures never.
  const [folded, setFolded] = useState(query.size > 0);
  const chosen = tabs.find(tab => tab === query.get('tab') && (plans || tab !== 'payments')) ?? tabs[0];
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-2xl font-semibold">Administration</h1>
          <LiveLine />
        </div>
        <ButtonLink to="/admin/operations">Operations</ButtonLink>
      </header>
      <PaymentWarning />
      <Statistics />
      <Charts folded={folded} onFold={setFolded} />
      <div className="mt-8">
        <Tabs
          label="Administration"
          chosen={chosen}
          onChoose={tab => {
            setQuery(tab === tabs[0] ? {} : { tab }, { replace: true });
            setFolded(true);
          }}
          tabs={[
            { value: 'users', label: 'User Management', content: <UserLists query={query} onQuery={setQuery} /> },
            { value: 'activity', label: 'Activity Log', content: <ActivityLog /> },
            ...(plans ? [{ value: 'payments', label: 'Payment Settings', content: <PaymentSettings /> } as const] : []),
            { value: 'system', label: 'System Settings', content: <SystemSettings /> },
          ]}
        />
      </div>
    </div>
  );
}

/** The charts of the whole platform, which make room for the lists. */
function Charts({ folded, onFold }: { folded: boolean; onFold: (folded: boolean) => void }) {
  return (
    <>
      <div className="mt-3 flex justify-end">
        <Button size="small" look="quiet" aria-expanded={!folded} onClick={() => onFold(!folded)}>
          {folded ? 'Show Charts' : 'Hide Charts'}
        </Button>
      </div>
      {!folded && (
        <Suspense fallback={<Skeleton className="mt-2 h-71" />}>
          <AdminCharts />
        </Suspense>
      )}
    </>
  );
}

const lists = { users: 'Users', organisations: 'Organisations' };

type ListsProps = { query: URLSearchParams; onQuery: (query: Record<string, string>, how: { replace: true }) => void };

/** Two lists of the same people: by account, or by organisation. */
function UserLists({ query, onQuery }: ListsProps) {
  const shown = query.get('list') === 'organisations' ? 'organisations' : 'users';
  return (
    <>
      <fieldset aria-label="List" className="mb-4 flex w-fit rounded-control border border-edge p-0.5">
        {Object.entries(lists).map(([list, label]) => (
          <button
            key={list}
            type="button"
            aria-pressed={shown === list}
            onClick={() => onQuery(list === 'users' ? {} : { list }, { replace: true })}
            className="h-8 rounded-[4px] pointer-coarse:min-h-11 px-4 text-sm font-medium text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-canvas"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {shown === 'users' ? <UserManagement /> : <OrganisationList />}
    </>
  );
}

/** Whether the page updates live, and what to do if it does not. */
function LiveLine() {
  const state = useLiveState();
  return (
    <p role="status" className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3 text-sm text-muted">
      {state === 'live' && 'Updates live.'}
      {state === 'off' && (
        <>
          Live updates are not available at the moment.
          <Button size="small" look="quiet" onClick={() => window.location.reload()}>
            Load Again
          </Button>
        </>
      )}
    </p>
  );
}

/** A warning at the top while payments cannot work with the current settings. */
function PaymentWarning() {
  const { data } = useQuery(paymentSettingsQuery);
  return (
    <div role="status">
      {data?.paymentSettings.warning && (
        <p className="mt-6 rounded-card border border-test bg-test-soft px-4 py-3 text-sm font-medium text-test sm:px-5">
          {data.paymentSettings.warning}
        </p>
      )}
    </div>
  );
}

/** As specified: two choices and a Save without effect. It says so, and shows the settings that apply. */
function SystemSettings() {
  return (
    <section
      aria-labelledby="system-settings"
      className="max-w-130 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="system-settings" className="font-serif text-xl font-semibold">
        System settings
      </h2>
      <p id="system-settings-note" className="mt-3 rounded-control bg-none-soft px-3 py-2 text-sm text-none">
        These settings are not in use yet, so Save has no effect. At present, email verification is optional and anyone
        can register.
      </p>
      <div className="mt-5 space-y-5">
        <Select label="Email verification" defaultValue="optional">
          <option value="required">Required</option>
          <option value="optional">Optional</option>
          <option value="disabled">Disabled</option>
        </Select>
        <Select label="New registrations" defaultValue="open">
          <option value="open">Open</option>
          <option value="approval">Approval</option>
          <option value="closed">Closed</option>
        </Select>
        <Button aria-describedby="system-settings-note">Save</Button>
      </div>
    </section>
  );
}
