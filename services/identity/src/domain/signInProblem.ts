import { DomainError, type ErrorCode } from '@aicp/contracts/domainError';
import { SIGN_IN_PROBLEMS, type SignInProblem } from '@aicp/contracts/signInProblems';

/** An error with the problem as its `reason` and the problem's message. */
export function signInProblem(problem: SignInProblem, code: ErrorCode = 'UNAUTHENTICATED'): DomainError {
  return new DomainError(code, SIGN_IN_PROBLEMS[problem], { reason: problem });
}
