/** What a reader wants to know before there is an account: short texts, which come together. */

export { ImprintPage } from '../features/trust/ImprintPage.tsx';
export { PrivacyPage } from '../features/trust/PrivacyPage.tsx';
export { SecurityPage } from '../features/trust/SecurityPage.tsx';
export { TermsPage } from '../features/trust/TermsPage.tsx';
