import { Outlet, Route, Routes } from 'react-router';
import { lazyPart } from '../client/lazyPart.ts';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { Protected } from './Protected.tsx';
import { Shell } from './Shell.tsx';

const ClientLayer = lazyPart(() => import('./ClientLayer.tsx').then(module => module.ClientLayer));
const LandingPage = lazyPart(() => import('../features/landing/LandingPage.tsx').then(module => module.LandingPage));
const PricingPage = lazyPart(() => import('../features/pricing/PricingPage.tsx').then(module => module.PricingPage));
const AuthPage = lazyPart(() => import('../features/auth/AuthPage.tsx').then(module => module.AuthPage));
const DashboardPage = lazyPart(() =>
  import('../features/dashboard/DashboardPage.tsx').then(module => module.DashboardPage),
);
const AssessmentPage = lazyPart(() =>
  import('../features/assessment/AssessmentPage.tsx').then(module => module.AssessmentPage),
);
const ReportPage = lazyPart(() => import('../features/report/ReportPage.tsx').then(module => module.ReportPage));
const RegulatorWizardPage = lazyPart(() =>
  import('../features/regulatorWizard/RegulatorWizardPage.tsx').then(module => module.RegulatorWizardPage),
);
const AdminPage = lazyPart(() => import('../features/admin/AdminPage.tsx').then(module => module.AdminPage));

/** Every address of the product, once. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<LandingPage />} />
        <Route path="pricing" element={<PricingPage />} />
        <Route path="auth" element={<AuthPage />} />
        <Route
          element={
            <ClientLayer>
              <Outlet />
            </ClientLayer>
          }
        >
          <Route element={<Protected />}>
            <Route path="dashboard" element={<DashboardPage key="EU" jurisdiction="EU" />} />
            <Route path="uk/dashboard" element={<DashboardPage key="UK" jurisdiction="UK" />} />
            <Route path="assessment/:id" element={<AssessmentPage />} />
            <Route path="uk/assessment/:id" element={<AssessmentPage />} />
            <Route path="report/:id" element={<ReportPage />} />
            <Route path="uk/report/:id" element={<ReportPage />} />
            <Route path="uk/regulator-wizard" element={<RegulatorWizardPage />} />
            <Route path="admin" element={<AdminPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
