/** The pages that emails and identity providers link to form one chunk, so that the first load names two files fewer. */

export { SignInPage } from '../features/auth/SignInPage.tsx';
export { ResetPasswordPage } from '../features/resetPassword/ResetPasswordPage.tsx';
export { UndoEmailChangePage } from '../features/undoEmailChange/UndoEmailChangePage.tsx';
export { VerifyEmailPage } from '../features/verifyEmail/VerifyEmailPage.tsx';
