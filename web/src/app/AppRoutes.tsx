import { Outlet, Route, Routes } from 'react-router';
import { LandingPage } from '../features/landing/LandingPage.tsx';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { lazyPage } from './lazyPage.ts';
import { Protected } from './Protected.tsx';
import { Shell } from './Shell.tsx';

const ClientLayer = lazyPage(() => import('./ClientLayer.tsx').then(module => module.ClientLayer));
const PricingPage = lazyPage(() => import('../features/pricing/PricingPage.tsx').then(module => module.PricingPage));
const AuthPage = lazyPage(() => import('../features/auth/AuthPage.tsx').then(module => module.AuthPage));
const DashboardPage = lazyPage(() =>
  import('../features/dashboard/DashboardPage.tsx').then(module => module.DashboardPage),
);
const AssessmentPage = lazyPage(() =>
  import('../features/assessment/AssessmentPage.tsx').then(module => module.AssessmentPage),
);
const ReportPage = lazyPage(() => import('../features/report/ReportPage.tsx').then(module => module.ReportPage));
const RegulatorWizardPage = lazyPage(() =>
  import('../features/regulatorWizard/RegulatorWizardPage.tsx').then(module => module.RegulatorWizardPage),
);
const AdminPage = lazyPage(() => import('../features/admin/AdminPage.tsx').then(module => module.AdminPage));

/** Every address of the product, once. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<LandingPage />} />
        <Route path="pricing" element={<PricingPage />} />
        <Route
          element={
            <ClientLayer>
              <Outlet />
            </ClientLayer>
          }
        >
          <Route path="auth" element={<AuthPage />} />
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
