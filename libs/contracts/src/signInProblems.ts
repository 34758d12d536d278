/** Sentences for users when signing in at an identity provider fails, by the `reason` of the error. */
export const SIGN_IN_PROBLEMS = {
  notOffered: 'Single sign-on is not set up here. Please sign in with your username and password.',
  noProvider:
    'Single sign-on is not set up for this email address. Please check it, or sign in with your username and password.',
  foreignDomain:
    'The email address from your identity provider is not in one of your organisation’s domains, so it cannot be used to sign in here.',
  cancelled: 'The sign-in at your identity provider was cancelled. Nothing has changed.',
  expired: 'This sign-in took too long or was already used. Please start again.',
  otherBrowser: 'This sign-in was started in another browser. Please start again in this one.',
  untrusted:
    'The response from your identity provider could not be verified, so you were not signed in. Please start again. If it happens again, tell your IT team.',
  away: 'Your identity provider could not be reached. Please try again in a few minutes.',
  refused:
    'Your identity provider does not accept the settings of this product. Your IT team has to correct the client ID, the client secret or the redirect address.',
  noEmail:
    'Your identity provider did not send your email address. Your IT team has to allow the scope “email” for this product.',
  unverifiedEmail:
    'Your identity provider does not confirm that your email address is yours, so it cannot be used to sign in here.',
  addressReserved:
    'This email address belonged to another account until a few days ago and can still be returned to it. If that account is yours, follow the link in the email about the change.',
  only: 'Passwords and passkeys do not sign you in here. Please sign in through your company, with single sign-on.',
  organisation: 'The organisation that you would join does not exist. Your IT team has to correct the settings.',
  suspended: 'Your account is suspended. Please contact us if you believe this is an error.',
  otherPerson: 'You signed in with another account at your identity provider. Please sign in there as yourself.',
  notFresh: 'Your identity provider did not ask you to sign in again, so this does not count as a confirmation.',
  signedOut: 'Your session has ended. Please sign in first.',
  tooOften: 'There have been too many sign-ins from your network. Please try again later.',
  unknown: 'Signing in did not work because of an error on our side. Please try again.',
} as const;
export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;
