import { isValidElement } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Outlet,
  Route,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { lazyComponent } from '../parts/lazyComponent.ts';
import { Protected } from './Protected.tsx';
import { WithPlans } from './WithPlans.tsx';

const MethodPage = lazyComponent(() => import('../features/method/MethodPage.tsx').then(module => module.MethodPage));
const SecondOfDecemberPage = lazyComponent(() =>
  import('../features/secondOfDecember/SecondOfDecemberPage.tsx').then(module => module.SecondOfDecemberPage),
);
const ClientLayer = lazyComponent(() => import('./ClientLayer.tsx').then(module => module.ClientLayer));
// Tooltips for citations. Every page behind the dashboard may use them, and the dashboard does not wait for them.
const TooltipLayer = lazyComponent(() => import('../ui/Tooltip.tsx').then(module => module.TooltipProvider));
const SubscribePage = lazyComponent(() =>
  import('../features/subscribe/SubscribePage.tsx').then(module => module.SubscribePage),
);
const SubscriptionPage = lazyComponent(() =>
  import('../features/subscription/SubscriptionPage.tsx').then(module => module.SubscriptionPage),
);
const mailPages = () => import('./mailPages.ts');
const VerifyEmailPage = lazyComponent(() => mailPages().then(module => module.VerifyEmailPage));
const ResetPasswordPage = lazyComponent(() => mailPages().then(module => module.ResetPasswordPage));
const SignInPage = lazyComponent(() => mailPages().then(module => module.SignInPage));
const UndoEmailChangePage = lazyComponent(() => mailPages().then(module => module.UndoEmailChangePage));
const InvitationPage = lazyComponent(() =>
  import('../features/invitation/InvitationPage.tsx').then(module => module.InvitationPage),
);
const VerifyPage = lazyComponent(() => import('../features/verify/VerifyPage.tsx').then(module => module.VerifyPage));
const trustPages = () => import('./trustPages.ts');
const SecurityPage = lazyComponent(() => trustPages().then(module => module.SecurityPage));
const PrivacyPage = lazyComponent(() => trustPages().then(module => module.PrivacyPage));
const TermsPage = lazyComponent(() => trustPages().then(module => module.TermsPage));
const ImprintPage = lazyComponent(() => trustPages().then(module => module.ImprintPage));
const AccountPage = lazyComponent(() =>
  import('../features/account/AccountPage.tsx').then(module => module.AccountPage),
);
const DashboardPage = lazyComponent(() =>
  import('../features/dashboard/DashboardPage.tsx').then(module => module.DashboardPage),
);
const AssessmentPage = lazyComponent(() =>
  import('../features/assessment/AssessmentPage.tsx').then(module => module.AssessmentPage),
);
const ReportPage = lazyComponent(() => import('../features/report/ReportPage.tsx').then(module => module.ReportPage));
const systemPages = () => import('./systemPages.ts');
const DocumentPage = lazyComponent(() => systemPages().then(module => module.DocumentPage));
const EvidencePage = lazyComponent(() => systemPages().then(module => module.EvidencePage));
const RegulatorWizardPage = lazyComponent(() =>
  import('../features/regulatorWizard/RegulatorWizardPage.tsx').then(module => module.RegulatorWizardPage),
);
const workPages = () => import('./workPages.ts');
const ActionsPage = lazyComponent(() => workPages().then(module => module.ActionsPage));
const LibraryPage = lazyComponent(() => workPages().then(module => module.LibraryPage));
const DeadlinesPage = lazyComponent(() => workPages().then(module => module.DeadlinesPage));
const NotificationsPage = lazyComponent(() => workPages().then(module => module.NotificationsPage));
const HistoryPage = lazyComponent(() => systemPages().then(module => module.HistoryPage));
const FilesPage = lazyComponent(() => systemPages().then(module => module.FilesPage));
const SystemPage = lazyComponent(() => systemPages().then(module => module.SystemPage));
const registerPages = () => import('./registerPages.ts');
const SystemsPage = lazyComponent(() => registerPages().then(module => module.SystemsPage));
const RegisterPage = lazyComponent(() => registerPages().then(module => module.RegisterPage));
const SupplierPage = lazyComponent(() => registerPages().then(module => module.SupplierPage));
const AnnexPage = lazyComponent(() => registerPages().then(module => module.AnnexPage));
const ImportPage = lazyComponent(() =>
  import('../features/importSystems/ImportPage.tsx').then(module => module.ImportPage),
);
const managerPages = () => import('./managerPages.ts');
const OrganisationLogPage = lazyComponent(() => managerPages().then(module => module.OrganisationLogPage));
const DutiesPage = lazyComponent(() => managerPages().then(module => module.DutiesPage));
const PoliciesPage = lazyComponent(() =>
  import('../features/policies/PoliciesPage.tsx').then(module => module.PoliciesPage),
);
const ProvisioningPage = lazyComponent(() =>
  import('../features/provisioning/ProvisioningPage.tsx').then(module => module.ProvisioningPage),
);
const OrganisationPage = lazyComponent(() =>
  import('../features/organisation/OrganisationPage.tsx').then(module => module.OrganisationPage),
);
const SharingPage = lazyComponent(() =>
  import('../features/sharing/SharingPage.tsx').then(module => module.SharingPage),
);
const NewRoomPage = lazyComponent(() => managerPages().then(module => module.NewRoomPage));
const SingleSignOnPage = lazyComponent(() => managerPages().then(module => module.SingleSignOnPage));
const LawChangesPage = lazyComponent(() => managerPages().then(module => module.LawChangesPage));
const AdminOnly = lazyComponent(() => import('../features/admin/AdminOnly.tsx').then(module => module.AdminOnly));
const operatorPages = () => import('./operatorPages.ts');
const AdminUserPage = lazyComponent(() => operatorPages().then(module => module.UserPage));
const OperationsPage = lazyComponent(() => operatorPages().then(module => module.OperationsPage));
const AdminPage = lazyComponent(() => import('../features/admin/AdminPage.tsx').then(module => module.AdminPage));

