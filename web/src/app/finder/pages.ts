import { importPath, newRoomPath, organisationPath, sharingPath, systemsPath } from '../../parts/paths.ts';
import type { FinderTarget } from './found.ts';

type Right = 'importSystems' | 'share' | 'readLog' | 'own';

type Page = {
  to: string;
  name: string;
  /** Other search terms for the page. */
  also?: string;
  /** The right required to open the page, if any. */
  right?: Right;
  only?: 'administrators' | 'withPlans';
};

/** Every page that has one address. */
export const allPages: readonly Page[] = [
  { to: '/dashboard', name: 'EU AI Compliance', also: 'Dashboard home systems' },
  { to: '/uk/dashboard', name: 'UK AI Compliance', also: 'Dashboard home systems' },
  { to: '/actions', name: 'Actions', also: 'gaps tasks board' },
  { to: '/deadlines', name: 'Deadlines', also: 'calendar days dates' },
  { to: '/evidence', name: 'Evidence', also: 'library files proof policies' },
  { to: systemsPath, name: 'Systems', also: 'all register owners' },
  { to: importPath, name: 'Import AI Systems', also: 'CSV file', right: 'importSystems' },
  { to: '/notifications', name: 'Notifications', also: 'inbox' },
  { to: '/law-changes', name: 'Law changes', also: 'updates' },
  { to: '/uk/regulator-wizard', name: 'UK Regulator Wizard', also: 'sector' },
  { to: sharingPath, name: 'Sharing', also: 'links audit rooms supplier requests', right: 'share' },
  { to: newRoomPath, name: 'New Audit Room', also: 'share link auditor', right: 'share' },
  { to: organisationPath, name: 'Organisation', also: 'people members own fields branding billing' },
  {
    to: '/account',
    name: 'Account',
    also: 'profile password passkeys two-factor tokens sessions export',
  },
  { to: '/subscription', name: 'Plan and Invoices', also: 'subscription billing card', only: 'withPlans' },
  { to: '/pricing', name: 'Pricing', also: 'plans', only: 'withPlans' },
  { to: '/organisation/duties', name: 'Organisation Duties', also: 'literacy policies complaints training' },
  { to: '/organisation/policies', name: 'Policies and Reviews', also: 'management review internal audit minutes' },
  { to: '/organisation/log', name: 'Organisation Log', also: 'activity history', right: 'readLog' },
  { to: '/organisation/provisioning', name: 'Provisioning', also: 'SCIM directory', right: 'own' },
  { to: '/organisation/sign-in', name: 'Single Sign-On', also: 'SSO identity provider', right: 'own' },
  { to: '/verify', name: 'Verify an Audit Bundle', also: 'hash signature' },
  { to: '/method', name: 'Method', also: 'scoring sources law' },
  { to: '/2-december-2026', name: 'Does 2 December 2026 affect me?', also: 'transparency' },
  { to: '/admin', name: 'Administration', also: 'admin users', only: 'administrators' },
  { to: '/admin/operations', name: 'Operations', also: 'admin jobs queues', only: 'administrators' },
  { to: '/privacy', name: 'Privacy Notice' },
  { to: '/terms', name: 'Terms' },
  { to: '/imprint', name: 'Imprint' },
  { to: '/security', name: 'Security' },
  { to: '/', name: 'Start Page', also: 'landing calculator fines features' },
];

const MAX_SHOWN = 5;

export type Visitor = {
  isAdmin: boolean;
  /** Whether anything is for sale. */
  plans: boolean;
  /** Whether each right is denied to the user. */
  refused: Record<Right, boolean>;
};

/** The pages matching a text that a user may open. Pages whose title begins with it come first. */
export function pagesFor(text: string, { isAdmin, plans, refused }: Visitor): FinderTarget[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isOpen = ({ right, only }: Page) =>
    !(right && refused[right]) && (only !== 'administrators' || isAdmin) && (only !== 'withPlans' || plans);
  const isMeant = ({ name, also = '' }: Page) => {
    const own = `${name} ${also}`.toLowerCase().split(' ');
    return words.every(word => own.some(one => one.startsWith(word)));
  };
  const begins = ({ name }: Page) => Number(words.length > 0 && name.toLowerCase().startsWith(words.join(' ')));
  return allPages
    .filter(page => isOpen(page) && isMeant(page))
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, MAX_SHOWN)
    .map(({ to, name }) => ({ to, name, hint: '' }));
}
