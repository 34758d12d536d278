/** The pages that emails lead to come together: the first load names two files less. */
export { ResetPasswordPage } from '../features/resetPassword/ResetPasswordPage.tsx';
export { UndoEmailChangePage } from '../features/undoEmailChange/UndoEmailChangePage.tsx';
export { VerifyEmailPage } from '../features/verifyEmail/VerifyEmailPage.tsx';
