import { isValidElement } from 'react';
import { createRoutesFromElements, matchRoutes, Outlet, Route, useRoutes } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { lazyPart } from '../parts/lazyPart.ts';
import { Protected } from './Protected.tsx';
import { WithPlans } from './WithPlans.tsx';

const MethodPage = lazyPart(() => import('../features/method/MethodPage.tsx').then(module => module.MethodPage));
const SecondOfDecemberPage = lazyPart(() =>
  import('../features/secondOfDecember/SecondOfDecemberPage.tsx').then(module => module.SecondOfDecemberPage),
);
const ClientLayer = lazyPart(() => import('./ClientLayer.tsx').then(module => module.ClientLayer));
// Explanations of citations: every page behind the dashboard may use them, and the dashboard need not wait for them.
const TooltipLayer = lazyPart(() => import('../ui/Tooltip.tsx').then(module => module.TooltipProvider));
const SubscribePage = lazyPart(() =>
  import('../features/subscribe/SubscribePage.tsx').then(module => module.SubscribePage),
);
const SubscriptionPage = lazyPart(() =>
  import('../features/subscription/SubscriptionPage.tsx').then(module => module.SubscriptionPage),
);
const mailPages = () => import('./mailPages.ts');
const VerifyEmailPage = lazyPart(() => mailPages().then(module => module.VerifyEmailPage));
const ResetPasswordPage = lazyPart(() => mailPages().then(module => module.ResetPasswordPage));
const SignInPage = lazyPart(() => mailPages().then(module => module.SignInPage));
const UndoEmailChangePage = lazyPart(() => mailPages().then(module => module.UndoEmailChangePage));
const InvitationPage = lazyPart(() =>
  import('../features/invitation/InvitationPage.tsx').then(module => module.InvitationPage),
);
const VerifyPage = lazyPart(() => import('../features/verify/VerifyPage.tsx').then(module => module.VerifyPage));
const trustPages = () => import('./trustPages.ts');
const SecurityPage = lazyPart(() => trustPages().then(module => module.SecurityPage));
const PrivacyPage = lazyPart(() => trustPages().then(module => module.PrivacyPage));
const TermsPage = lazyPart(() => trustPages().then(module => module.TermsPage));
const ImprintPage = lazyPart(() => trustPages().then(module => module.ImprintPage));
const AccountPage = lazyPart(() => import('../features/account/AccountPage.tsx').then(module => module.AccountPage));
const DashboardPage = lazyPart(() =>
  import('../features/dashboard/DashboardPage.tsx').then(module => module.DashboardPage),
);
const AssessmentPage = lazyPart(() =>
  import('../features/assessment/AssessmentPage.tsx').then(module => module.AssessmentPage),
);
const ReportPage = lazyPart(() => import('../features/report/ReportPage.tsx').then(module => module.ReportPage));
const systemPages = () => import('./systemPages.ts');
const DocumentPage = lazyPart(() => systemPages().then(module => module.DocumentPage));
const EvidencePage = lazyPart(() => systemPages().then(module => module.EvidencePage));
const RegulatorWizardPage = lazyPart(() =>
  import('../features/regulatorWizard/RegulatorWizardPage.tsx').then(module => module.RegulatorWizardPage),
);
const workPages = () => import('./workPages.ts');
const ActionsPage = lazyPart(() => workPages().then(module => module.ActionsPage));
const DeadlinesPage = lazyPart(() => workPages().then(module => module.DeadlinesPage));
const NotificationsPage = lazyPart(() => workPages().then(module => module.NotificationsPage));
const SystemPage = lazyPart(() => systemPages().then(module => module.SystemPage));
const registerPages = () => import('./registerPages.ts');
const SystemsPage = lazyPart(() => registerPages().then(module => module.SystemsPage));
const RegisterPage = lazyPart(() => registerPages().then(module => module.RegisterPage));
const SupplierPage = lazyPart(() => registerPages().then(module => module.SupplierPage));
const AnnexPage = lazyPart(() => registerPages().then(module => module.AnnexPage));
const managerPages = () => import('./managerPages.ts');
const ImportPage = lazyPart(() => import('../features/importSystems/ImportPage.tsx').then(module => module.ImportPage));
const OrganisationLogPage = lazyPart(() => managerPages().then(module => module.OrganisationLogPage));
const ProvisioningPage = lazyPart(() =>
  import('../features/provisioning/ProvisioningPage.tsx').then(module => module.ProvisioningPage),
);
const NewRoomPage = lazyPart(() => managerPages().then(module => module.NewRoomPage));
const SingleSignOnPage = lazyPart(() => managerPages().then(module => module.SingleSignOnPage));
const LawChangesPage = lazyPart(() => managerPages().then(module => module.LawChangesPage));
const AdminOnly = lazyPart(() => import('../features/admin/AdminOnly.tsx').then(module => module.AdminOnly));
const operatorPages = () => import('./operatorPages.ts');
const AdminUserPage = lazyPart(() => operatorPages().then(module => module.UserPage));
const OperationsPage = lazyPart(() => operatorPages().then(module => module.OperationsPage));
const AdminPage = lazyPart(() => import('../features/admin/AdminPage.tsx').then(module => module.AdminPage));

/** Every address that a visitor does not come upon first. */
export const laterRoutes = createRoutesFromElements(
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
          <Route path="systems/:id/register" element={<RegisterPage />} />
          <Route path="systems/:id/supplier" element={<SupplierPage />} />
          <Route path="uk/systems/:id/register" element={<RegisterPage />} />
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
          <Route path="deadlines" element={<DeadlinesPage />} />
          <Route path="rooms/new" element={<NewRoomPage />} />
          <Route path="organisation/sign-in" element={<SingleSignOnPage />} />
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

export const LazyRoutes = () => useRoutes(laterRoutes);

/** Whether a page is for those who are signed in. */
export const isOwn = (path: string) =>
  matchRoutes(laterRoutes, path)?.some(
    ({ route: { element } }) => isValidElement(element) && element.type === Protected,
  ) ?? false;
