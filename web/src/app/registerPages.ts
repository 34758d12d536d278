/** The pages about the register come together: people go from one to the other, and the first load names one file less. */
export { AnnexPage } from '../features/register/annexViii/AnnexPage.tsx';
export { RegisterPage } from '../features/register/RegisterPage.tsx';
export { SupplierPage } from '../features/supplier/SupplierPage.tsx';
export { SystemsPage } from '../features/systems/SystemsPage.tsx';