/** The earlier address of a system's facts. */
function MovedFacts() {
  const { pathname, search } = useLocation();
  return <Navigate to={pathname.replace(/register\/?$/, 'facts') + search} replace />;
}

/** Every address that visitors do not open first. */
export const lazyRoutes = createRoutesFromElements(
  <>
    <Route path="method" element={<MethodPage />} />
    <Route path="2-december-2026" element={<SecondOfDecemberPage />} />
    <Route path="auth/sign-in" element={<SignInPage />} />
    <Route path="reset-password" element={<ResetPasswordPage />} />
    <Route path="undo-email-change" element={<UndoEmailChangePage />} />
    <Route path="verify" element={<VerifyPage />} />
    <Route path="security" element={<SecurityPage />} />
    <Route path="privacy" element={<PrivacyPage />} />
    <Route path="terms" element={<TermsPage />} />
    <Route path="imprint" element={<ImprintPage />} />
    <Route element={<Protected />}>
      <Route element={<WithPlans />}>
        <Route path="subscribe/:subscriptionId?" element={<SubscribePage />} />
      </Route>
    </Route>
    <Route
      element={
        <ClientLayer>
          <Outlet />
        </ClientLayer>
      }
    >
      <Route path="verify-email" element={<VerifyEmailPage />} />
      <Route path="invitation" element={<InvitationPage />} />
      <Route element={<Protected />}>
        <Route path="dashboard" element={<DashboardPage key="EU" jurisdiction="EU" />} />
        <Route path="uk/dashboard" element={<DashboardPage key="UK" jurisdiction="UK" />} />
        <Route
          element={
            <TooltipLayer>
              <Outlet />
            </TooltipLayer>
          }
        >
          <Route path="systems/:id" element={<SystemPage />} />
          <Route path="uk/systems/:id" element={<SystemPage />} />
          <Route path="systems" element={<SystemsPage />} />
          <Route path="systems/import" element={<ImportPage />} />
          <Route path="systems/:id/annex-viii" element={<AnnexPage />} />
          <Route path="systems/:id/register" element={<MovedFacts />} />
          <Route path="systems/:id/facts" element={<RegisterPage />} />
          <Route path="systems/:id/history" element={<HistoryPage />} />
          <Route path="systems/:id/files" element={<FilesPage />} />
          <Route path="systems/:id/supplier" element={<SupplierPage />} />
          <Route path="uk/systems/:id/register" element={<MovedFacts />} />
          <Route path="uk/systems/:id/facts" element={<RegisterPage />} />
          <Route path="uk/systems/:id/history" element={<HistoryPage />} />
          <Route path="uk/systems/:id/files" element={<FilesPage />} />
          <Route path="uk/systems/:id/supplier" element={<SupplierPage />} />
          <Route path="assessment/:id" element={<AssessmentPage />} />
          <Route path="uk/assessment/:id" element={<AssessmentPage />} />
          <Route path="report/:id" element={<ReportPage />} />
          <Route path="uk/report/:id" element={<ReportPage />} />
          <Route path="report/:id/documents/:type" element={<DocumentPage />} />
          <Route path="uk/report/:id/documents/:type" element={<DocumentPage />} />
          <Route path="report/:id/evidence" element={<EvidencePage />} />
          <Route path="uk/report/:id/evidence" element={<EvidencePage />} />
          <Route path="uk/regulator-wizard" element={<RegulatorWizardPage />} />
          <Route element={<WithPlans />}>
            <Route path="subscription" element={<SubscriptionPage />} />
          </Route>
          <Route path="account" element={<AccountPage />} />
          <Route path="actions" element={<ActionsPage />} />
          <Route path="notifications" element={<NotificationsPage />} />
          <Route path="law-changes" element={<LawChangesPage />} />
          <Route path="evidence" element={<LibraryPage />} />
          <Route path="deadlines" element={<DeadlinesPage />} />
          <Route path="sharing" element={<SharingPage />} />
          <Route path="organisation" element={<OrganisationPage />} />
          <Route path="rooms/new" element={<NewRoomPage />} />
          <Route path="organisation/sign-in" element={<SingleSignOnPage />} />
          <Route path="organisation/duties" element={<DutiesPage />} />
          <Route path="organisation/policies" element={<PoliciesPage />} />
          <Route path="organisation/log" element={<OrganisationLogPage />} />
          <Route path="organisation/provisioning" element={<ProvisioningPage />} />
          <Route path="admin" element={<AdminOnly />}>
            <Route index element={<AdminPage />} />
            <Route path="users/:id" element={<AdminUserPage />} />
            <Route path="operations" element={<OperationsPage />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </>,
);

export const LazyRoutes = () => useRoutes(lazyRoutes);

/** Whether a page requires a signed-in user. */
export const isSignedInRoute = (path: string) =>
  matchRoutes(lazyRoutes, path)?.some(
    ({ route: { element } }) => isValidElement(element) && element.type === Protected,
  ) ?? false;
