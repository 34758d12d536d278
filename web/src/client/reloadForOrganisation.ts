/** Restarts the product at the dashboard after a change of organisation, because no loaded data is valid any more. */
export function reloadForOrganisation(): void {
  window.location.assign('/dashboard');
}
