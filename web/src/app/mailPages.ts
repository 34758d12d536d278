/** The pages that emails and identity providers lead to come together: the first load names two files less. */

export { SignInPage } from '../features/auth/SignInPage.tsx';
export { ResetPasswordPage } from '../features/resetPassword/ResetPasswordPage.tsx';
export { UndoEmailChangePage } from '../features/undoEmailChange/UndoEmailChangePage.tsx';
export { VerifyEmailPage } from '../features/verifyEmail/VerifyEmailPage.tsx';
