/** Short texts that visitors read before they register; they form one chunk. */

export { ImprintPage } from '../features/trust/ImprintPage.tsx';
export { PrivacyPage } from '../features/trust/PrivacyPage.tsx';
export { SecurityPage } from '../features/trust/SecurityPage.tsx';
export { TermsPage } from '../features/trust/TermsPage.tsx';
