/** The pages about a system's facts form one chunk, because users switch between them. The first load names one file fewer. */
export { AnnexPage } from '../features/register/annexViii/AnnexPage.tsx';
export { RegisterPage } from '../features/register/RegisterPage.tsx';
export { SupplierPage } from '../features/supplier/SupplierPage.tsx';
export { SystemsPage } from '../features/systems/SystemsPage.tsx';
