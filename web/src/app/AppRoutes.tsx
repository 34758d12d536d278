import { Outlet, Route, Routes } from 'react-router';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { lazyPart } from '../parts/lazyPart.ts';
import { AuthPage, LandingPage, MethodPage, PricingPage, SecondOfDecemberPage } from './firstPage.tsx';
import { Protected } from './Protected.tsx';
import { Shell } from './Shell.tsx';
import { WithPlans } from './WithPlans.tsx';

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
const UndoEmailChangePage = lazyPart(() => mailPages().then(module => module.UndoEmailChangePage));
const InvitationPage = lazyPart(() =>
  import('../features/invitation/InvitationPage.tsx').then(module => module.InvitationPage),
);
const VerifyPage = lazyPart(() => import('../features/verify/VerifyPage.tsx').then(module => module.VerifyPage));
const SecurityPage = lazyPart(() =>
  import('../features/security/SecurityPage.tsx').then(module => module.SecurityPage),
);
const AccountPage = lazyPart(() => import('../features/account/AccountPage.tsx').then(module => module.AccountPage));
const DashboardPage = lazyPart(() =>
  import('../features/dashboard/DashboardPage.tsx').then(module => module.DashboardPage),
);
const AssessmentPage = lazyPart(() =>
  import('../features/assessment/AssessmentPage.tsx').then(module => module.AssessmentPage),
);
const ReportPage = lazyPart(() => import('../features/report/ReportPage.tsx').then(module => module.ReportPage));
const DocumentPage = lazyPart(() =>
  import('../features/report/document/DocumentPage.tsx').then(module => module.DocumentPage),
);
const EvidencePage = lazyPart(() =>
  import('../features/report/evidence/EvidencePage.tsx').then(module => module.EvidencePage),
);
const RegulatorWizardPage = lazyPart(() =>
  import('../features/regulatorWizard/RegulatorWizardPage.tsx').then(module => module.RegulatorWizardPage),
);
const SystemPage = lazyPart(() => import('../features/system/SystemPage.tsx').then(module => module.SystemPage));
const registerPages = () => import('./registerPages.ts');
const ImportPage = lazyPart(() => registerPages().then(module => module.ImportPage));
const SystemsPage = lazyPart(() => registerPages().then(module => module.SystemsPage));
const RegisterPage = lazyPart(() => registerPages().then(module => module.RegisterPage));
const managerPages = () => import('./managerPages.ts');
const OrganisationLogPage = lazyPart(() => managerPages().then(module => module.OrganisationLogPage));
const NewRoomPage = lazyPart(() => managerPages().then(module => module.NewRoomPage));
const LawChangesPage = lazyPart(() => managerPages().then(module => module.LawChangesPage));
const ActionsPage = lazyPart(() => import('../features/actions/ActionsPage.tsx').then(module => module.ActionsPage));
const DeadlinesPage = lazyPart(() =>
  import('../features/deadlines/DeadlinesPage.tsx').then(module => module.DeadlinesPage),
);
const AdminOnly = lazyPart(() => import('../features/admin/AdminOnly.tsx').then(module => module.AdminOnly));
const operatorPages = () => import('./operatorPages.ts');
const AdminUserPage = lazyPart(() => operatorPages().then(module => module.UserPage));
const OperationsPage = lazyPart(() => operatorPages().then(module => module.OperationsPage));
const AdminPage = lazyPart(() => import('../features/admin/AdminPage.tsx').then(module => module.AdminPage));

/** Every address of the product, once. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<LandingPage />} />
        <Route element={<WithPlans />}>
          <Route path="pricing" element={<PricingPage />} />
        </Route>
        <Route path="method" element={<MethodPage />} />
        <Route path="2-december-2026" element={<SecondOfDecemberPage />} />
        <Route path="auth" element={<AuthPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="undo-email-change" element={<UndoEmailChangePage />} />
        <Route path="verify" element={<VerifyPage />} />
        <Route path="security" element={<SecurityPage />} />
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
              <Route path="systems/:id/register" element={<RegisterPage />} />
              <Route path="uk/systems/:id/register" element={<RegisterPage />} />
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
              <Route path="law-changes" element={<LawChangesPage />} />
              <Route path="deadlines" element={<DeadlinesPage />} />
              <Route path="rooms/new" element={<NewRoomPage />} />
              <Route path="organisation/log" element={<OrganisationLogPage />} />
              <Route path="admin" element={<AdminOnly />}>
                <Route index element={<AdminPage />} />
                <Route path="users/:id" element={<AdminUserPage />} />
                <Route path="operations" element={<OperationsPage />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
